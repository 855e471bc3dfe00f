import decodeQr from 'qr/decode.js';
import { answerWith, type ReadOrder } from './reader-orders.ts';

/** Runs in a worker of its own: a large code takes longer to read than a keystroke should wait. */
const answer = answerWith(
  // A slow answer is fine here: one picture is read, not each frame of a camera.
  (picture) => decodeQr(picture, { timeLimit: 2000 }),
);

addEventListener('message', (event: MessageEvent<ReadOrder>) => {
  void answer(event).then((said) => postMessage(said));
});
