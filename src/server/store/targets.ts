import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { value } from './placeholder.ts';

/** What the public addresses lead to. Those that are visited most are prepared once. */
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
      .select(['id', 'longurl']),
  );
  const domain = database.prepare(
    db
      .selectFrom('domains')
      .where('host', '=', value<string>(0))
      .select(['id', 'redirectroot', 'redirect404']),
  );
  const qr = database.prepare(
    db
      .selectFrom('qrs')
      .where('code', '=', value<string>(0))
      .select(['id', 'code', 'type', 'data', 'background', 'foreground', 'logo', 'name']),
  );
  const ofRotator = db
    .selectFrom('campaigns')
    .innerJoin('campaign_links', 'campaign_links.campaign_id', 'campaigns.id')
    .where('campaigns.slug', '=', value<string>(0));
  const rotatorCount = database.prepare(ofRotator.select(db.fn.countAll<number>().as('links')));
  const rotatorLink = database.prepare(
    ofRotator
      .innerJoin('links', 'links.id', 'campaign_links.link_id')
      .select(['links.id', 'links.longurl'])
      .orderBy('campaign_links.link_id')
      .limit(1)
      .offset(value<number>(1)),
  );

  return {
    /** A link by its alias; `domainId` 0 is the main host. */
    link: link as (alias: string, domainId: number) => ReturnType<typeof link>,
    /** A branded domain by its host. */
    domain: first(domain) as (host: string) => Promise<BrandedDomain | undefined>,
    /** A QR code by the code in its address. */
    qr: first(qr) as (code: string) => Promise<QrTarget | undefined>,
    /** One of the links of the campaign whose rotator has the slug: `pick` chooses from 0 to below its argument. */
    async rotated(slug: string, pick: (count: number) => number) {
      const [counted] = await rotatorCount(slug);
      const count = Number(counted?.links ?? 0);
      return count > 0 ? (await rotatorLink(slug, pick(count)))[0] : undefined;
    },
    logo: (qrId: number) =>
      db.selectFrom('qr_logos').where('qr_id', '=', qrId).select(['media_type', 'bytes']).executeTakeFirst(),
    list: (username: string, list: string) => listPage(db, username, list),
    bio: (alias: string) => bioPage(db, alias),
  };
}

export type Targets = ReturnType<typeof prepareTargets>;

export interface BrandedDomain {
  id: number;
  redirectroot: string;
  redirect404: string;
}

export interface QrTarget {
  id: number;
  code: string;
  type: string;
  /** JSON. */
  data: string;
  background: string;
  foreground: string;
  /** A URL or path; "" when the picture itself is stored; null without a logo. */
  logo: string | null;
  name: string;
}

/** A link as a public page shows it. Without scheme and host it is on the main host. */
export interface ListedLink {
  alias: string;
  title: string;
  description: string;
  longurl: string;
  scheme: string | null;
  host: string | null;
}

/** More than anyone reads on one page. */
const most = 1000;

const listed = (db: Db) =>
  db
    .selectFrom('links')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .select([
      'links.alias',
      'links.title',
      'links.description',
      'links.longurl',
      'domains.scheme',
      'domains.host',
    ])
    .limit(most);

async function listPage(db: Db, username: string, list: string) {
  const campaign = await db
    .selectFrom('campaigns')
    .innerJoin('accounts', 'accounts.id', 'campaigns.account_id')
    .where('accounts.username', '=', username)
    .where('campaigns.list', '=', list)
    .where('campaigns.public', '=', 1)
    .select(['campaigns.id', 'campaigns.name'])
    .executeTakeFirst();
  if (!campaign) return undefined;
  const links = await listed(db)
    .innerJoin('campaign_links', 'campaign_links.link_id', 'links.id')
    .where('campaign_links.campaign_id', '=', campaign.id)
    .orderBy('links.created_at', 'desc')
    .orderBy('links.id', 'desc')
    .execute();
  return { name: campaign.name, links };
}

async function bioPage(db: Db, alias: string) {
  const bio = await db
    .selectFrom('bios')
    .where('alias', '=', alias)
    .select(['id', 'title', 'description'])
    .executeTakeFirst();
  if (!bio) return undefined;
  const links = await listed(db)
    .innerJoin('bio_links', 'bio_links.link_id', 'links.id')
    .where('bio_links.bio_id', '=', bio.id)
    .orderBy('bio_links.position')
    .execute();
  return { title: bio.title, description: bio.description, links };
}
