import { answerOrders } from '#server/traffic/answer-orders.ts';
import { raster, type RasterOrder } from './raster.ts';

answerOrders((order: RasterOrder): Uint8Array => {
  const png = raster(order).asPng();
  // The bitmap is not of the heap, so that nothing else would make the engine look for it.
  globalThis.gc?.();
  return png;
});
