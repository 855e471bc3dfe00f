import { startProduct, type Product } from '#test/start-product.ts';
import { makeFirstAccount, signInFirst } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;
test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test(
  'pixels are created, filtered by network, edited and deleted',
  { tag: '@every-case' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await makeFirstAccount(page, product);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pixels' }).click();
    await expect(page.getByText('No pixels yet')).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Add pixel' });
    await expect(dialog.getByLabel('Network')).toBeFocused();
    await dialog.getByRole('button', { name: 'Add pixel' }).click();
    await expect(dialog.getByText('Choose a network.')).toBeVisible();
    // Leaving the field shows its error, which must not move the button away from the pointer.
    await expect(dialog.getByText('The pixel ID can’t be empty.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Network').selectOption('Google Tag Manager');
    await dialog.getByLabel('Name').fill('<b>All</b> sites');
    await dialog.getByLabel('Pixel ID').fill("gtm('GTM-5KX2N9Q')");
    await dialog.getByRole('button', { name: 'Use GTM-5KX2N9Q' }).click();
    await dialog.getByRole('button', { name: 'Add pixel' }).click();
    await expect(page.getByText('Pixel added')).toBeVisible();
    const table = page.getByRole('table', { name: 'Pixels' });
    await expect(table.getByText('<b>All</b> sites')).toBeVisible();

    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Add pixel' }).click();
    await dialog.getByLabel('Network').selectOption('TikTok');
    await dialog.getByLabel('Name').fill('مرحبا');
    await dialog.getByLabel('Pixel ID').fill('C7N0M2KLQ9T3R5V8W1XG');
    await page.keyboard.press('Enter');
    await expect(table.getByText('مرحبا')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Network' }).selectOption('tagmgrpixel');
    await expect(page).toHaveURL(/\?type=tagmgrpixel$/);
    await expect(table.locator('tbody tr')).toHaveCount(1);
    await page.reload();
    await expect(table.locator('tbody tr')).toHaveCount(1);
    await page.goBack();
    await expect(table.locator('tbody tr')).toHaveCount(2);

    // The newest pixel is first.
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('c');
    await expect(page.getByText('Pixel ID copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GTM-5KX2N9Q');

    await page.keyboard.press('e');
    const edit = page.getByRole('dialog', { name: 'Edit pixel' });
    await edit.getByLabel('Pixel ID').fill('GTM-CHANGED');
    await page.keyboard.press('Enter');
    await expect(table.getByText('GTM-CHANGED')).toBeVisible();
    await expect(edit).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions for مرحبا' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete pixel' }).click();
    await expect(table.locator('tbody tr')).toHaveCount(1);
  },
);

/** A person’s user agent. A headless browser is taken for a bot, for which nothing fires. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Responses of the networks’ hosts. Each script does what its network documents for queued calls. */
const standIns: Readonly<Record<string, string>> = {
  'www.googletagmanager.com': `for (const [call, tag] of dataLayer)
    if (call === 'config') new Image().src = 'https://region1.google-analytics.com/g/collect?tid=' + tag;`,
  'connect.facebook.net': `for (const [call, name] of fbq.queue)
    new Image().src = 'https://www.facebook.com/tr?' + call + '=' + name;
    new Image().src = 'https://somebody-else.example/tr';`,
  // Accepts every request, and never responds.
  'analytics.tiktok.com': '',
};

test('a link with three pixels asks for consent, fires only after a yes and counts each click', async ({
  page,
  browser,
}) => {
  await signInFirst(page, product);
  await page.goto(`${product.url}/app/pixels`);
  for (const [service, name, tag] of [
    ['Google Analytics', 'Site', 'G-7Q2M4X1ZKD'],
    ['Facebook (Meta)', 'Spring', '381920475516204'],
    ['TikTok', 'Clips', 'C7N0M2KLQ9T3R5V8W1XG'],
  ] as const) {
    await page.getByRole('button', { name: 'Add pixel' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add pixel' });
    await dialog.getByLabel('Network').selectOption(service);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Pixel ID').fill(tag);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByRole('combobox', { name: 'When pixels fire' })).toHaveValue('ask');
  await expectAccessible(page);

  await page.goto(`${product.url}/app/links?open=new`);
  const form = page.getByRole('dialog', { name: 'New link' });
  await form.getByLabel('Destination').fill('https://acme.example/menu');
  await form.getByLabel('Alias').fill('menu');
  await form.getByText('Pixels').click();
  for (const name of ['Site', 'Spring', 'Clips'])
    await form.getByRole('checkbox', { name: new RegExp(`^${name} `) }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('row', { name: /menu/ }).getByText('3 pixels')).toBeVisible();

  /** Opens a visitor's page. `told` records the requests to the networks. */
  const visitor = async (locale: string) => {
    const context = await browser.newContext({ locale, userAgent });
    const told: string[] = [];
    await context.route(/^https:/, async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      if (host === 'acme.example') return route.fulfill({ contentType: 'text/html', body: '<h1>Menu</h1>' });
      told.push(host + (host in standIns ? '' : pathname + search));
      if (host === 'analytics.tiktok.com') return undefined;
      return route.fulfill({ contentType: 'text/javascript', body: standIns[host] ?? '' });
    });
    const visit = await context.newPage();
    return { context, visit, told };
  };
  const arrives = (visit: typeof page) => expect(visit.getByRole('heading', { name: 'Menu' })).toBeVisible();

  const refusing = await visitor('de-DE');
  await refusing.visit.goto(`${product.url}/menu`);
  await expect(refusing.visit.getByText(/möchte Google Analytics, Facebook/)).toBeVisible();
  await expectAccessible(refusing.visit);
  expect(refusing.told).toEqual([]);
  await refusing.visit.getByRole('button', { name: 'Nicht erlauben' }).click();
  await arrives(refusing.visit);
  const again = await refusing.context.request.get(`${product.url}/menu`, {
    headers: { Accept: 'text/html', 'User-Agent': userAgent },
    maxRedirects: 0,
  });
  expect([again.status(), again.headers()['location']]).toEqual([302, 'https://acme.example/menu']);
  expect(refusing.told).toEqual([]);

  const accepting = await visitor('en-GB');
  // The clock is paused, since the page continues to its destination after 1.5 s, whatever has fired by then.
  const start = Date.now();
  await accepting.visit.clock.install({ time: start });
  await accepting.visit.clock.pauseAt(start + 60_000);
  await accepting.visit.goto(`${product.url}/menu`);
  await accepting.visit.getByRole('button', { name: 'Allow', exact: true }).click();
  const fired = [
    'analytics.tiktok.com',
    'connect.facebook.net',
    'region1.google-analytics.com/g/collect?tid=G-7Q2M4X1ZKD',
    'www.facebook.com/tr?init=381920475516204',
    'www.facebook.com/tr?track=PageView',
    'www.googletagmanager.com',
  ];
  await expect.poll(() => accepting.told.toSorted()).toEqual(fired);
  // A network that doesn’t respond doesn't keep visitors from their destination.
  await accepting.visit.clock.runFor(1500);
  await arrives(accepting.visit);
  // The choice is remembered. The page doesn’t finish loading before it leaves, since its frame waits for that network.
  await accepting.visit.goto(`${product.url}/menu`, { waitUntil: 'commit' });
  await expect.poll(() => accepting.told.toSorted()).toEqual([...fired, ...fired].toSorted());
  await accepting.visit.clock.runFor(1500);
  await arrives(accepting.visit);
  await accepting.visit.goto(`${product.url}/pixels/choice`);
  await accepting.visit.getByRole('button', { name: 'Delete answers' }).click();
  await expect(accepting.visit.getByText(/You haven’t allowed any/)).toBeVisible();
  for (const { context } of [refusing, accepting]) await context.close();

  const row = page.getByRole('row', { name: /menu/ });
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell', { name: '4', exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
});
