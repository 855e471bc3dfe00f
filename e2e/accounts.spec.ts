/** Tests several accounts and servers in one browser. */
import type { Page } from '@playwright/test';
import { startQuirkyServer } from '#test/servers/start-quirky-server.ts';
import { startProduct } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { makeFirstAccount, staySignedIn } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

const stops: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const links = (page: Page) => page.getByRole('table', { name: 'Links' });
const to = (page: Page, name: string) => menu(page).getByRole('link', { name }).click();

/** Returns the databases that the browser keeps for a server's account. */
const keptOf = (page: Page, { url }: { url: string }) =>
  page.evaluate(
    async (server) =>
      (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(`${server} `) ? name : [])),
    url,
  );

async function choose(page: Page, name: RegExp | string) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function signInWithKey(page: Page, { key, url }: { key: string; url: string }) {
  await page.getByLabel('API key', { exact: true }).fill(key);
  await page.getByLabel('Server').fill(url);
  await page.getByLabel('Stay signed in').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test(
  'accounts on two servers are kept apart, and signing out of one doesn’t affect the other',
  { tag: '@every-case' },
  async ({ page, context }) => {
    // Both accounts are named ada.
    const [shop, product] = await Promise.all([
      startQuirkyServer('none', { limit: 600 }),
      startProduct({ RATE_LIMIT: '600', SESSION_RATE_LIMIT: '600' }),
    ]);
    stops.push(shop.stop, product.stop);
    const shopHost = new URL(shop.url).host;
    const shopTitle = shop.records.urls[0]?.title ?? '';
    const shared = `${product.url}/app/links?in=ada@${shopHost}`;
    const told = new Map<string, Set<string>>();
    const ofSeveral: string[] = [];
    context.on('request', (request) => {
      if (/\/assets\/(?:accounts|several)-/.test(request.url())) ofSeveral.push(request.url());
      const { authorization } = request.headers();
      if (!authorization) return;
      const origins = told.get(authorization) ?? new Set();
      told.set(authorization, origins.add(new URL(request.url()).origin));
    });

    const draft = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    const restore = page.getByRole('button', { name: 'Restore' });

    // The first account has a copy of its links, a draft, and no task.
    const { key } = await makeFirstAccount(page, product);
    await addLink(product, key, { url: 'https://acme.com/menus', custom: 'menu', title: 'Spring menu' });
    await staySignedIn(page);
    await page.goto(`${product.url}/app/campaigns?open=new`);
    await draft.fill('Half done');
    // A browser with one account shows none of this, and loads none of its code.
    await expect(page).toHaveURL(`${product.url}/app/campaigns?open=new`);
    await page.goto(`${product.url}/app/links`);
    await expect(links(page)).toContainText('Spring menu');
    await expect.poll(() => keptOf(page, product)).toContain(`waypost-kept-copy-${product.url} 1`);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
    await page.keyboard.press('Escape');
    expect(ofSeveral).toEqual([]);

    // Adds the account on the other server.
    await choose(page, 'Add account');
    await expect(page.getByRole('heading', { name: 'Add an account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible();
    await page.getByRole('radio', { name: 'With API key' }).check();
    await signInWithKey(page, shop);
    await expect(page).toHaveURL(`${product.url}/app/?in=ada@${shopHost}`);

    // Gives it a name and a color.
    await choose(page, /^Account$/);
    const look = page.getByRole('region', { name: 'Name and color' });
    await look.getByLabel('Name').fill('Shop');
    await look.getByRole('radio', { name: 'Pink' }).check({ force: true });
    await expect(page.getByTitle('Shop', { exact: true })).toBeVisible();
    await expectAccessible(page);

    // Runs a task in it, which the first account doesn't show.
    await to(page, 'Links');
    await expect(links(page)).toContainText(shopTitle);
    await expect(links(page)).not.toContainText('Spring menu');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(page.getByRole('button', { name: 'Add to campaign' })).toBeVisible();
    await page.keyboard.press('m');
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Add 25 links' }).click();
    await expect(page.getByText(/^25 links added to/)).toBeVisible();
    await choose(page, 'Tasks');
    await expect(page.getByRole('link', { name: /^25 links added to/ })).toBeVisible();
    await expect.poll(() => keptOf(page, shop)).not.toEqual([]);
    await to(page, 'Campaigns');
    await page.getByRole('button', { name: 'New campaign' }).first().click();
    await expect(draft).toHaveValue('');
    await expect(restore).toHaveCount(0);

    // Returns to the first account with keys. Everything there is unchanged.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Two keys belong together only for a moment.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('1');
      await expect(page).toHaveURL(`${product.url}/app/?in=ada`, { timeout: 5000 });
    }).toPass();
    await choose(page, 'Tasks');
    await expect(page.getByText('No tasks in this browser')).toBeVisible();
    await to(page, 'Campaigns');
    await page.getByRole('button', { name: 'New campaign' }).first().click();
    await restore.click();
    await expect(draft).toHaveValue('Half done');

    // Another tab opens the account that a URL names, and this tab stays as it is.
    const other = await context.newPage();
    await other.goto(`${product.url}/app/links?in=ada`);
    await expect(links(other)).toContainText('Spring menu');
    await other.keyboard.press('Control+k');
    await other.getByRole('combobox', { name: 'Go to' }).fill('shop');
    await other.getByRole('option', { name: 'Switch to Shop' }).click();
    await expect(other).toHaveURL(`${product.url}/app/?in=ada@${shopHost}`);
    await expect(other.getByTitle('Shop', { exact: true })).toBeVisible();
    await other.goto(shared);
    await expect(links(other)).toContainText(shopTitle);
    await expect(draft).toHaveValue('Half done');

    // Signing out of the shop doesn't affect the first account.
    await choose(other, /^Sign out$/);
    await expect(other.getByRole('button', { name: /^ada · / })).toBeVisible();
    await expect.poll(() => keptOf(page, shop)).toEqual([]);
    expect(await keptOf(page, product)).toContain(`waypost-kept-copy-${product.url} 1`);
    const kept = await other.evaluate(() => {
      // The browser remembers how many requests of a limit were spent for longer than it's signed in.
      const rest = Object.entries(localStorage).filter(([name]) => name !== 'waypost-budget-names');
      return JSON.stringify([rest, sessionStorage]);
    });
    expect(kept).not.toContain(shop.key);
    expect(kept).not.toContain(shopHost);
    await other.close();
    await page.reload();
    await restore.click();
    await expect(draft).toHaveValue('Half done');

    // The shop's pages say whose account they're in, and offer to sign in to it.
    await page.goto(shared);
    await expect(page.getByRole('heading', { name: 'This page is in another account' })).toBeVisible();
    await expect(page.getByText(`It belongs to ada on ${shopHost}. You’re signed in as ada.`)).toBeVisible();
    await expect(page).toHaveURL(shared);
    // A token from an e-mail doesn't remain in the history if the user stays in this account.
    await page.goto(`${shared}#token=mailed`);
    await page.getByRole('button', { name: /^Stay in / }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(shared);
    await page.getByRole('link', { name: 'Sign in as ada' }).click();
    await expect(page.getByText(`Sign in as ada on ${shopHost} to open this page.`)).toBeVisible();
    await expectAccessible(page);
    await signInWithKey(page, shop);
    await expect(page).toHaveURL(shared);
    await expect(links(page)).toContainText(shopTitle);
    await choose(page, 'Tasks');
    await expect(page.getByText('No tasks in this browser')).toBeVisible();

    // No key was sent to the other server.
    expect(told.get(`Bearer ${shop.key}`)).toEqual(new Set([shop.url]));
    for (const [authorization, origins] of told)
      if (authorization !== `Bearer ${shop.key}`) expect(origins).toEqual(new Set([product.url]));
  },
);
