import type { Plan } from '#qr/plan.ts';
import { contrastRatio } from '#web/lib/colors.ts';
import type { CheckItem } from '#web/ui/layout/ChecksList.tsx';
import { formatPercent } from '#web/lib/numbers.ts';
import { locale } from '#web/words/language.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';
import type { Trial } from './try-drawing.ts';

/** Below this, cameras begin to fail on paper. */
const leastContrast = 4;
/** From this version on, phones need a steady hand. */
const denseVersion = 15;

/** A printer at 300 dpi needs this many dots for a module, or edges blur. */
const dotsPerModule = 3;
const dpi = 300;

/** In millimetres, the quiet zone included. */
export const smallestPrint = (width: number) => Math.ceil(((width * dotsPerModule) / dpi) * 25.4);

const written = (ratio: number) =>
  ratio.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What is good about a drawing and what is not. `trial` is undefined while it is being tried. */
export function verdictOf({ plan, overlay }: Drawing, trial: Trial | undefined): CheckItem[] {
  const { background, margin, logo, level, size, version, width } = plan;
  const foreground = faintest(plan);
  const items: CheckItem[] = [];
  const say = (state: CheckItem['state'], text: string) => items.push({ state, text });

  if (trial === 'read' && overlay) say('warn', words.scansWithoutLogo);
  else if (trial === 'read') say('good', words.scans);
  else if (trial === 'unread') say('bad', words.doesNotScan);
  else if (trial === 'untried') say('warn', words.notTested);

  const contrast = contrastRatio(foreground, background) ?? 1;
  if (contrast >= leastContrast) say('good', words.contrast(written(contrast)));
  else say(contrast < 2 ? 'bad' : 'warn', words.lowContrast(written(contrast), leastContrast));
  if (isInverted(foreground, background)) say('warn', words.inverted);

  if (margin >= 4) say('good', words.quietZone(margin));
  else say('warn', words.narrowZone(margin));

  if (logo) say('good', words.logoCovers(formatPercent((logo.side / size) ** 2, undefined, 0), level));

  const named = `${version}-${level}`;
  if (version < denseVersion) say('good', words.density(named, size));
  else say('warn', words.dense(named, size));
  say('good', words.smallestPrint(smallestPrint(width), dpi));
  return items;
}

/** Of the colors of the code that which stands out least: gradients and eyes have others than the rest. */
function faintest({ foreground, background, modules }: Plan): string {
  const inks = modules.flatMap(({ fill }) => (typeof fill === 'string' ? fill : [fill.from, fill.to]));
  const contrastOf = (ink: string) => contrastRatio(ink, background) ?? 1;
  return inks.toSorted((one, other) => contrastOf(one) - contrastOf(other))[0] ?? foreground;
}

const isInverted = (foreground: string, background: string) =>
  (contrastRatio(foreground, 'rgb(0,0,0)') ?? 1) > (contrastRatio(background, 'rgb(0,0,0)') ?? 21);
