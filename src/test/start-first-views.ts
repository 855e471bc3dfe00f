import type { Browser, Page } from 'playwright';
import { type Budget, budgets } from './first-view-budget.ts';
import { type FirstView, firstView } from './first-view.ts';
import { startProduct } from './start-product.ts';
import { fast4g, startSlowLine } from './servers/start-slow-line.ts';

export interface FirstViews {
  url: string;
  key: string;
  /** The budgets' pages, with the ids of real records in their paths. */
  pages: readonly Budget[];
  /** Opens a page in a browser that knows only who is signed in, for this tab. */
  open(isSignedIn?: boolean): Promise<Page>;
  of(page: Budget, how?: { slowed: number }): Promise<FirstView>;
  stop(): Promise<void>;
}

/**
 * Starts the built product behind a slow line, with an account that has records of every kind, to measure the first
 * view of its pages.
 */
export async function startFirstViews(browser: Browser, links = 300): Promise<FirstViews> {
  const product = await startProduct({ RATE_LIMIT: '100000' });
  const account = [
    '--email',
    'first@example.com',
    '--username',
    'first',
    '--password',
    'correct horse battery',
  ];
  const { key } = await product.waypost<{ key: string }>('account', 'add', ...account);
  await product.waypost('demo', '--account', 'first', '--links', String(links), '--visits', '3000');
  const read = async <Answer>(path: string) => {
    const response = await fetch(product.url + path, { headers: { Authorization: `Bearer ${key}` } });
    return ((await response.json()) as { data: Answer }).data;
  };
  const { urls } = await read<{ urls: { alias: string }[] }>('/api/urls?limit=1&order=click');
  const { qrs } = await read<{ qrs: { id: number; scans: number }[] }>('/api/qr?limit=100');
  // The newest code may have too few scans for a chart.
  const [code] = qrs.toSorted((one, other) => other.scans - one.scans);
  const records: Record<string, string> = { ':link': urls[0]?.alias ?? '', ':code': String(code?.id) };
  const pages = budgets.map((page) => ({
    ...page,
    path: page.path.replace(/:\w+/, (name) => records[name] ?? name),
  }));
  const line = await startSlowLine(product.url, fast4g);
  const open = async (isSignedIn = true) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (isSignedIn)
      await page.addInitScript(
        (kept) => sessionStorage.setItem('waypost-credentials', kept),
        JSON.stringify({ server: '', key, kind: 'key' }),
      );
    return page;
  };
  return {
    url: product.url,
    key,
    pages,
    open,
    async of({ path, shows, name }, how) {
      const page = await open(name !== 'Sign-in');
      try {
        return await firstView(page, { origin: line.url, path: `/app/${path}`, shows }, how);
      } finally {
        await page.context().close();
      }
    },
    stop() {
      line.stop();
      return product.stop();
    },
  };
}
