import { type Insertable, sql } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';
import { forgetTargets } from './gone-targets.ts';

export type NewQr = Insertable<Tables['qrs']>;

/** An uploaded picture. */
export interface QrLogo {
  media_type: string;
  bytes: Uint8Array;
}

/** The file that the scan of a code opens. `code` is part of its address. */
export interface QrFile extends QrLogo {
  code: string;
}

const ofAccount = (db: Db, accountId: number) => db.selectFrom('qrs').where('account_id', '=', accountId);

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(
    ofAccount(db, accountId).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
    wanted,
  );

export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the account's codes with these ids, in no particular order. */
export async function findMany(db: Db, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return ofAccount(db, accountId).selectAll().where('id', 'in', ids).execute();
}

/** Returns the uploaded logo of a code. */
export const logoOf = (db: Db, qrId: number): Promise<QrLogo | undefined> =>
  db.selectFrom('qr_logos').where('qr_id', '=', qrId).select(['media_type', 'bytes']).executeTakeFirst();

async function putLogo(db: Db, qr_id: number, logo: QrLogo | undefined): Promise<void> {
  await db.deleteFrom('qr_logos').where('qr_id', '=', qr_id).execute();
  if (logo)
    await db
      .insertInto('qr_logos')
      .values({ qr_id, ...logo })
      .execute();
}

async function putFile(db: Db, qr_id: number, file: QrFile | null): Promise<void> {
  await db.deleteFrom('qr_files').where('qr_id', '=', qr_id).execute();
  if (file)
    await db
      .insertInto('qr_files')
      .values({ qr_id, ...file })
      .execute();
}

/** Returns the file with the code in an address, and the properties of its QR code. */
export const findFile = (db: Db, code: string) =>
  db
    .selectFrom('qr_files')
    .innerJoin('qrs', 'qrs.id', 'qr_files.qr_id')
    .innerJoin('accounts', 'accounts.id', 'qrs.account_id')
    .where('qr_files.code', '=', code)
    .select(['qr_files.media_type', 'qr_files.bytes', 'qrs.name', 'qrs.starts_at', 'qrs.expires_at'])
    .select('accounts.locked_at')
    .executeTakeFirst();

/** Returns the type and size of a code's file, without its content. */
export const fileOf = (db: Db, qrId: number) =>
  db
    .selectFrom('qr_files')
    .where('qr_id', '=', qrId)
    .select(['media_type', sql<number>`octet_length(bytes)`.as('bytes')])
    .executeTakeFirst();

interface Uploads {
  logo?: QrLogo | undefined;
  /** Null removes the current file. */
  file?: QrFile | null | undefined;
}

export function add(db: Db, qr: NewQr, { logo, file }: Uploads = {}): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('qrs').values(qr).returning('id').executeTakeFirstOrThrow();
    await putLogo(trx, id, logo);
    if (file) await putFile(trx, id, file);
    return id;
  });
}

/** Changes the given fields. A change of `logo` replaces or removes the uploaded logo. */
export async function update(
  db: Db,
  id: number,
  change: Partial<Omit<NewQr, 'id' | 'account_id' | 'code' | 'created_at'>>,
  { logo, file }: Uploads = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('qrs').set(change).where('id', '=', id).execute();
    if (change.logo !== undefined) await putLogo(trx, id, logo);
    if (file !== undefined) await putFile(trx, id, file);
  });
}

/** Number of rows in one insert. Each holds a picture. */
const logosAtOnce = 50;

/** Changes the given fields of the codes among these that the account owns. Returns their ids. */
export function applyDesign(
  db: Db,
  accountId: number,
  ids: readonly number[],
  change: Partial<Pick<NewQr, 'background' | 'foreground' | 'logo' | 'look'>>,
  picture?: QrLogo,
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('qrs')
      // An update without any column is invalid, so `account_id` is always included.
      .set({ account_id: accountId, ...change })
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    const own = changed.map(({ id }) => id);
    if (change.logo === undefined || own.length === 0) return own;
    await trx.deleteFrom('qr_logos').where('qr_id', 'in', own).execute();
    if (!picture) return own;
    for (let at = 0; at < own.length; at += logosAtOnce)
      await trx
        .insertInto('qr_logos')
        .values(own.slice(at, at + logosAtOnce).map((qr_id) => ({ qr_id, ...picture })))
        .execute();
    return own;
  });
}

/** Deletes codes and removes them from their channels. Returns those that the account had. */
export function remove(db: Db, accountId: number, ids: readonly number[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('qrs')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return forgetTargets(trx, 'qr', gone);
  });
}
