/** The dashboard with servers of others: through the gateway, and from a host of files that asks them directly. */
import type { Locator, Page } from '@playwright/test';
import { startAwkward } from '#test/servers/start-awkward.ts';
import { startFileHost } from '#test/start-file-host.ts';
import { startProduct } from '#test/start-product.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

const stops: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Where the key went. */
function originsOf(key: string, page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const told = JSON.stringify(request.headers()) + request.url() + (request.postData() ?? '');
    if (told.includes(key)) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

test('the dashboard works from a static host, in any folder and without rewrites', async ({ page }) => {
  const server = await startAwkward('strings,nextpage,expires,members');
  stops.push(server.stop);
  const host = await startFileHost('/tools/short-links/', {
    servers: [{ name: 'Acme links', url: server.url }],
    others: false,
  });
  stops.push(host.stop);
  const origins = originsOf(server.key, page);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });

  await page.goto(`${host.url}#/qr?page=1`);
  await page.getByLabel('API key', { exact: true }).fill(server.key);
  // One server alone is nothing to choose from.
  await expect(page.getByLabel('Server')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${host.url}#/qr?page=1`);
  const [newest] = server.records.qrs;
  await expect(page.getByRole('link', { name: newest?.name ?? '' })).toBeVisible();

  // A deep address is opened, and read anew.
  await page.getByRole('link', { name: newest?.name ?? '' }).click();
  await expect(page).toHaveURL(`${host.url}#/qr/${newest?.id}`);
  await expect(page.getByRole('heading', { name: newest?.name ?? '' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: newest?.name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${host.url}#/qr?page=1`);
  expect([...origins]).toEqual([server.url]);
  expect(missing).toEqual([]);
});

test('a static host without config.json lets people name the server, and one that is unreadable is told of', async ({
  page,
}) => {
  const server = await startAwkward('none');
  const bare = await startFileHost('/tools/');
  const broken = await startFileHost('/tools/', '{"servers": ');
  stops.push(server.stop, bare.stop, broken.stop);

  await page.goto(broken.url);
  await expect(
    page.getByText('Couldn’t read this site’s config.json. Tell your administrator.'),
  ).toBeVisible();

  await page.goto(`${bare.url}#/channels`);
  await page.getByLabel('API key', { exact: true }).fill(server.key);
  await page.getByRole('textbox', { name: 'Server' }).fill(server.url);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: server.records.channels[0]?.name ?? '' })).toBeVisible();
});

/** Presses until it is done: a dialog that doesn't know whether it is, or that it isn't, says so and stays. */
async function insist(dialog: Locator, button: string, isDone: () => boolean) {
  const notice = dialog.getByRole('alert');
  // Its code may still be on the way.
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 5 && (await dialog.isVisible()); presses += 1) {
    await dialog.getByRole('button', { name: button }).click();
    // What was said of the try before goes with the press.
    await expect(dialog.getByRole('button', { name: button }))
      .toBeDisabled({ timeout: 1000 })
      .catch(() => undefined);
    await expect
      .poll(async () => !(await dialog.isVisible()) || (await notice.isVisible()), { timeout: 60_000 })
      .toBe(true);
  }
  await expect(dialog).toBeHidden();
  expect(isDone()).toBe(true);
}

type Awkward = Awaited<ReturnType<typeof startAwkward>>;

/** The most that came in within any 60 seconds. */
const mostInMinute = ({ met }: Awkward) =>
  Math.max(...met.map(({ at }) => met.filter((other) => other.at >= at && other.at < at + 60_000).length));

/** Lists, a link, a channel and a code, on a server that often answers late, wrongly or not at all. */
async function readAndWrite(page: Page, server: Awkward, app: string) {
  const { records } = server;
  const menu = page.getByRole('navigation', { name: 'Main' });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.goto(app);
  await page.getByLabel('API key', { exact: true }).fill(server.key);
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(menu).toBeVisible({ timeout: 5000 });
  }).toPass();
  await menu.getByRole('link', { name: 'Links' }).click();
  await expect(row(records.urls[3]?.title ?? '')).toBeVisible();

  await menu.getByRole('link', { name: 'Channels' }).click();
  await expect(row(records.channels[0]?.name ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'New channel' }).click();
  const adding = page.getByRole('dialog', { name: 'New channel' });
  await adding.getByLabel('Name').fill('Front door');
  await insist(adding, 'Create channel', () => records.channels.some(({ name }) => name === 'Front door'));
  await row('Front door').getByRole('button', { name: 'Actions for Front door' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit channel' });
  await editing.getByLabel('Name').fill('Back door');
  await insist(editing, 'Save', () => records.channels.some(({ name }) => name === 'Back door'));
  await row('Back door').getByRole('button', { name: 'Actions for Back door' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deleting = page.getByRole('dialog', { name: /Delete channel/ });
  await insist(deleting, 'Delete channel', () => records.channels.every(({ name }) => name !== 'Back door'));

  await menu.getByRole('link', { name: 'QR codes' }).click();
  const [newest] = records.qrs;
  await expect(row(newest?.name ?? '')).toBeVisible();
  await row(newest?.name ?? '')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const leaving = page.getByRole('dialog', { name: /Delete QR code/ });
  await insist(leaving, 'Delete QR code', () => records.qrs.every(({ id }) => id !== newest?.id));
  await expect(row(newest?.name ?? '')).toHaveCount(0);

  await page
    .getByRole('link', { name: /^New QR code/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Menu card');
  await page.getByRole('textbox', { name: 'Destination', exact: true }).fill('https://acme.example/menu');
  await expect(async () => {
    const create = page.getByRole('button', { name: 'Create QR code' });
    if (await create.isVisible()) await create.click();
    await expect(page.getByRole('heading', { name: 'Menu card' })).toBeVisible({ timeout: 20_000 });
  }).toPass();
  expect(records.qrs.filter(({ name }) => name === 'Menu card')).toHaveLength(1);
}

const accidents = 'all,sliding,delay,lost,login,cut,truncated';

test('the gateway reads and writes a server that allows no other origin', async ({ page }) => {
  const server = await startAwkward(accidents, { seed: 10, rate: 0.04 });
  const product = await startProduct({ UPSTREAM_URL: server.url, REGISTRATION: 'closed' });
  stops.push(product.stop, server.stop);
  const origins = originsOf(server.key, page);
  await readAndWrite(page, server, `${product.url}/app/`);
  expect([...origins]).toEqual([product.url]);
  expect(server.met.filter(({ isOver }) => isOver)).toEqual([]);
  expect(mostInMinute(server)).toBeLessThanOrEqual(30);
});

test('a static host reads and writes a server that allows other origins', async ({ page }) => {
  const server = await startAwkward(accidents, { seed: 12, rate: 0.04 });
  const host = await startFileHost('/tools/', {
    servers: [{ name: 'Acme', url: server.url }],
    others: false,
  });
  stops.push(host.stop, server.stop);
  const origins = originsOf(server.key, page);
  await readAndWrite(page, server, host.url);
  expect([...origins]).toEqual([server.url]);
  expect(server.met.filter(({ isOver }) => isOver)).toEqual([]);
  expect(mostInMinute(server)).toBeLessThanOrEqual(30);
});
