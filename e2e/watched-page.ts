import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** What no page may do, whatever it is tested for: complain in the console, throw, or break its security policy. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A refusal that the service means, the browser prints as well; and what a page reads again in the background
        // when the story is over and its service has stopped.
        const refused = /Failed to load resource.*(status of 4\d\d|ERR_CONNECTION_RE(FUSED|SET))/.test(
          message.text(),
        );
        if (message.type() === 'error' && !refused) complaints.push(message.text());
      });
      // Where a script catches what the policy refused, the console says nothing.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`The policy refused ${blockedURI} (${effectiveDirective}).`),
        ),
      );
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Each look of a page that people meet: both themes, at a desk, on a small screen and on a phone. */
const looks = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 1440, height: 900 },
  { colorScheme: 'light', width: 1024, height: 768 },
  { colorScheme: 'dark', width: 1024, height: 768 },
  { colorScheme: 'light', width: 390, height: 844 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What was moving already, such as a dialog that fades in, is at its end at once. */
const atRest = (page: Page) =>
  page.evaluate(() => {
    for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
  });

/** Finds what people with a disability would stumble over, and what does not fit on a phone. */
export async function expectAccessible(page: Page) {
  // An examination takes seconds for each look; it is not to eat up the story's own time.
  base.setTimeout(base.info().timeout + 10_000 * looks.length);
  for (const { colorScheme, width, height } of looks) {
    // Without motion no color is met halfway to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await atRest(page);
    // Half a megabyte, which the page reads once.
    const isThere = await page.evaluate(() => 'axe' in window);
    // No page has frames, for which the other mode opens a page of its own each time.
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
      .setLegacyMode()
      // What is well need not be told apart, which is half of the time; no page loads styles that need reading first.
      .options({ resultTypes: ['violations'], preload: false });
    // Only its colors tell a dark page from the light one of that size, which has been gone through whole.
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(colorRules)
    ).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    expect(found, `${page.url()} ${colorScheme} ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} is too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  // The frame of a phone gives way to that of a desk only with the next picture; a press before that may meet neither.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
