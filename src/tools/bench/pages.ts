import { type BrowserContext, chromium, type Page } from 'playwright';
import { maxLimit } from '#contract/limits.ts';
import { startProduct } from '#test/start-product.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';

/**
 * Counts the requests that each page of the built dashboard sends to the service, out of an account's thirty a minute:
 * on a first visit, on coming back to it, and on a reload once the browser has its own copy of the account's lists.
 * Requests that fill and refresh that copy run in the background and give way to the page, so they're counted
 * separately.
 */

/** More would leave users who have just signed in too little of their minute's limit. */
const mostOfOverview = 5;
/** A page is complete after this time without a request, in ms. */
const quiet = 1000;
/** The copy waits for a period without other requests. In ms. */
const longQuiet = 8000;
/** Timeout in ms, for a machine with other work to do. */
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

const isOfCopy = (address: URL) => address.searchParams.get('limit') === String(maxLimit);

/** Counts a page's requests during an action, until it has been quiet for a while. */
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

  /** Creates a browser that is signed in permanently and has no other data. */
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
    // Goes to another page and back without a reload, as users do.
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
