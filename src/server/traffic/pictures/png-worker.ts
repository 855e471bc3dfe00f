import { handleJobs } from '#server/traffic/handle-jobs.ts';
import { printFile, type PrintJob } from './print-file.ts';
import { raster, type RasterJob } from './raster.ts';

handleJobs(async (order: RasterJob | PrintJob): Promise<Uint8Array> => {
  const file = 'format' in order ? await printFile(order) : raster(order).asPng();
  // The bitmap isn't on the heap, so nothing else would make the engine collect it.
  globalThis.gc?.();
  return file;
});
