import decodeQr from 'qr/decode.js';
import { respondWith, type ReadRequest } from './reader-messages.ts';

/** Runs in its own worker, since reading a large code would block input. */
const answer = respondWith(
  // A slow response is acceptable, since this reads a single picture instead of every frame of a camera.
  (picture) => decodeQr(picture, { timeLimit: 2000 }),
);

addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  void answer(event).then((said) => postMessage(said));
});
