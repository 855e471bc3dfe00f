import { type Condition, conditions } from '#qr/conditions.ts';
import { drawPlan } from '#qr/draw.ts';
import type { Plan } from '#qr/plan.ts';
import { pixelsOf } from '#web/browser/raster.ts';
import type { Drawing } from './drawing.ts';
import { decodeWithAll } from './readers.ts';

/** The result of reading a drawing unchanged. */
export interface Trial {
  /**
   * `read` if every reader finds the payload, `partly` if only some do, `unread` if none does. `untried` if this
   * browser has no workers or can't read canvas pixels.
   */
  state: 'read' | 'partly' | 'unread' | 'untried';
  /** Number of readers that took part. */
  readers: number;
}

/** The result of reading a drawing as a camera may see it: the conditions under which some readers, or all, failed. */
export interface HardTrial {
  some: Condition[];
  none: Condition[];
}

/** Pixels per module. A whole number, and small enough to be quick. */
const dots = 6;

const sizeOf = ({ width, height }: Plan): [number, number] => [
  Math.ceil(width * dots),
  Math.ceil(height * dots),
];

/** Transparent drawings are tested on their intended background. */
const onPaper = (plan: Plan, svg: string) =>
  plan.transparent ? drawPlan({ ...plan, transparent: false }) : svg;

const pictureOf = ({ plan, svg }: Drawing) => pixelsOf(onPaper(plan, svg), ...sizeOf(plan));

const untried: Trial = { state: 'untried', readers: 0 };

/** Number of results to keep, since saving and the suggested fixes need those of the preview. */
const maxRemembered = 12;

/** Caches the results of the last pictures. */
function remembering<Found>(find: (drawing: Drawing) => Promise<Found>) {
  const known = new Map<string, Promise<Found>>();
  return (drawing: Drawing): Promise<Found> => {
    const found = known.get(drawing.svg) ?? find(drawing);
    known.delete(drawing.svg);
    known.set(drawing.svg, found);
    if (known.size > maxRemembered) known.delete(known.keys().next().value ?? '');
    return found;
  };
}

/** Reads a drawing back unchanged. */
export const tryDrawing = remembering(async (drawing: Drawing): Promise<Trial> => {
  if (typeof Worker === 'undefined') return untried;
  try {
    const texts = await decodeWithAll(await pictureOf(drawing), dots);
    const right = texts.filter((text) => text === drawing.payload).length;
    if (texts.length === 0) return untried;
    const state = right === texts.length ? 'read' : right > 0 ? 'partly' : 'unread';
    return { state, readers: texts.length };
  } catch {
    return untried;
  }
});

/** Reads a drawing back as a camera may see it. */
export const tryConditions = remembering(async (drawing: Drawing): Promise<HardTrial> => {
  const picture = await pictureOf(drawing);
  const found: HardTrial = { some: [], none: [] };
  for (const condition of conditions) {
    const texts = await decodeWithAll(picture, dots, condition);
    const right = texts.filter((text) => text === drawing.payload).length;
    if (right === 0) found.none.push(condition);
    else if (right < texts.length) found.some.push(condition);
  }
  return found;
});
