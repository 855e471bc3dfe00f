import type { Db } from './database/database.ts';

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> }) =>
  Number((await query.executeTakeFirstOrThrow()).count);

/** Counts the stored requests with this status since a time. With `path`, only those to this address. */
export const requestsWith = (
  db: Db,
  accountId: number,
  { status, since, path }: { status: number; since: number; path?: string },
): Promise<number> => {
  const query = db
    .selectFrom('api_requests')
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('status', '=', status);
  return countOf((path === undefined ? query : query.where('path', '=', path)).select(counting));
};

export const faultsSince = (db: Db, accountId: number, since: number): Promise<number> =>
  countOf(
    db
      .selectFrom('api_requests')
      .where('account_id', '=', accountId)
      .where('at', '>=', since)
      .where('status', '>=', 500)
      .select(counting),
  );

const counting = ({ fn }: { fn: Db['fn'] }) => fn.countAll<number>().as('count');

/** Returns the names of API keys that have expired, latest first. */
export const endedKeys = (db: Db, accountId: number, now: number) =>
  db
    .selectFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'api')
    .where('expires_at', '<=', now)
    .select(['name', 'expires_at'])
    .orderBy('expires_at', 'desc')
    .execute();

/** Returns campaigns that have a rotator but no links. */
export const emptyRotators = (db: Db, accountId: number) =>
  db
    .selectFrom('campaigns')
    .where('account_id', '=', accountId)
    .where('slug', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('campaign_links')
            .whereRef('campaign_links.campaign_id', '=', 'campaigns.id')
            .select('campaign_links.link_id'),
        ),
      ),
    )
    .select(['name', 'slug'])
    .orderBy('id')
    .execute();

/** Returns the design of the account's QR codes, most scanned first. */
export const codeLooks = (db: Db, accountId: number) =>
  db
    .selectFrom('qrs')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'code', 'foreground', 'background', 'logo', 'look'])
    .orderBy('scans', 'desc')
    .orderBy('id')
    .execute();

/** Counts links that no longer let anyone through, because of their time or their clicks. */
export const endedLinks = (db: Db, accountId: number, now: number): Promise<number> =>
  countOf(
    db
      .selectFrom('links')
      .where('account_id', '=', accountId)
      .where('archived', '=', 0)
      .where(({ eb, or, and, ref }) =>
        or([
          eb('expires_at', '<=', now),
          and([eb('click_limit', 'is not', null), eb('passed', '>=', ref('click_limit'))]),
        ]),
      )
      .select(counting),
  );

/** Selects the addresses and destinations of short links, to follow them. */
const hop = (db: Db) =>
  db
    .selectFrom('links')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .select(['links.alias', 'links.longurl', 'domains.scheme', 'domains.host']);

export type Hop = Awaited<ReturnType<ReturnType<typeof hop>['executeTakeFirstOrThrow']>>;

/** Returns the account's links that redirect to one of these hosts. */
export const linksTo = (db: Db, accountId: number, hosts: readonly string[]): Promise<Hop[]> =>
  hop(db)
    .where('links.account_id', '=', accountId)
    .where(({ eb, or }) =>
      or(
        hosts.flatMap((host) =>
          ['http', 'https'].flatMap((scheme) => [
            eb('links.longurl', '=', `${scheme}://${host}`),
            eb('links.longurl', 'like', `${scheme}://${host}/%`),
          ]),
        ),
      ),
    )
    .limit(1000)
    .execute();

/** Finds a link by its alias on a branded host or, without one, on the main host. */
export const linkAt = (db: Db, alias: string, host: string | undefined): Promise<Hop | undefined> => {
  const at = hop(db).where('links.alias', '=', alias);
  return (
    host === undefined ? at.where('links.domain_id', 'is', null) : at.where('domains.host', '=', host)
  ).executeTakeFirst();
};

/** Returns the destinations of the links that are clicked most. */
export const destinations = (db: Db, accountId: number, most: number) =>
  db
    .selectFrom('links')
    .where('account_id', '=', accountId)
    .where('archived', '=', 0)
    .select('longurl')
    .orderBy('clicks', 'desc')
    .limit(most)
    .execute();

/** Returns the hosts of domains that are ready. */
export const brandedHosts = (db: Db, accountId: number) =>
  db
    .selectFrom('domains')
    .where('account_id', '=', accountId)
    .whereRef('host_key', '=', 'host')
    .select(['scheme', 'host'])
    .execute();

/** Returns the visitors' reports about the account that nobody has closed, newest first. */
export const openReports = (db: Db, accountId: number) =>
  db
    .selectFrom('reports')
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .select(['shorturl', 'reason'])
    .orderBy('id', 'desc')
    .execute();
