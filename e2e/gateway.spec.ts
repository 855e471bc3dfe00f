/** The dashboard with servers of others: through the gateway, and from a host of files that asks them directly. */
import type { Page } from '@playwright/test';
import { startAwkward } from '#test/servers/start-awkward.ts';
import { startFileHost } from '#test/start-file-host.ts';
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

test('a host of files has the dashboard in any folder, and no rewrites', async ({ page }) => {
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
