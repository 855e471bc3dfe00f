import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { type FirstView, firstView } from '#test/first-view.ts';
import { startFirstViews } from '#test/start-first-views.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';
import { startComingBack } from './coming-back.ts';
import { median } from './median.ts';
import { startLeastApp } from './start-least-app.ts';

/**
 * Measures when the first row of a page is visible in a browser without cached data, with the processor slowed down 4
 * times and a connection of 165 ms and 9 Mbit/s, compared with the minimal React app with the same list. They take
 * turns in one run, so that both are measured under the same conditions. Measures the same for a browser that comes
 * back.
 */

const links = 5000;
const rounds = Number(process.env['ROUNDS'] ?? 7);
const named = (process.env['PAGES'] ?? 'Links,QR codes,Domains,Overview,A QR code').split(',');

const folder = await mkdtemp(path.join(tmpdir(), 'waypost-least-'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const views = await startFirstViews(browser, links);
const least = await startLeastApp(folder, views.url);
const comingBack = await startComingBack(browser, views.url, views.key);
try {
  const ofLeast = async () => {
    const page = await views.open();
    const view = await firstView(page, {
      origin: least.origin,
      path: '/links',
      shows: 'tbody tr[data-place]',
    });
    await page.context().close();
    return view;
  };
  const pages = views.pages.filter(({ name }) => named.includes(name));
  const measured = new Map<string, FirstView[]>();
  const note = (name: string, view: FirstView) => measured.set(name, [...(measured.get(name) ?? []), view]);
  const theLeast = 'The least React app';
  for (let round = 0; round < rounds; round += 1) {
    note(theLeast, await ofLeast());
    for (const page of pages) note(page.name, await views.of(page));
    for (const name of comingBack.names) note(`${name}, coming back`, await comingBack.of(name));
  }

  const of = (name: string, what: Exclude<keyof FirstView, 'asked'>) =>
    median((measured.get(name) ?? []).map((view) => view[what]));
  const table: Record<string, Record<string, number>> = {};
  for (const name of measured.keys())
    table[name] = {
      'visible, ms': Math.round(of(name, 'visible')),
      'to the least': Number((of(name, 'visible') / of(theLeast, 'visible')).toFixed(2)),
      'first paint, ms': Math.round(of(name, 'painted')),
      shift: Number(of(name, 'shift').toFixed(4)),
      'blocked, ms': Math.round(of(name, 'blocked')),
      requests: of(name, 'requests'),
      'script, kB': Math.round(of(name, 'script') / 1000),
    };
  console.table(table);
} finally {
  least.stop();
  await comingBack.stop();
  await views.stop();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
