import decodeQr from 'qr/decode.js';

/** Runs in a worker of its own: a large code takes longer to read than a keystroke should wait. */
export interface ReadOrder {
  id: number;
  pixels: ImageData;
}

/** `text` is undefined where no code was found. */
export interface ReadAnswer {
  id: number;
  text: string | undefined;
}

addEventListener('message', ({ data: { id, pixels } }: MessageEvent<ReadOrder>) => {
  let text: string | undefined;
  try {
    // A slow answer is fine here: one picture is read, not each frame of a camera.
    text = decodeQr(pixels, { timeLimit: 2000 });
  } catch {
    text = undefined;
  }
  postMessage({ id, text } satisfies ReadAnswer);
});
