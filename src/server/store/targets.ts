import { sql } from 'kysely';
import type { Database, Db } from './database/database.ts';
import { prepareFiring } from './firing.ts';
import { optionColumns } from './link-options.ts';
import { value } from './database/placeholder.ts';
import { logoOf } from './qr.ts';

/** Since when the account that owns a record has been locked. Null if it isn't. */
const lockedSince = (table: 'links' | 'qrs' | 'bios' | 'campaigns') =>
  sql<
    number | null
  >`(select locked_at from accounts where accounts.id = ${sql.ref(`${table}.account_id`)})`.as('locked_at');

/**
 * Prepares the queries for what public addresses lead to. Those for the most visited addresses are compiled only once.
 */
export function prepareTargets(database: Database) {
  const { db } = database;
  const first =
    <Row>(find: (...values: (string | number)[]) => Row[] | Promise<Row[]>) =>
    async (...values: (string | number)[]): Promise<Row | undefined> =>
      (await find(...values))[0];

  const link = database.prepare(
    db
      .selectFrom('links')
      .where('alias', '=', value<string>(0))
      .where(sql<number>`coalesce(domain_id, 0)`, '=', value<number>(1))
      .select(['id', 'alias', 'longurl', ...optionColumns, lockedSince('links')]),
    // The password may have changed and clicks may have been used up in the meantime. Links with either wait for the
    // database.
    (row) => row?.password_hash === null && row.click_limit === null && row.locked_at === null,
  );
  const domain = database.prepare(
    db
      .selectFrom('domains')
      .where('host_key', '=', value<string>(0))
      .select(['id', 'redirectroot', 'redirect404']),
    () => true,
  );
  const qr = database.prepare(
    db
      .selectFrom('qrs')
      .where('code', '=', value<string>(0))
      .select(['id', 'code', 'type', 'data', 'background', 'foreground', 'logo', 'look', 'static', 'name'])
      .select(['starts_at', 'expires_at', 'afterwards', 'password_hash', 'rules'])
      .select(lockedSince('qrs')),
    (row) => row?.password_hash === null && row.locked_at === null,
  );
  const ofRotator = db
    .selectFrom('campaigns')
    .innerJoin('campaign_links', 'campaign_links.campaign_id', 'campaigns.id')
    .innerJoin('links', 'links.id', 'campaign_links.link_id')
    .where('campaigns.slug', '=', value<string>(0));
  const openOnes = ofRotator.where(isOpen(value<number>(2)));
  const wheel = (of: typeof ofRotator) => ({
    count: database.prepare(of.select(db.fn.countAll<number>().as('links'))),
    link: database.prepare(
      of
        .leftJoin('domains', 'domains.id', 'links.domain_id')
        .select(['links.id', 'links.alias', 'links.longurl', 'domains.scheme', 'domains.host'])
        .select([...optionColumns, lockedSince('links')])
        .orderBy('campaign_links.link_id')
        .limit(1)
        .offset(value<number>(1)),
    ),
  });
  // Closed links get their turn only if none is open. They then show the visitor why.
  const wheels = [wheel(openOnes), wheel(ofRotator)];

  return {
    /** Finds a link by its alias. `domainId` 0 is the main host. */
    link: link as (alias: string, domainId: number) => ReturnType<typeof link>,
    /** Finds a branded domain by its host. */
    domain: first(domain) as (host: string) => Promise<BrandedDomain | undefined>,
    /** Finds a QR code by the code in its address. */
    qr: first(qr) as (code: string) => Promise<QrTarget | undefined>,
    /**
     * Returns one of the links of the campaign whose rotator has the slug, at the given time in Unix seconds. `pick`
     * chooses a number from 0 to below its argument.
     */
    async rotated(slug: string, now: number, pick: (count: number) => number) {
      for (const { count, link } of wheels) {
        const [counted] = await count(slug, 0, now);
        const links = Number(counted?.links ?? 0);
        if (links > 0) return (await link(slug, pick(links), now))[0];
      }
      return undefined;
    },
    /** Finds the pixels that a link or bio page fires. */
    firing: prepareFiring(database),
    logo: (qrId: number) => logoOf(db, qrId),
    list: (username: string, list: string) => listPage(db, username, list),
    bio: (alias: string) => bioPage(db, alias),
  };
}

export type Targets = ReturnType<typeof prepareTargets>;
export type LinkTarget = NonNullable<Awaited<ReturnType<Targets['link']>>[number]>;

export interface BrandedDomain {
  id: number;
  redirectroot: string;
  redirect404: string;
}

export interface QrTarget {
  id: number;
  code: string;
  type: string;
  /** JSON. For an uploaded file, the path of its address. */
  data: string;
  background: string;
  foreground: string;
  /** A URL or path. "" if the picture itself is stored, null without a logo. */
  logo: string | null;
  /** JSON. Null for a plain code. */
  look: string | null;
  /** 1 if its pictures hold the content itself. Null if nobody has specified it. */
  static: number | null;
  name: string;
  /** Unix seconds. Null if it works immediately. */
  starts_at: number | null;
  /** Unix seconds. Null if it doesn't expire. */
  expires_at: number | null;
  /** Destination of scans after that. If "", visitors see a page that says so. */
  afterwards: string;
  password_hash: string | null;
  /** JSON. Null if there are none. */
  rules: string | null;
  /** Unix seconds. Null if its account isn't locked. */
  locked_at: number | null;
}

/** A link as a public page shows it. Without scheme and host it is on the main host. */
export interface ListedLink {
  alias: string;
  title: string;
  public_description: string;
  longurl: string;
  password_hash: string | null;
  scheme: string | null;
  host: string | null;
}

/**
 * Selects whether a link redirects at a time in Unix seconds. It must not be archived or expired, and must have clicks
 * left.
 */
const isOpen = (now: number) => sql<boolean>`links.archived = 0
  and (links.expires_at is null or links.expires_at > ${now})
  and (links.click_limit is null or links.passed < links.click_limit)`;

/** Maximum number of links on one page, which is more than anyone reads. */
const maxListed = 1000;

const listed = (db: Db) =>
  db
    .selectFrom('links')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .select([
      'links.alias',
      'links.title',
      'links.public_description',
      'links.longurl',
      'links.password_hash',
      'domains.scheme',
      'domains.host',
    ])
    // Links that are archived, expired or used up aren't shown to anyone.
    .where(isOpen(Math.floor(Date.now() / 1000)))
    .limit(maxListed);

async function listPage(db: Db, username: string, list: string) {
  const campaign = await db
    .selectFrom('campaigns')
    .innerJoin('accounts', 'accounts.id', 'campaigns.account_id')
    .where('accounts.username', '=', username)
    .where('campaigns.list', '=', list)
    .where('campaigns.public', '=', 1)
    .select(['campaigns.id', 'campaigns.name', 'accounts.locked_at'])
    .executeTakeFirst();
  if (!campaign) return undefined;
  const links = await listed(db)
    .innerJoin('campaign_links', 'campaign_links.link_id', 'links.id')
    .where('campaign_links.campaign_id', '=', campaign.id)
    .orderBy('links.created_at', 'desc')
    .orderBy('links.id', 'desc')
    .execute();
  return { name: campaign.name, locked_at: campaign.locked_at, links };
}

async function bioPage(db: Db, alias: string) {
  const bio = await db
    .selectFrom('bios')
    .where('alias', '=', alias)
    .select(['id', 'alias', 'title', 'description', 'theme', 'color', 'pixels', lockedSince('bios')])
    .select(({ selectFrom }) =>
      selectFrom('pictures').whereRef('pictures.bio_id', '=', 'bios.id').select('code').as('picture'),
    )
    .executeTakeFirst();
  if (!bio) return undefined;
  const links = await listed(db)
    .innerJoin('bio_links', 'bio_links.link_id', 'links.id')
    .where('bio_links.bio_id', '=', bio.id)
    .orderBy('bio_links.position')
    .execute();
  return { ...bio, links };
}
