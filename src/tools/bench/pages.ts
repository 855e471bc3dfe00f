import { type BrowserContext, chromium, type Page } from 'playwright';
import { largestLimit } from '#contract/limits.ts';
import { startProduct } from '#test/start-product.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';

/**
 * How many requests each page of the built dashboard asks of the service, out of an account's thirty a minute: at a
 * first visit, when one comes back to it, and loaded anew once the browser has its own copy of the account's lists.
 * What fills and refreshes that copy goes on behind the page and gives way to it: it is counted apart.
 */

/** More would not leave much of a minute to whoever has just signed in. */
const mostOfOverview = 5;
/** Without a further request for so long, a page has what it shows, in ms. */
const quiet = 1000;
/** The copy waits for a while that nobody needs anything. */
const longQuiet = 8000;
/** For a machine that others use as well. */
const patience = 120_000;

const account = [
  '--email',
  'bench@example.com',
  '--username',
  'bench',
  '--password',
  'correct horse battery',
];
const settings = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const;

interface Counts {
  page: number;
  copy: number;
}

const isOfCopy = (address: URL) => address.searchParams.get('limit') === String(largestLimit);

/** Counts what a page asks for while something is done with it, until it has been quiet for a while. */
async function counted(page: Page, act: () => Promise<unknown>, pause = quiet): Promise<Counts> {
  const counts = { page: 0, copy: 0 };
  const underWay = new Set<unknown>();
  let last = performance.now();
  const begin = (request: { url(): string }) => {
    const address = new URL(request.url());
    if (!address.pathname.startsWith('/api/')) return;
    counts[isOfCopy(address) ? 'copy' : 'page'] += 1;
    underWay.add(request);
    last = performance.now();
  };
  const end = (request: unknown) => {
    if (underWay.delete(request)) last = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await act();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  while (underWay.size > 0 || performance.now() - last < pause) await page.waitForTimeout(100);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return counts;
}

const product = await startProduct({ RATE_LIMIT: '100000' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const { key } = await product.waypost<{ key: string }>('account', 'add', ...account);
  await product.waypost('demo', '--account', 'bench', '--links', '300', '--visits', '3000');

  /** A browser that is signed in to stay, and knows nothing else. */
  const newVisitor = async (): Promise<BrowserContext> => {
    const context = await browser.newContext(settings);
    context.setDefaultTimeout(patience);
    await context.addInitScript(
      (kept) => localStorage.setItem('waypost-credentials', kept),
      JSON.stringify({ server: '', key, kind: 'key' }),
    );
    return context;
  };
  const read = async <Answer>(path: string) => {
    const response = await fetch(product.url + path, { headers: { Authorization: `Bearer ${key}` } });
    return ((await response.json()) as { data: Answer }).data;
  };
  const { urls } = await read<{ urls: { alias: string }[] }>('/api/urls?limit=1');
  const { qrs } = await read<{ qrs: { id: number }[] }>('/api/qr?limit=1');
  const { channels } = await read<{ channels: { id: number }[] }>('/api/channels?limit=1');

  const pages: [string, string][] = [
    ['Overview', ''],
    ['Statistics', 'statistics'],
    ['Links', 'links'],
    ['A link', `links/by?short=${urls[0]?.alias}`],
    ['QR codes', 'qr'],
    ['A QR code', `qr/${qrs[0]?.id}`],
    ['New QR code', 'qr/new'],
    ['Campaigns', 'campaigns'],
    ['Channels', 'channels'],
    ['A channel', `channels/${channels[0]?.id}`],
    ['Domains', 'domains'],
    ['Pixels', 'pixels'],
    ['Overlays', 'overlays'],
    ['Splash pages', 'splash'],
    ['Account', 'account'],
  ];

  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of pages) {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    const first = await counted(page, () => page.goto(`${product.url}/app/${path}`));
    // Away and back without loading the page anew, as one moves about.
    const elsewhere = path === 'pixels' ? 'Domains' : 'Pixels';
    await counted(page, async () => {
      await page.getByRole('link', { name: elsewhere, exact: true }).click();
      await page.waitForURL(`**/${elsewhere.toLowerCase()}`);
    });
    const again = await counted(page, () => page.goBack());
    table[name] = { 'first visit': first.page, 'coming back': again.page };
    await visitor.close();
  }

  const visitor = await newVisitor();
  const filling = await visitor.newPage();
  const filled = await counted(filling, () => filling.goto(`${product.url}/app/`), longQuiet);
  await filling.close();
  for (const [name, path] of pages) {
    const page = await visitor.newPage();
    const { page: count } = await counted(page, () => page.goto(`${product.url}/app/${path}`));
    Object.assign(table[name] ?? {}, { 'with the copy': count });
    await page.close();
  }
  await visitor.close();

  console.table(table);
  console.log(`Filling the copy of 300 links and what belongs to them took ${filled.copy} requests.`);
  const overview = table['Overview']?.['first visit'] ?? Infinity;
  if (overview > mostOfOverview) {
    console.error(`The Overview costs ${overview} requests; ${mostOfOverview} are allowed.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}
