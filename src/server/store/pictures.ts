import { sql } from 'kysely';
import type { Db } from './database/database.ts';

/** A picture of a page for visitors, as it's stored under its code. */
export interface NewPicture {
  code: string;
  media_type: string;
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The page that it belongs to, by the column that refers to it. */
interface Page {
  of: 'bio_id' | 'splash_id';
  id: number;
}

/** Replaces the picture of a page. Null removes it. */
export async function putPicture(db: Db, { of, id }: Page, picture: NewPicture | null): Promise<void> {
  await db.deleteFrom('pictures').where(of, '=', id).execute();
  if (picture)
    await db
      .insertInto('pictures')
      .values({ bio_id: null, splash_id: null, ...picture, [of]: id })
      .execute();
}

/** Returns the picture with a code, and since when its account has been locked. */
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

/** The record that an uploaded picture belongs to. */
export type PictureOwner = Page | { of: 'qr_id' | 'qr_file'; id: number };

/**
 * Returns how many bytes all pictures of an account take: those of its pages, and the logos and files of its codes.
 * @param but the owner whose picture isn't counted
 */
export async function bytesOfPictures(db: Db, accountId: number, but?: PictureOwner): Promise<number> {
  const bytes = sql<number | null>`sum(octet_length(bytes))`.as('bytes');
  const owner = (column: PictureOwner['of']) => (but?.of === column ? but.id : -1);
  const ofPages = await db
    .selectFrom('pictures')
    .leftJoin('bios', 'bios.id', 'pictures.bio_id')
    .leftJoin('splash', 'splash.id', 'pictures.splash_id')
    .where(sql<number>`coalesce(bios.account_id, splash.account_id)`, '=', accountId)
    .where(sql<number>`coalesce(pictures.bio_id, 0)`, '!=', owner('bio_id'))
    .where(sql<number>`coalesce(pictures.splash_id, 0)`, '!=', owner('splash_id'))
    .select(bytes)
    .executeTakeFirst();
  const ofCodes = await db
    .selectFrom('qr_logos')
    .innerJoin('qrs', 'qrs.id', 'qr_logos.qr_id')
    .where('qrs.account_id', '=', accountId)
    .where('qrs.id', '!=', owner('qr_id'))
    .select(bytes)
    .executeTakeFirst();
  const ofFiles = await db
    .selectFrom('qr_files')
    .innerJoin('qrs', 'qrs.id', 'qr_files.qr_id')
    .where('qrs.account_id', '=', accountId)
    .where('qrs.id', '!=', owner('qr_file'))
    .select(bytes)
    .executeTakeFirst();
  return [ofPages, ofCodes, ofFiles].reduce((sum, found) => sum + Number(found?.bytes ?? 0), 0);
}
