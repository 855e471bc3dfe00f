import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { isThorough } from '#test/run/thorough.ts';

/** What no page may do, whatever it is tested for: complain in the console, throw, or break its security policy. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      // Code that a page still loads when it is left, or when the story is over and its service has stopped.
      const gone: string[] = [];
      page.on('requestfailed', (request) => {
        const { errorText = '' } = request.failure() ?? {};
        if (
          request.url().includes('/assets/') &&
          /ERR_(ABORTED|CONNECTION|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/.test(errorText)
        )
          gone.push(request.url());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A refusal that the service means, or that of a proxy, the browser prints as well; and what a page reads again in the background
        // when the story is over and its service has stopped.
        const refused =
          /Failed to load resource.*(status of (4\d\d|502)|ERR_CONNECTION_RE(FUSED|SET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING)/.test(
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
      expect(complaints.filter((text) => !gone.some((url) => text.includes(url)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * How a page is examined: at a desk in the light and on a phone in the dark, and the other way round where every case is
 * tried. In between only its width can go wrong.
 */
const looks = [
  { colorScheme: 'light', width: 1440, height: 900, rules: 'all' },
  ...(isThorough ? [{ colorScheme: 'dark', width: 1440, height: 900, rules: 'colors' } as const] : []),
  { colorScheme: 'light', width: 1024, height: 768, rules: 'none' },
  ...(isThorough ? [{ colorScheme: 'light', width: 390, height: 844, rules: 'colors' } as const] : []),
  { colorScheme: 'dark', width: 390, height: 844, rules: 'all' },
] as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Parts of pages that were found well, by look. They come again on most pages. */
const well = new Map<string, Set<string>>();

/**
 * In the page: marks the parts that were found well elsewhere, and gives back what the others are known by. What is under
 * a dialog can't be examined whole, and is not known afterwards.
 */
function markKnown(known: readonly string[]): string[] {
  const parts = 'header, nav, aside, section, fieldset, thead, tr, [role="dialog"], [role="alertdialog"]';
  const isKnown = new Set(known);
  const nameOf = (part: Element) => {
    // Ids are counted anew on each page; what was typed or chosen stands in no attribute.
    const fields = [...part.querySelectorAll('input, textarea, select')].map((field) => [
      'value' in field && field.value !== '',
      field.matches(':checked'),
      field.matches(':disabled'),
    ]);
    const text = part.outerHTML.replaceAll(/_r_\w+_/g, '') + JSON.stringify(fields);
    let [one, two] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2_654_435_761);
      two = Math.imul(two ^ text.charCodeAt(at), 1_597_334_677);
    }
    return `${text.length} ${one} ${two}`;
  };
  const others: string[] = [];
  for (const part of document.querySelectorAll('[data-well]')) part.removeAttribute('data-well');
  for (const part of document.querySelectorAll(parts)) {
    if (part.parentElement?.closest('[data-well]')) continue;
    const name = nameOf(part);
    if (isKnown.has(name)) part.setAttribute('data-well', '');
    else if (!part.closest('[inert], [aria-hidden="true"]')) others.push(name);
  }
  return others;
}

function unmark() {
  for (const part of document.querySelectorAll('[data-well]')) part.removeAttribute('data-well');
  for (const foot of document.querySelectorAll<HTMLElement>('form [data-foot]'))
    foot.style.removeProperty('position');
}

/** What was moving already, such as a dialog that fades in, is at its end at once. */
const atRest = (page: Page) =>
  page.evaluate(() => {
    for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
  });

/** The frame of a phone and that of a desk give way to each other with the next picture; a press before may meet neither. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Finds what people with a disability would stumble over, in what was not found well before. */
async function examine(page: Page, look: string, rules: 'all' | 'colors') {
  const known = well.get(look) ?? new Set();
  well.set(look, known);
  const others = await page.evaluate(markKnown, [...known]);
  // Half a megabyte, which the page reads once.
  const isThere = await page.evaluate(() => 'axe' in window);
  // No page has frames, for which the other mode opens a page of its own each time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .exclude('[data-well]')
    // What is well need not be told apart, which is half of the time; no page loads styles that need reading first.
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (
    rules === 'all' ? axe.withTags(standards) : axe.withRules(colorRules)
  ).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, `${page.url()} ${look}`).toEqual([]);
  for (const part of others) known.add(part);
}

/** Examines the page in each look, also for what does not fit. */
export async function expectAccessible(page: Page) {
  // An examination takes seconds for each look; it is not to eat up the story's own time.
  base.setTimeout(base.info().timeout + 10_000 * looks.length);
  for (const { colorScheme, width, height, rules } of looks) {
    // Without motion no color is met halfway to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // What is scrolled halfway under the bar, or under a form’s foot, would be too small to press.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      for (const foot of document.querySelectorAll<HTMLElement>('form [data-foot]'))
        foot.style.position = 'static';
    });
    await isDrawn(page);
    await atRest(page);
    if (rules !== 'none') await examine(page, `${colorScheme} ${width}`, rules);
    // A chart takes its new width a moment after the window.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${page.url()} is too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(unmark);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  await isDrawn(page);
}
