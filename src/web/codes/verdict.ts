import { type Condition, dotsInPrint } from '#qr/conditions.ts';
import type { Plan } from '#qr/plan.ts';
import { contrastRatio } from '#web/lib/colors.ts';
import type { CheckItem } from '#web/ui/layout/ChecksList.tsx';
import { formatDigits, formatPercent } from '#web/lib/numbers.ts';
import { listing } from '#web/words/language.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';
import type { Trials } from './use-trial.ts';

/** Minimum contrast. Below this, cameras begin to fail on paper. */
export const minContrast = 4;
/** From this version on, phones need a steady hand. */
export const denseVersion = 15;

/** The share of a code that may be damaged, by error correction level. */
export const recovered = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 };
/** The share of the error correction that a logo may use up. Poor print and dirt need the rest. */
const logoAllowance = 0.6;

const dpi = 300;

/**
 * Returns the smallest width including the quiet zone, in millimetres, for a printer with 300 dpi.
 * @param dots printer dots per module
 */
export const minWidthAt300Dpi = (width: number, dots = dotsInPrint) =>
  Math.ceil(((width * dots) / dpi) * 25.4);

/** Returns the smallest width in print, in millimetres. It is twice the usual width if a reader fails at that. */
export const minPrintWidth = ({ width }: Plan, hard: Trials['hard']) =>
  minWidthAt300Dpi(
    width,
    hard?.none.includes('print') || hard?.some.includes('print') ? 2 * dotsInPrint : dotsInPrint,
  );

const written = (ratio: number) => formatDigits(ratio, ratio < 10 ? 1 : 0);

/** Returns the strengths and weaknesses of a drawing, as far as they are known. */
export function verdictOf({ plan, overlay }: Drawing, { trial, hard }: Trials): CheckItem[] {
  const { background, margin, logo, level, size, version } = plan;
  const foreground = faintest(plan);
  const items: CheckItem[] = [];
  const say = (state: 'good' | 'warn' | 'bad', text: string) => items.push({ state, text });

  if (trial?.state === 'untried') say('warn', words.notTested);
  else if (trial?.state === 'unread') say('bad', words.doesNotScan);
  else if (trial?.state === 'partly') say('warn', words.scansPartly);
  else if (trial && overlay) say('warn', words.scansWithoutLogo);
  else if (trial) say('good', words.scans(trial.readers));
  if (hard && trial) {
    const named = (failed: readonly Condition[]) =>
      listing(failed.map((condition) => words.conditions[condition]));
    if (hard.none.length > 0) say('warn', words.failsWhen(named(hard.none)));
    if (hard.some.length > 0) say('warn', words.someFailWhen(named(hard.some)));
    if (hard.none.length + hard.some.length === 0) say('good', words.readsHard);
  }
  if (!failsInPrint(plan, trial)) say('good', words.printsFrom(minPrintWidth(plan, hard)));

  const contrast = contrastRatio(foreground, background) ?? 1;
  if (contrast >= minContrast) say('good', words.contrast(written(contrast)));
  else say(contrast < 2 ? 'bad' : 'warn', words.lowContrast(written(contrast), minContrast));
  if (isInverted(foreground, background)) say('warn', words.inverted);

  if (margin >= 4) say('good', words.quietZone(margin));
  else say('warn', words.narrowZone(margin));

  if (logo) {
    const share = formatPercent(logo.covers, undefined, 0);
    if (logo.covers <= recovered[level] * logoAllowance) say('good', words.logoCovers(share, level));
    else say('warn', words.logoTooLarge(share, level));
  }

  const named = `${version}-${level}`;
  if (version < denseVersion) say('good', words.density(named, size));
  else say('warn', words.dense(named, size));
  return items;
}

/** Returns the two most important lines, the worst problem and the smallest print size. */
export function inBrief(drawing: Drawing, trials: Trials): CheckItem[] {
  const items = verdictOf(drawing, trials);
  const worst = items.find(({ state }) => state === 'bad') ?? items.find(({ state }) => state === 'warn');
  const prints: CheckItem = {
    state: 'good',
    text: words.printsFrom(minPrintWidth(drawing.plan, trials.hard)),
  };
  return [
    worst ?? { state: 'good', text: words.scansInBrief },
    ...(worst?.state === 'bad' || failsInPrint(drawing.plan, trials.trial) ? [] : [prints]),
  ];
}

/** Returns whether the contrast is too low for many cameras on paper. */
export const isFaint = (plan: Plan) => (contrastRatio(faintest(plan), plan.background) ?? 1) < minContrast;

/** Returns whether a code can't be printed safely at any size, since some readers can't scan it at all. */
const failsInPrint = (plan: Plan, trial: Trials['trial']) =>
  isFaint(plan) || trial?.state === 'unread' || trial?.state === 'partly';

/** Returns the code's color with the least contrast, since gradients and eyes may differ from the rest. */
export function faintest({ foreground, background, modules }: Plan): string {
  const inks = modules.flatMap(({ fill }) => (typeof fill === 'string' ? fill : [fill.from, fill.to]));
  const contrastOf = (ink: string) => contrastRatio(ink, background) ?? 1;
  return inks.toSorted((one, other) => contrastOf(one) - contrastOf(other))[0] ?? foreground;
}

export const isInverted = (foreground: string, background: string) =>
  (contrastRatio(foreground, 'rgb(0,0,0)') ?? 1) > (contrastRatio(background, 'rgb(0,0,0)') ?? 21);
