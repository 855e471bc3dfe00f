import { answerOrders } from '#server/traffic/answer-orders.ts';
import { printFile, type PrintOrder } from './print-file.ts';
import { raster, type RasterOrder } from './raster.ts';

answerOrders(async (order: RasterOrder | PrintOrder): Promise<Uint8Array> => {
  const file = 'format' in order ? await printFile(order) : raster(order).asPng();
  // The bitmap isn't on the heap, so nothing else would make the engine collect it.
  globalThis.gc?.();
  return file;
});
