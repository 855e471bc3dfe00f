import { openDatabase } from '#server/store/database/database.ts';
import type { Product } from './start-product.ts';

/** Sets a key's expiry to a minute ago. The shortest lifetime that a key can be created with is a day. */
export async function expireKey({ folder }: Product, name: string): Promise<Date> {
  const { db, close } = await openDatabase({ dataDir: folder });
  const end = Math.floor(Date.now() / 1000) - 60;
  const { numUpdatedRows } = await db
    .updateTable('keys')
    .set({ expires_at: end })
    .where('name', '=', name)
    .where('expires_at', 'is not', null)
    .executeTakeFirstOrThrow();
  await close();
  if (numUpdatedRows !== 1n) throw new Error(`There are ${numUpdatedRows} keys with an end called ${name}.`);
  return new Date(end * 1000);
}
