import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, DialectDb } from './database/database.ts';
import { lockByName } from './database/transactions.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';
import { isRetired, retiredAmong } from './retired.ts';
import { ConflictError } from './conflict.ts';

export type NewDomain = Pick<
  Insertable<Tables['domains']>,
  'account_id' | 'scheme' | 'host' | 'redirectroot' | 'redirect404' | 'created_at'
>;

export const inUse = 'That domain is already in use.';
export const addedAlready = 'You already added this domain.';

const ofAccount = (db: Db, accountId: number) => db.selectFrom('domains').where('account_id', '=', accountId);

/** Whether the host is a ready domain of another account. */
const takenBy = sql<number>`exists (select 1 from domains as other
  where other.host_key = domains.host and other.id <> domains.id)`.as('taken');

/** Selects an account's domains as lists show them. */
export const selectDomains = (db: Db, accountId: number) =>
  ofAccount(db, accountId).selectAll().select(takenBy);

export type DomainRow = Awaited<ReturnType<ReturnType<typeof selectDomains>['executeTakeFirstOrThrow']>>;

export const isReady = ({ host, host_key }: { host: string; host_key: string }) => host === host_key;

/** Returns a key that distinguishes a domain from all others while it isn't ready. */
export const pendingKey = (host: string, accountId: number) => `${host} ${accountId}`;

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(selectDomains(db, accountId).orderBy('id', 'desc'), wanted);

export const find = (db: Db, accountId: number, id: number) =>
  selectDomains(db, accountId).where('id', '=', id).executeTakeFirst();

/** Includes domains that aren't ready. */
export const findByHost = (db: Db, accountId: number, host: string) =>
  selectDomains(db, accountId).where('host', '=', host).executeTakeFirst();

/** Returns whether a host is a ready domain of any account, or was one of a locked account. */
export async function isTaken(db: Db, host: string): Promise<boolean> {
  const found = await db.selectFrom('domains').where('host_key', '=', host).select('id').executeTakeFirst();
  return found !== undefined || (await isRetired(db, 'domain', host));
}

/** Returns whether a host is a domain of any account, ready or not. */
export async function isHeld(db: Db, host: string): Promise<boolean> {
  const found = await db
    .selectFrom('domains')
    .where('host', '=', host)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws ConflictError if the host is a ready domain of any account */
export const add = (db: Db, domain: NewDomain): Promise<number> =>
  insert(db, { ...domain, host_key: domain.host }, inUse);

/** @throws ConflictError if the account already has the domain */
export const addPending = (means: DialectDb, domain: NewDomain, next_check_at: number): Promise<number> =>
  withHostLock(means, domain.host, (db) =>
    insert(
      db,
      { ...domain, host_key: pendingKey(domain.host, domain.account_id), next_check_at },
      addedAlready,
    ),
  );

/**
 * Runs changes to a host's domains one after the other. Each is recorded for all accounts that have the host, so two
 * concurrent changes would deadlock.
 */
export const withHostLock = <Result>(
  { db }: DialectDb,
  host: string,
  change: (db: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await lockByName(trx, host);
    return change(trx);
  });

async function insert(
  db: Db,
  domain: NewDomain & { host_key: string; next_check_at?: number },
  taken: string,
): Promise<number> {
  if (await isRetired(db, 'domain', domain.host)) throw new ConflictError('domain', inUse);
  const added = await db
    .insertInto('domains')
    .values(domain)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new ConflictError('domain', taken);
  return added.id;
}

/** Changes the given fields. Returns whether the account has such a domain. */
export async function update(
  db: Db,
  accountId: number,
  id: number,
  change: { redirectroot?: string; redirect404?: string },
): Promise<boolean> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return (await find(db, accountId, id)) !== undefined;
  const done = await db
    .updateTable('domains')
    .set(given)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * Deletes a domain. Its links move to the main host. A link whose alias is taken there gets another.
 * @returns how many links moved, and how many of them got another alias. Undefined if there is no such domain.
 */
export function remove(
  db: Db,
  accountId: number,
  id: number,
  anotherAlias: () => string,
): Promise<{ moved: number; renamed: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await find(trx, accountId, id))) return undefined;
    const clashing = await trx
      .selectFrom('links')
      .where('domain_id', '=', id)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('links as other')
              .whereRef('other.alias', '=', 'links.alias')
              .where('other.domain_id', 'is', null)
              .select('other.id'),
          ),
          exists(selectFrom('bios').whereRef('bios.alias', '=', 'links.alias').select('bios.id')),
        ]),
      )
      .select(['id', 'alias', 'search'])
      .execute();
    const moving = await trx
      .selectFrom('links')
      .where('domain_id', '=', id)
      .select(['id', 'alias', 'search'])
      .execute();
    const retired = await retiredAmong(
      trx,
      'alias',
      moving.map(({ alias }) => alias),
      accountId,
    );
    const known = new Set(clashing.map((link) => link.id));
    clashing.push(...moving.filter((link) => retired.has(link.alias) && !known.has(link.id)));
    for (const link of clashing) {
      const alias = anotherAlias();
      const search = link.search.replace(link.alias.toLowerCase(), alias.toLowerCase());
      await trx
        .updateTable('links')
        .set({ alias, search, domain_id: null })
        .where('id', '=', link.id)
        .execute();
    }
    const rest = await trx
      .updateTable('links')
      .set({ domain_id: null })
      .where('domain_id', '=', id)
      .executeTakeFirst();
    await trx.deleteFrom('domains').where('id', '=', id).execute();
    return { moved: Number(rest.numUpdatedRows) + clashing.length, renamed: clashing.length };
  });
}
