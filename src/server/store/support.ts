import { type Selectable, sql } from 'kysely';
import type { Db } from './database/database.ts';
import { type PageRequest, selectPage, type Rows } from './page.ts';
import type { Tables } from './schema.ts';

/** What staff may be searching for, derived from their input. */
export interface AccountSearch {
  /** The input in lower case. "" for every account. */
  text: string;
  id: number | undefined;
  /** The alias of a short URL, or the whole input if it can be one. */
  alias: string | undefined;
  /** Undefined if it's the service's own, or if none was entered. */
  host: string | undefined;
  /** The username in the address of a campaign’s public list. */
  username?: string;
  /** The slug of a campaign’s rotator. */
  rotator?: string;
}

export interface AccountsFilter extends PageRequest {
  sought: AccountSearch;
  order: 'newest' | 'active' | 'expires' | 'username' | 'links';
}

type Account = Selectable<Tables['accounts']>;

/** Later than the end of every plan that expires. */
const never = 99_999_999_999;

const links = sql<number>`(select count(*) from links where links.account_id = accounts.id)`;
const active = sql<number>`(select coalesce(max(last_used_at), 0) from keys
  where keys.account_id = accounts.id and keys.kind <> 'inspection')`;

const orders = {
  newest: sql`accounts.id desc`,
  active: sql`${active} desc, accounts.id desc`,
  expires: sql`coalesce(accounts.expires_at, ${sql.lit(never)}), accounts.id`,
  username: sql`accounts.username`,
  links: sql`${links} desc, accounts.id desc`,
};

/** Escapes the characters that have a meaning in like(). */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function matching(db: Db, { text, id, alias, host, username, rotator }: AccountSearch) {
  const all = db.selectFrom('accounts').selectAll();
  if (text === '') return all;
  return all.where(({ eb, or, exists, selectFrom }) => {
    const ownedBy = (table: 'links' | 'bios' | 'qrs', column: 'alias' | 'code', wanted: string) =>
      exists(
        selectFrom(table)
          .whereRef(`${table}.account_id`, '=', 'accounts.id')
          .where(sql.ref(`${table}.${column}`), '=', wanted)
          .select(`${table}.id`),
      );
    return or([
      eb('accounts.email', '=', text),
      sql<boolean>`accounts.username like ${`${escaped(text)}%`} escape '\\'`,
      ...(id === undefined ? [] : [eb('accounts.id', '=', id)]),
      ...(username === undefined ? [] : [eb('accounts.username', '=', username)]),
      ...(rotator === undefined
        ? []
        : [
            exists(
              selectFrom('campaigns')
                .whereRef('campaigns.account_id', '=', 'accounts.id')
                .where('campaigns.slug', '=', rotator)
                .select('campaigns.id'),
            ),
          ]),
      ...(host === undefined
        ? []
        : [
            exists(
              selectFrom('domains')
                .whereRef('domains.account_id', '=', 'accounts.id')
                .where('domains.host', '=', host)
                .select('domains.id'),
            ),
          ]),
      // On a domain, every alias belongs to the domain's owner.
      ...(alias === undefined || (host !== undefined && host !== alias.toLowerCase())
        ? []
        : [ownedBy('links', 'alias', alias), ownedBy('bios', 'alias', alias), ownedBy('qrs', 'code', alias)]),
    ]);
  });
}

export const accounts = (db: Db, { sought, order, ...wanted }: AccountsFilter): Promise<Rows<Account>> =>
  selectPage(matching(db, sought).orderBy(orders[order]), wanted);

const counted = ['links', 'qrs', 'campaigns', 'channels', 'domains', 'pixels'] as const;
type Counts = Record<(typeof counted)[number], number>;

/** Number of newest accounts whose plans are collected. */
const newest = 1000;

/** Returns the names of plans that accounts have. */
export async function plansInUse(db: Db): Promise<string[]> {
  const among = db.selectFrom('accounts').select('plan').orderBy('id', 'desc').limit(newest).as('among');
  const rows = await db.selectFrom(among).select('plan').distinct().execute();
  return rows.map(({ plan }) => plan);
}

/** Returns what each of these accounts has, and when it was last used. 0 means never. */
export async function figures(
  db: Db,
  ids: readonly number[],
): Promise<(id: number) => Counts & { lastActive: number }> {
  const known = new Map(
    ids.map((id) => [
      id,
      { links: 0, qrs: 0, campaigns: 0, channels: 0, domains: 0, pixels: 0, lastActive: 0 },
    ]),
  );
  if (ids.length === 0) return () => none;
  for (const table of counted) {
    const rows = await db
      .selectFrom(table)
      .where('account_id', 'in', ids)
      .groupBy('account_id')
      .select(['account_id', ({ fn }) => fn.countAll<number>().as('records')])
      .execute();
    for (const { account_id, records } of rows) {
      const of = known.get(account_id);
      if (of) of[table] = Number(records);
    }
  }
  const used = await db
    .selectFrom('keys')
    .where('account_id', 'in', ids)
    .where('kind', '!=', 'inspection')
    .groupBy('account_id')
    .select(['account_id', ({ fn }) => fn.max('last_used_at').as('at')])
    .execute();
  for (const { account_id, at } of used) {
    const of = known.get(account_id);
    if (of) of.lastActive = Number(at ?? 0);
  }
  return (id) => known.get(id) ?? none;
}

const none = { links: 0, qrs: 0, campaigns: 0, channels: 0, domains: 0, pixels: 0, lastActive: 0 };
