import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { startProduct } from '#test/start-product.ts';
import { startQuirksServer } from '#server/quirks/quirks-server.ts';
import { parseMixture } from '#server/quirks/quirks.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';
import { median } from './median.ts';

/**
 * Measures how long users wait who open a page of the navigation every three seconds for three minutes, at a limit of
 * 30 requests a minute, on this service and on a server with only the specification.
 */
const minutes = Number(process.env['MINUTES'] ?? 3);
const every = 3000;

const row = 'main tbody tr[data-place]';
const shows: Readonly<Record<string, string>> = {
  Overview: 'main [data-record]',
  // A server without visit history has no chart.
  Statistics: 'main :is([data-plot] svg, a[href*="links/by"])',
  Account: 'main h2',
};

interface Visited {
  waits: number[];
  requests: number;
  refused: number;
}

async function click(browser: Browser, origin: string, credentials: object): Promise<Visited> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) statuses.push(response.status());
  });
  await page.addInitScript(
    (kept) => sessionStorage.setItem('waypost-credentials', kept),
    JSON.stringify(credentials),
  );
  await page.goto(`${origin}/app/links`);
  await page.locator(row).first().waitFor();
  const nav = page.getByRole('navigation').first().getByRole('link');
  const names = (await nav.allTextContents()).map((name) => name.replace(/[\d,.]+k?$/, '').trim());
  const waits: number[] = [];
  const until = performance.now() + minutes * 60_000;
  for (let at = 0; performance.now() < until; at += 1) {
    const name = names[at % names.length] ?? '';
    const started = performance.now();
    await nav.nth(at % names.length).click();
    const isShown = await page
      .locator(shows[name] ?? row)
      .first()
      .waitFor({ timeout: every })
      .then(
        () => true,
        () => false,
      );
    const took = performance.now() - started;
    waits.push(took);
    if (!isShown || took > 2000) console.log(`  ${name}: ${isShown ? Math.round(took) : `over ${every}`} ms`);
    await pause(Math.max(0, every - took));
  }
  await context.close();
  return { waits, requests: statuses.length, refused: statuses.filter((status) => status === 429).length };
}

const told = ({ waits, requests, refused }: Visited) => ({
  pages: waits.length,
  'median, ms': Math.round(median(waits)),
  'longest, ms': Math.round(Math.max(...waits)),
  'over 2 s': waits.filter((wait) => wait > 2000).length,
  requests,
  refused,
});

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const product = await startProduct({ RATE_LIMIT: '30', SESSION_RATE_LIMIT: '30' });
const mixture = parseMixture('none', 1);
if (!mixture) throw new Error('No mixture is called none.');
const other = await startQuirksServer({ mixture, key: 'awkward', limit: 30, port: 0 });
try {
  const account = [
    '--email',
    'first@example.com',
    '--username',
    'first',
    '--password',
    'correct horse battery',
  ];
  const { key } = await product.waypost<{ key: string }>('account', 'add', ...account);
  await product.waypost('demo', '--account', 'first', '--links', '400', '--visits', '3000');
  console.table({
    'This service': told(await click(browser, product.url, { server: '', key, kind: 'key' })),
    'The specification alone': told(
      await click(browser, product.url, { server: other.url, key: 'awkward', kind: 'key' }),
    ),
  });
} finally {
  await other.stop();
  await product.stop();
  await browser.close();
}
