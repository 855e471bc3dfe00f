import { startProduct, type Product } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { ada, signInFirst } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check covers several themes and widths, and takes seconds.
test.setTimeout(180_000);

let product: Product;

const links = [
  {
    custom: 'spring-menu',
    url: 'https://acme.com/menus/2026/spring?utm_source=newsletter',
    title: 'Spring menu',
  },
  { custom: 'jobs', url: 'https://careers.acme.com/open', title: 'Open positions' },
  { custom: 'العربية', url: 'https://acme.com/ar', title: 'قائمة الطعام' },
  { custom: 'party', url: 'https://acme.com/party', title: '🎉 <b>Party</b> <script>alert(1)</script>' },
  { custom: 'long', url: `https://acme.com/${'deep/'.repeat(80)}`, title: 'Long '.repeat(30) },
];

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test('an account holder finds a link by search, order, page and short URL', async ({ page, context }) => {
  const { key } = await signInFirst(page, product);
  await product.waypost('demo', '--account', ada.username, '--links', '60', '--visits', '50');
  for (const link of links) await addLink(product, key, link);
  await page.goto(`${product.url}/app/links`);
  const table = page.getByRole('table', { name: 'Links' });
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('🎉 <b>Party</b> <script>alert(1)</script>')).toBeVisible();
  await expect(page.getByText('/العربية')).toBeVisible();
  await expectAccessible(page);

  // Turns pages with the buttons, and with the browser's own.
  const total = Number(
    /of (\d+)/.exec((await page.getByRole('navigation', { name: 'Pages' }).textContent()) ?? '')?.[1],
  );
  expect(total).toBeGreaterThanOrEqual(65);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText(`26–50 of ${total}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`1–25 of ${total}`)).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByText(`26–50 of ${total}`)).toBeVisible();
  await page.getByLabel('Rows').selectOption('100');
  await expect(rows).toHaveCount(Math.min(100, total));
  await expect(page).toHaveURL(/\/app\/links\?size=100$/);

  await page.keyboard.press('/');
  await page.keyboard.type('menus spring');
  await expect(page).toHaveURL(/q=menus\+spring/);
  await expect(table.getByText('/spring-menu')).toBeVisible();
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText('No matching links')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows).not.toHaveCount(0);

  for (let clicks = 0; clicks < 60; clicks += 1) await scan(`${product.url}/jobs`, 'iphone');
  const mostClicked = async () => {
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await fetch(`${product.url}/api/urls?limit=1&order=click`, { headers });
    return ((await answer.json()) as { data: { urls: { alias: string }[] } }).data.urls[0]?.alias;
  };
  await expect.poll(mostClicked).toBe('jobs');
  await page.getByLabel('Order').selectOption('Most clicks first');
  await expect(rows.first()).toContainText('jobs');
  await expect(page).toHaveURL(/order=click/);

  // A pasted short URL is looked up. A colleague who opens the same URL sees the same.
  await page.getByRole('searchbox').fill(`${product.url}/jobs`);
  await expect(page.getByText('Found by short URL')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').fill(`${product.url}/nothing-there`);
  await expect(page.getByText('No matching links')).toBeVisible();
  await expectAccessible(page);

  // Copies with the keyboard alone.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${product.url}/app/links?q=jobs+positions`);
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByText('Short URL copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/jobs`);
});

test(
  'links are selected across pages and added to a channel together',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    await product.waypost('demo', '--account', ada.username, '--links', '60', '--visits', '0');
    await fetch(`${product.url}/api/channel/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Bulk' }),
    });
    await page.goto(`${product.url}/app/links`);
    const boxes = page.locator('tbody').getByRole('checkbox');
    await boxes.nth(20).scrollIntoViewIfNeeded();
    await boxes.nth(20).check();
    await boxes.nth(23).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('4 selected');
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    const first = page.getByRole('table', { name: 'Links' }).locator('tbody tr').first();
    const before = await first.innerText();
    await bar.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    // The first page's rows stay until those of the second have loaded, and can still be selected until then.
    await expect(first).not.toHaveText(before, { useInnerText: true });
    await boxes.first().check();
    await expect(bar).toContainText('5 selected on 2 pages');

    // Going back restores the selection and the scroll position.
    await page.goBack();
    await expect(boxes.nth(20)).toBeChecked();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

    // On a phone the actions are a menu, in the page's text color and not in that of the bar that opens it.
    await page.setViewportSize({ width: 390, height: 844 });
    await bar.getByRole('button', { name: 'Actions' }).click();
    const inks = await page
      .getByRole('menuitem', { name: 'Export' })
      .evaluate((item) => [item, document.body].map((element) => getComputedStyle(element).color));
    expect(inks[0]).toBe(inks[1]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.keyboard.press('h');
    const dialog = page.getByRole('dialog', { name: 'Add 5 links to a channel' });
    await dialog.getByRole('radio', { name: 'Bulk' }).check();
    await expectAccessible(page);
    // The second click of a double click doesn't stop the task.
    await dialog.getByRole('button', { name: 'Add 5 links' }).dblclick();
    await expect(page.getByText('5 links added to Bulk')).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);

test('the frame says when a page doesn’t exist', { tag: '@every-case' }, async ({ page }) => {
  await signInFirst(page, product);
  await page.goto(`${product.url}/app/nowhere`);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${product.url}/app/qr/4711`);
  await expect(page.getByRole('heading', { name: 'QR code not found' })).toBeVisible();
});

test('a used-up rate limit is waited out and shown on the meter, not as an error', async ({ page }) => {
  const strict = await startProduct({ RATE_LIMIT: '12', SESSION_RATE_LIMIT: '12' });
  await signInFirst(page, strict);
  // Each view requests the account and a list.
  let view = 0;
  await expect(async () => {
    view += 1;
    await page.goto(`${strict.url}/app/links?q=${view}`);
    await expect(page.getByText('No matching links').or(page.getByText(/waiting \d+ s/))).toBeVisible();
    await expect(page.getByText(/waiting \d+ s/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await strict.stop();
});

test(
  'in a narrow column, a short URL loses its domain first, then the end of its alias',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    const short = 'harvest-fair';
    const long = 'a-long-alias-typed-for-a-flyer-of-the-autumn-2026';
    for (const custom of [short, long])
      await addLink(product, key, { url: 'https://acme.com/fair', custom, title: 'Fair' });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${product.url}/app/links`);
    const seenOf = async (alias: string) => {
      const url = page.getByTitle(new RegExp(`/${alias}$`));
      await expect(url).toBeVisible();
      return url.evaluate((shown) => {
        const cell = shown.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(shown);
        const all = range.getBoundingClientRect();
        const name = shown.querySelector('span > span');
        document.getSelection()?.selectAllChildren(shown);
        return {
          startsAtEdge: all.left === cell.left,
          isDomainCut: name !== null && name.scrollWidth > name.clientWidth,
          isAliasCut: all.right > cell.right + 1,
          copied: String(document.getSelection()),
        };
      });
    };
    const host = product.url.replace('http://', '');
    const cut = { startsAtEdge: true, isDomainCut: true };
    expect(await seenOf(short)).toEqual({ ...cut, isAliasCut: false, copied: `${host}/${short}` });
    expect(await seenOf(long)).toEqual({ ...cut, isAliasCut: true, copied: `${host}/${long}` });
  },
);

test('clicks in the millions are never cut', { tag: '@every-case' }, async ({ page }) => {
  const { key } = await signInFirst(page, product);
  await addLink(product, key, { url: 'https://acme.com/fair', custom: 'fair' });
  await page.route(`${product.url}/api/urls*`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('"clicks":0', '"clicks":98765432') });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/app/links`);
  const cell = page.getByRole('cell', { name: '98,765,432', exact: true });
  await expect(cell).toBeVisible();
  expect(await cell.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  // The service stops before the page, which may be loading its copy of the list.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
