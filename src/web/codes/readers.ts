import type { Condition } from '#qr/conditions.ts';
import type { ReadResponse, ReadRequest } from './reader-messages.ts';

/** A reader's result, or `absent` if it doesn't work in this browser. */
type Said = { text: string | undefined } | 'absent';

type Reader = (picture: ImageData, dots: number, condition: Condition | undefined) => Promise<Said>;

/** How long to wait for a reader's first response, in ms. It may still be loading over a slow connection. */
const patience = 8000;

/** Creates a reader that starts with the first picture, since its code is large. */
function createReader(start: () => Worker): Reader {
  const waiting = new Map<number, (said: Said) => void>();
  let worker: Worker | undefined;
  let orders = 0;
  let isAbsent = false;
  const leave = () => {
    isAbsent = true;
    for (const resolve of waiting.values()) resolve('absent');
    waiting.clear();
  };
  const started = () => {
    const fresh = start();
    fresh.addEventListener('message', ({ data: { id, text, isBroken } }: MessageEvent<ReadResponse>) => {
      waiting.get(id)?.(isBroken ? 'absent' : { text });
      waiting.delete(id);
      if (isBroken) leave();
    });
    fresh.addEventListener('error', leave);
    return fresh;
  };
  return (picture, dots, condition) => {
    if (isAbsent) return Promise.resolve('absent');
    worker ??= started();
    const { width, height, data } = picture;
    const order: ReadRequest = { id: (orders += 1), picture: { width, height, data }, dots, condition };
    const { promise, resolve } = Promise.withResolvers<Said>();
    const isFirst = order.id === 1;
    waiting.set(order.id, resolve);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
    worker.postMessage(order);
    if (isFirst) {
      const limit = setTimeout(leave, patience);
      void promise.then(() => clearTimeout(limit));
    }
    return promise;
  };
}

const readers: readonly Reader[] = [
  createReader(() => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })),
  createReader(() => new Worker(new URL('./zxing-worker.ts', import.meta.url), { type: 'module' })),
];

/** Returns what each working reader finds in a picture, with undefined for nothing. */
export async function decodeWithAll(
  picture: ImageData,
  dots: number,
  condition?: Condition,
): Promise<(string | undefined)[]> {
  const said = await Promise.all(readers.map((reader) => reader(picture, dots, condition)));
  return said.flatMap((one) => (one === 'absent' ? [] : [one.text]));
}
