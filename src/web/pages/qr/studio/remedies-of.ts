import { contrastRatio, parseColor, toHex } from '#web/lib/colors.ts';
import { defaultLogoSize } from '#qr/plan.ts';
import { logoSizes } from '#contract/qr-look.ts';
import type { Drawing } from '#web/codes/drawing.ts';
import { canBeRead, type Trials } from '#web/codes/use-trial.ts';
import { denseVersion, isFaint, isInverted } from '#web/codes/verdict.ts';
import type { qrDrawing } from '#web/words/qr-drawing.ts';
import type { QrValues } from './qr-form.ts';

export interface Remedy {
  name: Exclude<keyof typeof qrDrawing.remedies, 'dynamic'>;
  change: Partial<Pick<QrValues, 'foreground' | 'background' | 'look'>>;
  /** Whether the remedy is offered only once a reader confirms that it helps. Others follow from the rules alone. */
  isTried: boolean;
}

/** A contrast ratio of which a printer and a camera leave enough. */
const goodContrast = 7;
const [white, black] = ['#ffffff', '#000000'];

/** Returns the same hue, dark enough on white. */
function darkened(color: string): string {
  let rgb = parseColor(color) ?? [0, 0, 0];
  const written = () => toHex(`rgb(${rgb.join(',')})`) ?? black;
  for (let step = 0; step < 40 && (contrastRatio(written(), white) ?? 1) < goodContrast; step += 1)
    rgb = rgb.map((part) => Math.floor(part * 0.9)) as unknown as typeof rgb;
  return written();
}

/** Returns changes that may make a code easier to read, the smallest first. */
export function remediesOf(values: QrValues, { plan }: Drawing, { trial, hard }: Trials): Remedy[] {
  const { look, foreground, background } = values;
  const { gradient, eyeColor: _eyes, ballColor: _balls, margin, ...plain } = look;
  const found: Remedy[] = [];
  const offer = (name: Remedy['name'], change: Remedy['change'], isTried = false) =>
    found.push({ name, change, isTried });

  const faint = isFaint(plan);
  const inverted = isInverted(plan.foreground, plan.background);
  if (faint || inverted) {
    const dark = darkened(inverted ? background : foreground);
    // The gradient and the eyes may have the colors that a camera misses, so they're removed.
    offer(inverted ? 'darkOnLight' : 'contrast', {
      foreground: dark,
      background: white,
      look: { ...plain, ...(margin !== undefined && { margin }) },
    });
  }
  if (plan.margin < 4) {
    const { margin: _margin, ...rest } = look;
    offer('margin', { look: rest });
  }
  if (plan.version >= denseVersion && !plan.logo && (plan.level === 'H' || plan.level === 'Q'))
    offer('lessCorrection', { look: { ...look, correction: 'M' } });

  const isFragile = canBeRead(trial)
    ? hard !== undefined && hard.none.length + hard.some.length > 0
    : trial?.state === 'unread';
  if (isFragile || trial?.state === 'partly') {
    const { gradient: _gradient, ...flat } = look;
    if (gradient && !faint) offer('gradient', { look: flat }, true);
    const size = look.logoSize ?? defaultLogoSize;
    if (plan.logo && size > 14)
      offer('logo', { look: { ...look, logoSize: Math.max(logoSizes.least, size - 8) } }, true);
    if (plan.level !== 'H')
      offer('correction', { look: { ...look, correction: plan.level === 'Q' ? 'H' : 'Q' } }, true);
    if (look.modules || look.eyeFrame || look.eyeBall) {
      const { modules: _modules, eyeFrame: _frame, eyeBall: _ball, ...squares } = look;
      offer('shapes', { look: squares }, true);
    }
  }
  return found;
}

/** Counts the faults of a drawing, to compare two drawings. */
export const faultsOf = ({ trial, hard }: Trials) =>
  trial?.state === 'unread'
    ? 100
    : (hard ? 2 * hard.none.length + hard.some.length : 0) + (trial?.state === 'partly' ? 10 : 0);
