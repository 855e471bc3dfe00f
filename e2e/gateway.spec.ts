/** Tests the dashboard with other servers: through the gateway, and from a file host that calls them directly. */
import type { Page } from '@playwright/test';
import { startQuirkyServer } from '#test/servers/start-quirky-server.ts';
import { startFileHost } from '#test/start-file-host.ts';
import { startProduct } from '#test/start-product.ts';
import { expectWithinLimit, readAndWrite, storyTime } from './read-and-write.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

const stops: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Returns the origins that the key was sent to. */
function originsOf(key: string, page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const told = JSON.stringify(request.headers()) + request.url() + (request.postData() ?? '');
    if (told.includes(key)) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

test('the dashboard works from a static host, in any folder and without rewrites', async ({ page }) => {
  const server = await startQuirkyServer('strings,nextpage,expires,members');
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
  // A single server leaves nothing to choose.
  await expect(page.getByLabel('Server')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${host.url}#/qr?page=1`);
  const [newest] = server.records.qrs;
  await expect(page.getByRole('link', { name: newest?.name ?? '' })).toBeVisible();

  // A deep URL can be opened and reloaded.
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

test(
  'a static host without config.json asks for the server, and an invalid one is reported',
  { tag: '@every-case' },
  async ({ page }) => {
    const server = await startQuirkyServer('none');
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
  },
);

const accidents = 'all,sliding,delay,lost,login,cut,truncated';

/** By default each runs one part of one mixture. `npm run bench -- servers` runs all parts of more mixtures. */
const isWhole = process.env['SERVER_SEEDS'] !== undefined;
const listed = (name: string, usual: string) => (process.env[name] ?? usual).split(',').map(Number);

for (const limit of listed('SERVER_LIMITS', '30'))
  for (const seed of listed('SERVER_SEEDS', '10')) {
    test(`the gateway reads from and writes to a server without CORS: mixture ${seed}, limit ${limit}`, async ({
      page,
    }) => {
      test.setTimeout(storyTime(limit));
      const server = await startQuirkyServer(accidents, { seed, limit, rate: 0.04 });
      const product = await startProduct({ UPSTREAM_URL: server.url, REGISTRATION: 'closed' });
      stops.push(product.stop, server.stop);
      const origins = originsOf(server.key, page);
      await readAndWrite(page, server, `${product.url}/app`, isWhole ? undefined : ['write']);
      expect([...origins]).toEqual([product.url]);
      expectWithinLimit(server);
    });
  }

for (const limit of listed('SERVER_LIMITS', '30'))
  for (const seed of listed('SERVER_SEEDS', '12')) {
    test(
      `a static host reads from and writes to a server directly: mixture ${seed}, limit ${limit}`,
      { tag: '@every-case' },
      async ({ page }) => {
        test.setTimeout(storyTime(limit));
        const server = await startQuirkyServer(accidents, { seed, limit, rate: 0.04 });
        const host = await startFileHost('/tools/', {
          servers: [{ name: 'Acme', url: server.url }],
          others: false,
        });
        stops.push(host.stop, server.stop);
        const origins = originsOf(server.key, page);
        test.skip(server.mixture.has('origins', 'all'), 'It allows no other origin.');
        await readAndWrite(page, server, `${host.url}#`, isWhole ? undefined : ['read']);
        expect([...origins]).toEqual([server.url]);
        expectWithinLimit(server);
      },
    );
  }
