import { drawPlan } from '#qr/draw.ts';
import type { Plan } from '#qr/plan.ts';
import { pixelsOf } from '#web/browser/raster.ts';
import type { ReadAnswer, ReadOrder } from './decode-worker.ts';
import type { Drawing } from './drawing.ts';

/**
 * `read`: a reader finds what it should. `unread`: it finds nothing, or something else. `untried`: this browser has
 * no workers or draws no pixels.
 */
export type Trial = 'read' | 'unread' | 'untried';

const waiting = new Map<number, (text: string | undefined) => void>();
let worker: Worker | undefined;
let orders = 0;

/** The reader is large: it is fetched for the first picture that is tried. */
function startWorker(): Worker {
  const started = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, text } }: MessageEvent<ReadAnswer>) => {
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  return started;
}

function read(pixels: ImageData): Promise<string | undefined> {
  worker ??= startWorker();
  const order: ReadOrder = { id: (orders += 1), pixels };
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  waiting.set(order.id, resolve);
  worker.addEventListener('error', () => reject(new Error('no reader')), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  worker.postMessage(order);
  return promise;
}

/** Large enough that a whole number of pixels makes a module, small enough to be quick. */
const pixelsPerModule = 6;

const sizeOf = ({ width, height }: Plan): [number, number] => [
  Math.ceil(width * pixelsPerModule),
  Math.ceil(height * pixelsPerModule),
];

/** What is transparent is tried on the background that it is meant for. */
const onPaper = (plan: Plan, svg: string) =>
  plan.transparent ? drawPlan({ ...plan, transparent: false }) : svg;

let last: { svg: string; trial: Promise<Trial> } | undefined;

/** Reads a drawing back as a phone would. The last one is remembered: saving asks what the preview has found. */
export function tryDrawing({ svg, payload, plan }: Drawing): Promise<Trial> {
  if (last?.svg === svg) return last.trial;
  const trial = (async (): Promise<Trial> => {
    if (typeof Worker === 'undefined') return 'untried';
    try {
      return (await read(await pixelsOf(onPaper(plan, svg), ...sizeOf(plan)))) === payload
        ? 'read'
        : 'unread';
    } catch {
      return 'untried';
    }
  })();
  last = { svg, trial };
  return trial;
}
