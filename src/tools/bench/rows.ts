import type { Page } from 'playwright';
import { median } from './median.ts';
import { type Bench, withLinks } from './with-links.ts';

/**
 * Measures the time from a click to the next painted frame, in the built dashboard with the processor slowed down 4
 * times, on an account with 10,000 links. Clicks a row's checkbox and a row's menu, on a page of 25 rows and on one of
 * 100, compared with a click that does nothing.
 */

const links = 10_000;
const sizes = [25, 100];
const clicks = 15;
const slowed = 4;

/**
 * Returns the time from a click to the first task after the next frame, in ms. By then the frame that shows the click
 * is painted.
 */
async function timeOf(page: Page, selector: string, place: number): Promise<number> {
  return page.evaluate(
    async ([wanted, at]) => {
      const element = [...document.querySelectorAll<HTMLElement>(wanted)][at];
      if (!element) throw new Error(`There is no ${wanted}.`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const start = performance.now();
      element.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
      return performance.now() - start;
    },
    [selector, place] as const,
  );
}

async function timeOfEach(page: Page, what: 'nothing' | 'box' | 'menu') {
  const selector = { nothing: 'h1', box: 'tbody input', menu: '[data-more]' }[what];
  const times: number[] = [];
  for (let click = 0; click < clicks; click += 1) {
    // Users point at a menu before they click it.
    if (what === 'menu') await page.locator(selector).nth(click).hover();
    times.push(await timeOf(page, selector, what === 'nothing' ? 0 : click));
    if (what !== 'menu') continue;
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  }
  // The first click is left out, since it also compiles the code.
  return median(times.slice(1));
}

async function measure({ origin, newPage }: Bench) {
  const page = await newPage('tab');
  const slow = await page.context().newCDPSession(page);
  const measured: { size: number; nothing: number; box: number; menu: number }[] = [];
  for (const size of sizes) {
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${origin}/app/links?size=${size}`);
    await page
      .locator('tbody input')
      .nth(size - 1)
      .waitFor();
    await slow.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const nothing = await timeOfEach(page, 'nothing');
    const box = await timeOfEach(page, 'box');
    measured.push({ size, nothing, box, menu: await timeOfEach(page, 'menu') });
  }
  return measured;
}

const measured = await withLinks(links, measure);
console.table(
  Object.fromEntries(
    measured.map(({ size, nothing, box, menu }) => [
      `${size} rows`,
      {
        'an empty click, ms': Math.round(nothing),
        'a box, ms': Math.round(box),
        'a menu, ms': Math.round(menu),
      },
    ]),
  ),
);
const [few, many] = measured;
if (few && many)
  console.log(
    `Ratio of ${many.size} rows to ${few.size}: a box ${(many.box / few.box).toFixed(2)}, ` +
      `a menu ${(many.menu / few.menu).toFixed(2)}; 1 would be a list whose length costs nothing.`,
  );
