import type { Db } from './database/database.ts';

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> }) =>
  Number((await query.executeTakeFirstOrThrow()).count);

/** Requests with this status since then, of those that are kept; `path`: at this address alone. */
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

/** Names of API keys that have ended, the latest first. */
export const endedKeys = (db: Db, accountId: number, now: number) =>
  db
    .selectFrom('keys')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'api')
    .where('expires_at', '<=', now)
    .select(['name', 'expires_at'])
    .orderBy('expires_at', 'desc')
    .execute();

/** Campaigns with a rotator and without a link. */
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

/** How the account's QR codes look, those that are scanned most first. */
export const codeLooks = (db: Db, accountId: number) =>
  db
    .selectFrom('qrs')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'code', 'foreground', 'background', 'logo', 'look'])
    .orderBy('scans', 'desc')
    .orderBy('id')
    .execute();

/** Links that nobody is let through any more, for their time or their clicks. */
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

/** Short links as they are followed: where each is, and where it leads. */
const hop = (db: Db) =>
  db
    .selectFrom('links')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .select(['links.alias', 'links.longurl', 'domains.scheme', 'domains.host']);

export type Hop = Awaited<ReturnType<ReturnType<typeof hop>['executeTakeFirstOrThrow']>>;

/** Those of the account that lead to one of these hosts. */
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

/** A link by its alias on a branded host; without one, on the main host. */
export const linkAt = (db: Db, alias: string, host: string | undefined): Promise<Hop | undefined> => {
  const at = hop(db).where('links.alias', '=', alias);
  return (
    host === undefined ? at.where('links.domain_id', 'is', null) : at.where('domains.host', '=', host)
  ).executeTakeFirst();
};

/** Of the links that are clicked most. */
export const destinations = (db: Db, accountId: number, most: number) =>
  db
    .selectFrom('links')
    .where('account_id', '=', accountId)
    .where('archived', '=', 0)
    .select('longurl')
    .orderBy('clicks', 'desc')
    .limit(most)
    .execute();

/** Of domains that are ready. */
export const brandedHosts = (db: Db, accountId: number) =>
  db
    .selectFrom('domains')
    .where('account_id', '=', accountId)
    .whereRef('host_key', '=', 'host')
    .select(['scheme', 'host'])
    .execute();

/** What visitors reported of the account and nobody has closed, the newest first. */
export const openReports = (db: Db, accountId: number) =>
  db
    .selectFrom('reports')
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .select(['shorturl', 'reason'])
    .orderBy('id', 'desc')
    .execute();
