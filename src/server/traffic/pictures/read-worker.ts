import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { handleJobs } from '#server/traffic/handle-jobs.ts';
import { raster, type RasterJob } from './raster.ts';

// The binary is passed in, since it would be fetched from the network otherwise.
const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

handleJobs(async (order: RasterJob): Promise<string | undefined> => {
  const { width, height, pixels } = raster(order);
  const image = { width, height, data: new Uint8ClampedArray(pixels) };
  const [found] = await readBarcodes(image as ImageData, { formats: ['QRCode'] });
  return found?.text;
});
