import type { Page } from '@playwright/test';
import { type Product, startProduct } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { ada, makeFirstAccount, signInFirst } from './first-account.ts';
import { expect, test } from './watched-page.ts';

/** A page that a user comes back to appears as it was left, before its code has loaded. */

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

const rows = (page: Page) => page.locator('tbody tr[data-place]');

/** Returns the paths of the pages that the tab keeps. */
const keptPages = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)]
      .map((name) => /^waypost-kept:page:(.*)$/.exec(name)?.[1])
      .filter((path) => path !== undefined)
      .toSorted(),
  );

/** Opens a list and waits until the browser has kept it. */
async function visit(page: Page, path: string) {
  await page.goto(`${product.url}/app/${path}`);
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => keptPages(page)).toContain(path);
}

/** Blocks the app's code on the next page. Returns a function that lets it through. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/frame-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a revisited list appears before its code, handles an early click and then shows new links', async ({
  page,
}) => {
  const { key } = await signInFirst(page, product);
  await addLink(product, key, { url: 'https://acme.com/menu', custom: 'menu', title: 'Spring menu' });
  await visit(page, 'links');
  await addLink(product, key, { url: 'https://acme.com/jobs', custom: 'jobs', title: 'Open positions' });

  const letThrough = await holdCode(page);
  await page.reload();
  await expect(page.getByText('Spring menu')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('#root')).toHaveAttribute('inert');
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByText('New link').boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);

  letThrough();
  await expect(page.getByRole('dialog', { name: 'New link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Open positions')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
});

test(
  'a list is kept even when a preloaded stylesheet of another page fails to load',
  { tag: '@every-case' },
  async ({ page, complaints }) => {
    const { key } = await signInFirst(page, product);
    await addLink(product, key, { url: 'https://acme.com/menu', custom: 'menu', title: 'Spring menu' });
    await page.route('**/assets/gone.css', (route) => route.abort());
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = document.createElement('link');
        document.head.append(Object.assign(sheet, { rel: 'stylesheet', href: '/app/assets/gone.css' }));
      }),
    );
    await visit(page, 'links');
    expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED']);
    complaints.length = 0;
  },
);

/** Runs in the page. Returns the position and color of each visible word and picture. */
const sight = () =>
  [...document.querySelectorAll('#root :not(col)')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen = width > 0 && y < window.innerHeight && element.children.length === 0;
    const { color } = getComputedStyle(element);
    return isSeen ? [[element.tagName, element.textContent, x, y, width, height, color].join(' ')] : [];
  });

/** Makes the page record what it shows when it's left, which is when it's kept. */
const noteSight = (page: Page) =>
  page.addInitScript(`document.addEventListener('visibilitychange', () => {
    if (document.hidden && !document.querySelector('[aria-busy="true"]'))
      sessionStorage.setItem('sight', JSON.stringify((${sight.toString()})()));
  })`);

test('a kept page looks like the page itself', { tag: '@every-case' }, async ({ page }) => {
  await noteSight(page);
  await makeFirstAccount(page, product);
  await product.waypost('demo', '--account', ada.username, '--links', '60', '--visits', '400');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['links', 'qr', 'campaigns']) {
    await visit(page, path);
    await page.evaluate(async () => void (await document.fonts.ready));
    const letThrough = await holdCode(page);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await page.evaluate(() => sessionStorage.getItem('sight') ?? '');
    expect(await page.evaluate(sight), path).toEqual(JSON.parse(before));
    letThrough();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
  }
});

test(
  'a kept page is replaced by an error when its code can’t be loaded',
  { tag: '@every-case' },
  async ({ page, complaints }) => {
    const { key } = await signInFirst(page, product);
    await addLink(product, key, { url: 'https://acme.com/menu', custom: 'menu', title: 'Spring menu' });
    await visit(page, 'links');
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
    await page.route('**/assets/frame-*.js', async (route) => {
      await isSeen;
      await route.abort();
    });
    await page.reload();
    await expect(page.getByText('Spring menu')).toBeVisible();
    see();
    await expect(page.getByRole('alert')).toContainText('Couldn’t load Waypost');
    await expect(page.getByText('Spring menu')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByText('Spring menu')).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    complaints.length = 0;
  },
);

test(
  'forms and account pages are not kept, and signing out removes all kept pages',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    await addLink(product, key, { url: 'https://acme.com/menu', custom: 'menu', title: 'Spring menu' });
    await visit(page, 'links');
    await page.goto(`${product.url}/app/account`);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await page.goto(`${product.url}/app/links`);
    await expect(rows(page)).toHaveCount(1);
    expect((await keptPages(page)).filter((path) => path !== '' && path !== 'links')).toEqual([]);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await keptPages(page)).toEqual([]);
  },
);
