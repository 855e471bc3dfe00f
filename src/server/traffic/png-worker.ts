import { answerOrders } from './answer-orders.ts';
import { raster, type RasterOrder } from './raster.ts';

answerOrders((order: RasterOrder): Uint8Array => raster(order).asPng());
