import type { Page } from 'playwright';
import { median } from './median.ts';
import { type Bench, withLinks } from './with-links.ts';

/**
 * Measures the browser's copy of an account in the built dashboard, compared with an account of a hundredth of the
 * size: the time from opening the list to its first rows (from the server, and from the copy while the server is
 * unreachable), from a key press to the matching rows, from a click to another order, and the page's memory.
 */

const sizes = [500, 50_000];
const keys = 12;

/** Returns the time from a change of the search to the frame in which the list has followed, in ms. */
const searchTime = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const box = document.querySelector<HTMLInputElement>('input[type="search"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!box || !set) throw new Error('There is no search.');
    box.focus();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const start = performance.now();
    set.call(box, wanted);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  }, text);

const orderTime = (page: Page, head: string) =>
  page.evaluate(async (wanted) => {
    const button = [...document.querySelectorAll<HTMLElement>('thead button')].find(
      ({ textContent }) => textContent === wanted,
    );
    if (!button) throw new Error(`There is no head ${wanted}.`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const start = performance.now();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  }, head);

/** Returns the time from opening the URL to the first row, in ms. */
async function openTime(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('tbody tr[data-place]').first().waitFor();
  return performance.now() - start;
}

const megabytes = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
};

async function measure({ origin, newPage }: Bench) {
  const page = await newPage('stay');
  const address = `${origin}/app/links`;
  const asked = await openTime(page, address);
  const start = performance.now();
  await page.getByText(/^As of /).waitFor({ timeout: 600_000 });
  const filled = performance.now() - start;
  const searches: number[] = [];
  for (let place = 0; place < keys; place += 1)
    searches.push(await searchTime(page, `articles 4${'2'.repeat(place % 3)}`));
  await searchTime(page, '');
  const orders = [await orderTime(page, 'Link'), await orderTime(page, 'Destination')];
  const memory = await megabytes(page);
  await page.context().route('**/api/**', (route) => route.abort('connectionrefused'));
  const away = await openTime(page, address);
  return {
    asked,
    away,
    filled,
    search: median(searches),
    slowest: Math.max(...searches),
    order: Math.max(...orders),
    memory,
  };
}

const measured = [];
for (const links of sizes) measured.push({ links, ...(await withLinks(links, measure)) });
console.table(
  Object.fromEntries(
    measured.map(({ links, asked, away, filled, search, slowest, order, memory }) => [
      `${links} links`,
      {
        'first rows, ms': Math.round(asked),
        'without server, ms': Math.round(away),
        'filled after, s': Math.round(filled / 100) / 10,
        'a key, ms': Math.round(search),
        'slowest key, ms': Math.round(slowest),
        'another order, ms': Math.round(order),
        'memory, MB': Math.round(memory),
      },
    ]),
  ),
);
const [few, many] = measured;
if (few && many)
  console.log(
    `Ratio of ${many.links} links to ${few.links}: first rows ${(many.asked / few.asked).toFixed(2)}, ` +
      `without server ${(many.away / few.away).toFixed(2)}, a key ${(many.search / few.search).toFixed(2)}, ` +
      `memory ${(many.memory / few.memory).toFixed(2)}; 1 would be a list whose length costs nothing.`,
  );
