import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** Runs in a thread of its own: a large picture takes half a second, for which no redirect should wait. */
export interface PngOrder {
  id: number;
  svg: string;
  size: number;
}

export type PngAnswer = { id: number; png: Uint8Array } | { id: number; error: string };

parentPort?.on('message', ({ id, svg, size }: PngOrder) => {
  let answer: PngAnswer;
  try {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
    answer = { id, png: image.render().asPng() };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answer);
});
