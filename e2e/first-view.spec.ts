import { startFirstViews, type FirstViews } from '#test/start-first-views.ts';
import { budgets } from '#test/first-view-budget.ts';
import { expect, test } from './watched-page.ts';

/** What each page may ask for until it shows what people open it for: counted, so that a slow machine changes nothing. */

let views: FirstViews;
test.beforeAll(async ({ browser }) => {
  views = await startFirstViews(browser);
});
test.afterAll(() => views.stop());

for (const budget of budgets)
  test(`${budget.name}: what is asked for before the page is there stays within its budget`, async () => {
    const page = views.pages.find(({ name }) => name === budget.name) ?? budget;
    const { requests, script, style, shift, asked } = await views.of(page, { slowed: 1 });
    const told = asked.join('\n');
    expect(script / 1000, told).toBeLessThanOrEqual(budget.script);
    expect(style / 1000, told).toBeLessThanOrEqual(budget.style);
    expect(requests, told).toBeLessThanOrEqual(budget.requests);
    // A record's figures may need a line more or less than was kept for them.
    expect(shift).toBeLessThanOrEqual(0.05);
    // The page's head and the page's own code must mean the same by it.
    const reads = asked.filter((path) => path.startsWith('/api/'));
    expect(reads, told).toEqual([...new Set(reads)]);
  });
