import type { Browser, BrowserContext } from 'playwright';
import { type FirstView, firstView } from '#test/first-view.ts';
import { fast4g, startSlowLine } from '#test/servers/start-slow-line.ts';

/** Pages that users come back to, each with the content it's opened for. */
const pages = {
  Links: { path: 'links', shows: 'tbody tr[data-place]' },
  'QR codes': { path: 'qr', shows: 'tbody tr[data-place]' },
  Domains: { path: 'domains', shows: 'tbody tr[data-place]' },
  Overview: { path: '', shows: '[data-record]' },
};

export type Returning = keyof typeof pages;

export interface ComingBack {
  names: readonly Returning[];
  of(name: Returning): Promise<FirstView>;
  stop(): Promise<void>;
}

/** Visits the pages, and waits until everything that a visit stores exists. */
async function visit(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  for (const { path, shows } of Object.values(pages)) {
    await page.goto(`${origin}/app/${path}`);
    await page.locator(shows).first().waitFor();
    await page.waitForFunction((name) => localStorage.getItem(name) !== null, `waypost-kept:page:${path}`);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 300_000 });
  await page.close();
}

/** Opens pages over a slow line in a browser that visited them before and stayed signed in. */
export async function startComingBack(browser: Browser, url: string, key: string): Promise<ComingBack> {
  const line = await startSlowLine(url, fast4g);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  await context.addInitScript(
    (kept) => localStorage.setItem('waypost-credentials', kept),
    JSON.stringify({ server: '', key, kind: 'key' }),
  );
  await visit(context, line.url);
  return {
    names: Object.keys(pages) as Returning[],
    async of(name) {
      const { path, shows } = pages[name];
      const page = await context.newPage();
      const view = await firstView(page, { origin: line.url, path: `/app/${path}`, shows }, { cold: false });
      // Work after the first view must not overlap with the next one.
      await page.locator('#root:not([aria-busy])').waitFor();
      await page.close();
      return view;
    },
    async stop() {
      await context.close();
      line.stop();
    },
  };
}
