import { expect, type Locator, type Page } from '@playwright/test';
import type { QuirkyServer } from '#test/servers/start-quirky-server.ts';

/** Returns a journey's timeout, in ms. At ten requests a minute, it mostly waits. */
export const storyTime = (limit: number) => (limit < 30 ? 1_800_000 : 600_000);

/** At ten requests a minute, a page may wait for two minutes. */
const patience = { timeout: 180_000 };

/** Waits until the content is shown, and presses “Try again” when loading has failed. */
async function untilShown(page: Page, isShown: () => Promise<boolean>) {
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
    expect(await isShown()).toBe(true);
  }).toPass(patience);
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Expects all rows but one, which may be a record that can't be read. */
async function expectRows(page: Page, names: readonly string[]) {
  const some = names.slice(0, 5);
  await untilShown(page, async () => {
    const counts = await Promise.all(some.map((name) => rowOf(page, name).count()));
    return counts.filter((count) => count > 0).length >= some.length - 1;
  });
}

const expectHeading = (page: Page, name: string | RegExp) =>
  untilShown(page, () => page.getByRole('heading', { level: 1, name }).isVisible());

/** Presses until it's done. A dialog that failed, or doesn't know whether it did, says so and stays open. */
async function insist(dialog: Locator, button: string, isDone: () => boolean) {
  const notice = dialog.getByRole('alert');
  // The dialog's code may still be loading.
  await expect(dialog).toBeVisible(patience);
  for (let presses = 0; presses < 5 && (await dialog.isVisible()); presses += 1) {
    await dialog.getByRole('button', { name: button }).click();
    // The message about the previous attempt disappears with the press.
    await expect(dialog.getByRole('button', { name: button }))
      .toBeDisabled({ timeout: 1000 })
      .catch(() => undefined);
    await expect
      .poll(async () => !(await dialog.isVisible()) || (await notice.isVisible()), patience)
      .toBe(true);
  }
  await expect(dialog).toBeHidden();
  expect(isDone()).toBe(true);
}

async function choose(page: Page, name: string, action: string) {
  const actions = rowOf(page, name).getByRole('button', { name: `Actions for ${name}` });
  await untilShown(page, () => actions.first().isVisible());
  await actions.first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const once = (rows: readonly { name: string }[], name: string) =>
  rows.filter((row) => row.name === name).length === 1;
const gone = (rows: readonly { name: string }[], name: string) => rows.every((row) => row.name !== name);

/** Opens every list, and a record of each list whose records have a page. */
async function read(page: Page, { records, mixture }: QuirkyServer, open: (path: string) => Promise<void>) {
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const lists = {
    '/links': records.urls.map(({ title }) => title),
    '/qr': namesOf(records.qrs),
    '/campaigns': namesOf(records.campaigns),
    '/channels': namesOf(records.channels),
    '/domains': records.domains.map(({ domain }) => domain.replace('https://', '')),
    '/pixels': namesOf(records.pixels),
    '/overlays': namesOf(records.overlays),
    '/splash': namesOf(records.splash),
  };
  const missing = missingOf(mixture);
  for (const [path, names] of Object.entries(lists)) {
    await open(path);
    const what = path.slice(1);
    // If a refusal comes with HTTP 200, the server's own words give the reason.
    const why = new RegExp(`This server doesn’t support ${what}|Couldn’t load ${what}`);
    if (path === missing) await untilShown(page, () => page.getByText(why).isVisible());
    else await expectRows(page, names);
  }
  for (const [list, rows] of [
    ['/qr', records.qrs],
    ['/channels', records.channels],
    ['/campaigns', records.campaigns],
  ] as const) {
    const [record] = rows.slice(-1);
    if (list === missing || !record) continue;
    await open(`${list}/${record.id}`);
    // A record's name is unknown if its list returns it in a form that can't be read.
    const name = new RegExp(`^${record.name}|Channel ${record.id}$|not found$`, 'i');
    // Such a server has no page for a campaign, which opens over the list if it exists.
    if (list === '/campaigns') await untilShown(page, async () => !/campaigns\/\d+$/.test(page.url()));
    else await untilShown(page, () => page.getByRole('heading', { name }).first().isVisible());
  }
  const [link] = records.urls.slice(-1);
  await open(`/links/by?${new URLSearchParams({ short: link?.shorturl ?? '' }).toString()}`);
  await expectHeading(page, new RegExp(`^(${link?.title}|.*not found)$`));
  await open('/statistics');
  await expectHeading(page, 'Statistics');
  await open('/account');
  await untilShown(page, () => page.getByText(records.account.email).first().isVisible());
  await open('/');
  await expectHeading(page, /./);
}

const missingOf = (mixture: QuirkyServer['mixture']) =>
  mixture.has('missing', 'all') ? mixture.form('missing', 'all', ['/campaigns', '/channels']) : undefined;

/** Creates, edits and deletes records. Each change must happen once, whatever happened to the responses. */
async function write(page: Page, server: QuirkyServer, open: (path: string) => Promise<void>) {
  const { records, mixture } = server;
  const missing = missingOf(mixture);
  for (const [what, rows] of [
    ['channel', () => records.channels],
    ['campaign', () => records.campaigns],
  ] as const) {
    if (missing === `/${what}s`) continue;
    await open(`/${what}s`);
    await page.getByRole('button', { name: `New ${what}` }).click();
    const adding = page.getByRole('dialog', { name: `New ${what}` });
    await adding.getByLabel('Name').fill('Front door');
    await insist(adding, `Create ${what}`, () => once(rows(), 'Front door'));
    await choose(page, 'Front door', 'Edit');
    const editing = page.getByRole('dialog', { name: `Edit ${what}` });
    await editing.getByLabel('Name').fill('Back door');
    await insist(editing, 'Save', () => once(rows(), 'Back door') && gone(rows(), 'Front door'));
    await choose(page, 'Back door', 'Delete');
    const deleting = page.getByRole('dialog', { name: new RegExp(`Delete ${what}`) });
    await insist(deleting, `Delete ${what}`, () => gone(rows(), 'Back door'));
    await expect(rowOf(page, 'Back door')).toHaveCount(0);
  }

  await open('/pixels');
  await page.getByRole('button', { name: 'Add pixel' }).click();
  const pixel = page.getByRole('dialog', { name: 'Add pixel' });
  await pixel.getByLabel('Network').selectOption('TikTok');
  await pixel.getByLabel('Name').fill('All pages');
  await pixel.getByLabel('Pixel ID').fill('C7N0M2KLQ9T3R5V8W1XG');
  await insist(pixel, 'Add pixel', () => once(records.pixels, 'All pages'));
  await untilShown(page, () => rowOf(page, 'All pages').isVisible());

  if (mixture.has('links', 'all')) await writeLink(page, server, open);

  await open('/qr');
  const [newest, second] = records.qrs;
  const leaving = [newest, second].find((code) => code !== undefined);
  await untilShown(page, () => page.getByRole('row').nth(3).isVisible());
  const shown = (await rowOf(page, leaving?.name ?? '').count()) > 0 ? leaving : second;
  await choose(page, shown?.name ?? '', 'Delete');
  const deleting = page.getByRole('dialog', { name: /Delete QR code/ });
  await insist(deleting, 'Delete QR code', () => records.qrs.every(({ id }) => id !== shown?.id));

  await page
    .getByRole('link', { name: /^New QR code/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Menu card');
  await page.getByRole('textbox', { name: 'Destination', exact: true }).fill('https://acme.example/menu');
  await expect(async () => {
    const create = page.getByRole('button', { name: 'Create QR code' });
    if ((await create.isVisible()) && (await create.isEnabled())) await create.click();
    await expect(page.getByRole('heading', { name: 'Menu card' })).toBeVisible({ timeout: 20_000 });
  }).toPass();
  expect(once(records.qrs, 'Menu card')).toBe(true);
}

/** Uses a server that supports links without announcing it. */
async function writeLink(page: Page, { records }: QuirkyServer, open: (path: string) => Promise<void>) {
  const rows = () => records.urls.map(({ title }) => ({ name: title }));
  await open('/account');
  const toggle = page.getByRole('switch', { name: 'Create, edit and delete links' });
  await untilShown(page, () => toggle.isVisible());
  await toggle.check();
  await open('/links');
  await page.getByRole('button', { name: /^New link/ }).click();
  const adding = page.getByRole('dialog', { name: 'New link' });
  await adding.getByLabel('Destination').fill('https://acme.example/front-door');
  await adding.getByLabel(/^Title/).fill('Front door');
  await insist(adding, 'Create link', () => once(rows(), 'Front door'));
  await choose(page, 'Front door', 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit link' });
  await editing.getByLabel(/^Title/).fill('Back door');
  await insist(editing, 'Save', () => once(rows(), 'Back door') && gone(rows(), 'Front door'));
  await choose(page, 'Back door', 'Delete');
  await insist(page.getByRole('dialog', { name: /Delete link/ }), 'Delete link', () =>
    gone(rows(), 'Back door'),
  );
}

const parts = { read, write };

/**
 * Reads everything from a server that often responds late, wrongly or not at all, and makes the changes that it
 * supports.
 * @param app the dashboard's URL, to which a page's path is appended
 */
export async function readAndWrite(
  page: Page,
  server: QuirkyServer,
  app: string,
  wanted: readonly (keyof typeof parts)[] = ['read', 'write'],
) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const open = async (path: string) => {
    const entry = menu.locator(`a[href$="${path}"]`).first();
    if (path !== '/' && (await entry.isVisible())) await entry.click();
    else await page.goto(`${app}${path}`);
  };
  await page.goto(`${app}/`);
  await page.getByLabel('API key', { exact: true }).fill(server.key);
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(menu).toBeVisible({ timeout: 5000 });
  }).toPass(patience);
  for (const part of wanted) await parts[part](page, server, open);
}

/** Returns the largest number of requests within any 60 seconds. */
function mostInMinute({ met, key }: QuirkyServer) {
  const times = met.filter((one) => one.key === key).map(({ at }) => at);
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length));
}

/** A limit that isn't announced, and is lower than the usual one, is learned from the first refusal. */
export function expectWithinLimit(server: QuirkyServer) {
  const refused = server.met.filter(({ isOver }) => isOver);
  if (server.limit < 30 && server.mixture.has('headers', 'all')) {
    expect(refused.length).toBeLessThanOrEqual(server.limit);
    return;
  }
  expect(refused).toEqual([]);
  expect(mostInMinute(server)).toBeLessThanOrEqual(server.limit);
}
