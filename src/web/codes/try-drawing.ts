import { type Condition, conditions } from '#qr/conditions.ts';
import { drawPlan } from '#qr/draw.ts';
import type { Plan } from '#qr/plan.ts';
import { pixelsOf } from '#web/browser/raster.ts';
import type { Drawing } from './drawing.ts';
import { readWithAll } from './readers.ts';

/** How a drawing reads as it is. */
export interface Trial {
  /**
   * `read`: every reader finds what it should. `partly`: not every one. `unread`: none does. `untried`: this browser has
   * no workers or draws no pixels.
   */
  state: 'read' | 'partly' | 'unread' | 'untried';
  /** How many readers took part. */
  readers: number;
}

/** How it reads as a camera may see it: the conditions in which a reader, or none, found it. */
export interface HardTrial {
  some: Condition[];
  none: Condition[];
}

/** Large enough that a whole number of pixels makes a module, small enough to be quick. */
const dots = 6;

const sizeOf = ({ width, height }: Plan): [number, number] => [
  Math.ceil(width * dots),
  Math.ceil(height * dots),
];

/** What is transparent is tried on the background that it is meant for. */
const onPaper = (plan: Plan, svg: string) =>
  plan.transparent ? drawPlan({ ...plan, transparent: false }) : svg;

const pictureOf = ({ plan, svg }: Drawing) => pixelsOf(onPaper(plan, svg), ...sizeOf(plan));

const untried: Trial = { state: 'untried', readers: 0 };

/** Saving and the remedies ask what the preview has found. */
const mostRemembered = 12;

/** Tries each picture once, of the last ones. */
function remembering<Found>(find: (drawing: Drawing) => Promise<Found>) {
  const known = new Map<string, Promise<Found>>();
  return (drawing: Drawing): Promise<Found> => {
    const found = known.get(drawing.svg) ?? find(drawing);
    known.delete(drawing.svg);
    known.set(drawing.svg, found);
    if (known.size > mostRemembered) known.delete(known.keys().next().value ?? '');
    return found;
  };
}

/** Reads a drawing back. */
export const tryDrawing = remembering(async (drawing: Drawing): Promise<Trial> => {
  if (typeof Worker === 'undefined') return untried;
  try {
    const texts = await readWithAll(await pictureOf(drawing), dots);
    const right = texts.filter((text) => text === drawing.payload).length;
    if (texts.length === 0) return untried;
    const state = right === texts.length ? 'read' : right > 0 ? 'partly' : 'unread';
    return { state, readers: texts.length };
  } catch {
    return untried;
  }
});

/** Reads it as a camera may see it. */
export const tryHard = remembering(async (drawing: Drawing): Promise<HardTrial> => {
  const picture = await pictureOf(drawing);
  const found: HardTrial = { some: [], none: [] };
  for (const condition of conditions) {
    const texts = await readWithAll(picture, dots, condition);
    const right = texts.filter((text) => text === drawing.payload).length;
    if (right === 0) found.none.push(condition);
    else if (right < texts.length) found.some.push(condition);
  }
  return found;
});
