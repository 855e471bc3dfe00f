import type { Db } from '#server/store/database/database.ts';

/** Number of ids in one statement. */
const batchSize = 500;

/** Names of records, by their ids as text. Deleted records are missing. */
export type Names = ReadonlyMap<string, string>;

/** Returns whether values of the dimension are ids of records. */
export const hasNames = (dimension: string) =>
  ['link', 'qr', 'bio', 'campaign', 'channel', 'domain'].includes(dimension);

/** @param mainHost the service's own host, which serves links without a domain */
export async function namesOf(
  db: Db,
  accountId: number,
  dimension: string,
  values: readonly string[],
  mainHost: string,
): Promise<Names> {
  const ids = values.flatMap((value) => (/^\d+$/.test(value) ? Number(value) : []));
  const names = new Map<string, string>(dimension === 'domain' ? [['0', mainHost]] : []);
  for (let begin = 0; begin < ids.length; begin += batchSize) {
    const rows = await rowsOf(db, accountId, dimension, ids.slice(begin, begin + batchSize));
    for (const { id, name, host } of rows)
      names.set(String(id), dimension === 'link' ? `${host ?? mainHost}/${name}` : name);
  }
  return names;
}

/** Returns the titles of links, by their ids as text. Links without a title are missing. */
export async function titlesOf(db: Db, accountId: number, values: readonly string[]): Promise<Names> {
  const ids = values.flatMap((value) => (/^\d+$/.test(value) ? Number(value) : []));
  const titles = new Map<string, string>();
  for (let begin = 0; begin < ids.length; begin += batchSize) {
    const rows = await db
      .selectFrom('links')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids.slice(begin, begin + batchSize))
      .where('title', '!=', '')
      .select(['id', 'title'])
      .execute();
    for (const { id, title } of rows) titles.set(String(id), title);
  }
  return titles;
}

function rowsOf(
  db: Db,
  accountId: number,
  dimension: string,
  ids: readonly number[],
): Promise<{ id: number; name: string; host?: string | null }[]> {
  if (dimension === 'link')
    return db
      .selectFrom('links')
      .leftJoin('domains', 'domains.id', 'links.domain_id')
      .where('links.account_id', '=', accountId)
      .where('links.id', 'in', ids)
      .select(['links.id', 'links.alias as name', 'domains.host'])
      .execute();
  if (dimension === 'bio')
    return db
      .selectFrom('bios')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .select(['id', 'title as name'])
      .execute();
  if (dimension === 'domain')
    return db
      .selectFrom('domains')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .select(['id', 'host as name'])
      .execute();
  const table = ({ qr: 'qrs', campaign: 'campaigns', channel: 'channels' } as const)[dimension];
  if (table === undefined) return Promise.resolve([]);
  return db
    .selectFrom(table)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .select(['id', 'name'])
    .execute();
}

/** Returns the names of targets, by labels such as `link 5`. */
export async function namesOfTargets(
  db: Db,
  accountId: number,
  targets: Iterable<string>,
  mainHost: string,
): Promise<Names> {
  const names = new Map<string, string>();
  for (const [kind = '', of] of Map.groupBy(new Set(targets), (target) => target.split(' ')[0])) {
    const ids = of.map((target) => target.slice(kind.length + 1));
    for (const [id, name] of await namesOf(db, accountId, kind, ids, mainHost))
      names.set(`${kind} ${id}`, name);
  }
  return names;
}
