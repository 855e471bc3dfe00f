import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A picture of a page for visitors, as it is stored under its code. */
export interface NewPicture {
  code: string;
  media_type: string;
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The page that it belongs to, by the column that names it. */
interface Page {
  of: 'bio_id' | 'splash_id';
  id: number;
}

/** Gives a page the picture in place of the one that it had; null takes that away. */
export async function putPicture(db: Db, { of, id }: Page, picture: NewPicture | null): Promise<void> {
  await db.deleteFrom('pictures').where(of, '=', id).execute();
  if (picture)
    await db
      .insertInto('pictures')
      .values({ bio_id: null, splash_id: null, ...picture, [of]: id })
      .execute();
}

/** The picture of a code, and since when the account that it belongs to has been locked. */
export const findPicture = (db: Db, code: string) =>
  db
    .selectFrom('pictures')
    .leftJoin('bios', 'bios.id', 'pictures.bio_id')
    .leftJoin('splash', 'splash.id', 'pictures.splash_id')
    .innerJoin('accounts', (join) =>
      join.on('accounts.id', '=', sql<number>`coalesce(bios.account_id, splash.account_id)`),
    )
    .where('pictures.code', '=', code)
    .select(['pictures.media_type', 'pictures.bytes', 'accounts.locked_at'])
    .executeTakeFirst();
