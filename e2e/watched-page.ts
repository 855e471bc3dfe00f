import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { isThorough } from '#test/run/thorough.ts';

/** Fails a test whose page logs an error, throws, or violates its security policy, whatever the test is about. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      // Code that a page still loads when it's left, or when the test has ended and its service has stopped.
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
        // The browser also logs intended refusals of the service or a proxy, and background requests after the test has
        // ended and its service has stopped.
        const refused =
          /Failed to load resource.*(status of (4\d\d|502)|ERR_CONNECTION_RE(FUSED|SET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING)/.test(
            message.text(),
          );
        if (message.type() === 'error' && !refused) complaints.push(message.text());
      });
      // The console says nothing if a script catches what the policy refused.
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
 * How a page is checked: light on a desktop and dark on a phone, and the other way round if every case is tested. In
 * between only its width can go wrong.
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

/** Parts of pages that passed, by look. They recur on most pages. */
const well = new Map<string, Set<string>>();

/**
 * Runs in the page. Marks the parts that passed elsewhere, and returns the names of the others. Parts under a dialog
 * can't be checked completely, so their names aren't returned.
 */
function markKnown(known: readonly string[]): string[] {
  const parts = 'header, nav, aside, section, fieldset, thead, tr, [role="dialog"], [role="alertdialog"]';
  const isKnown = new Set(known);
  const nameOf = (part: Element) => {
    // Ids are numbered anew on each page, and no attribute contains what was typed or chosen.
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

/** Finishes running transitions immediately, such as that of a dialog that fades in. */
const atRest = (page: Page) =>
  page.evaluate(() => {
    for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
  });

/**
 * Waits until the page is painted. The frames for phones and desktops replace each other in the next paint, and an
 * earlier click may hit neither.
 */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Finds accessibility problems in parts that haven't passed before. */
async function examine(page: Page, look: string, rules: 'all' | 'colors') {
  const known = well.get(look) ?? new Set();
  well.set(look, known);
  const others = await page.evaluate(markKnown, [...known]);
  // axe is half a megabyte, and the page loads it only once.
  const isThere = await page.evaluate(() => 'axe' in window);
  // No page has frames, for which the other mode opens another page each time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .exclude('[data-well]')
    // Results of passed rules aren't needed, which saves half of the time. No page loads styles that must be read
    // first.
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (
    rules === 'all' ? axe.withTags(standards) : axe.withRules(colorRules)
  ).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, `${page.url()} ${look}`).toEqual([]);
  for (const part of others) known.add(part);
}

/** Checks the page in each look, also for content that doesn't fit. */
export async function expectAccessible(page: Page) {
  // Each look takes seconds, which must not use up the test's own time.
  base.setTimeout(base.info().timeout + 10_000 * looks.length);
  for (const { colorScheme, width, height, rules } of looks) {
    // Without motion, no color is caught during a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // Elements that are half covered by the bar or by a form’s footer would be too small to press.
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
