import { logoShare } from '#qr/plan.ts';
import { contrastRatio } from '#web/lib/colors.ts';
import type { CheckItem } from '#web/ui/layout/ChecksList.tsx';
import type { Drawing } from './drawing.ts';
import type { Trial } from './try-drawing.ts';

/** Below this, cameras begin to fail on paper. */
const leastContrast = 4;
/** From here on a code is so dense that phones need a steady hand. */
const denseVersion = 15;

/** What a printer at 300 dpi needs for a module: fewer dots, and edges run into each other. */
const dotsPerModule = 3;
const dpi = 300;

/** In millimetres, the quiet zone included. */
export const smallestPrint = (width: number) => Math.ceil(((width * dotsPerModule) / dpi) * 25.4);

const modules = (count: number) => `${count} ${count === 1 ? 'module' : 'modules'}`;

/** What is good about a drawing and what is not. `trial` is undefined while it is being tried. */
export function verdictOf({ plan, overlay }: Drawing, trial: Trial | undefined): CheckItem[] {
  const { foreground, background, margin, logo, level, size, version, width } = plan;
  const items: CheckItem[] = [];
  const say = (state: CheckItem['state'], text: string) => items.push({ state, text });

  if (trial === 'read' && overlay) {
    say('warn', 'Decodes with the place of the logo left empty. The logo itself could not be tried.');
  } else if (trial === 'read') say('good', 'Decodes as drawn');
  else if (trial === 'unread') say('bad', 'Does not decode: a reader finds no code in it');
  else if (trial === 'untried') say('warn', 'Not tried: this browser can’t read pictures');

  const contrast = contrastRatio(foreground, background) ?? 1;
  const ratio = `${contrast.toFixed(1)} : 1`;
  if (contrast >= leastContrast) say('good', `Contrast ${ratio}`);
  else
    say(contrast < 2 ? 'bad' : 'warn', `The contrast is ${ratio}. Many cameras need ${leastContrast} : 1.`);
  if (isInverted(foreground, background)) {
    say('warn', 'Light on dark: some cameras can’t read a code that is lighter than its paper.');
  }

  if (margin >= 4) say('good', `Quiet zone of ${modules(margin)}`);
  else say('warn', `Quiet zone of ${modules(margin)}: readers count on 4. Leave room around it.`);

  if (logo) {
    const share = Math.round(logoShare ** 2 * 100);
    say('good', `The logo covers ${share} % of the code; correction ${level} makes up for it`);
  }

  const density = `Version ${version}-${level}, ${size} × ${size} modules`;
  if (version < denseVersion) say('good', density);
  else say('warn', `${density}. That is dense: print it large, or hold less in it.`);
  say('good', `Prints from ${smallestPrint(width)} mm at ${dpi} dpi`);
  return items;
}

const isInverted = (foreground: string, background: string) =>
  (contrastRatio(foreground, 'rgb(0,0,0)') ?? 1) > (contrastRatio(background, 'rgb(0,0,0)') ?? 21);
