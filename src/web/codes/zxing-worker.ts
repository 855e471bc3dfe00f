import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { respondWith, type ReadResponse, type ReadRequest } from './reader-messages.ts';

/**
 * A second, independent reader, based on a library that many scanners use. It is WebAssembly, which only the content
 * security policy of this file allows.
 */
const prepared = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });

const answer = respondWith(async (picture) => {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'] });
  return found?.text;
});

addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  void prepared
    .then(
      () => answer(event),
      (): ReadResponse => ({ id: event.data.id, text: undefined, isBroken: true }),
    )
    .then((said) => postMessage(said));
});
