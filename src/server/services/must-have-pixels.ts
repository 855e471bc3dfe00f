import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Db } from '#server/store/database/database.ts';
import { missingPixel } from '#server/store/firing.ts';

/** @throws ApiRefusal if any of these pixels isn't the account's */
export async function mustHavePixels(db: Db, accountId: number, ids: readonly number[] = []): Promise<void> {
  const missing = await missingPixel(db, accountId, ids);
  if (missing !== undefined) throw new ApiRefusal(400, `Pixel ${missing} not found.`, 'pixels');
}
