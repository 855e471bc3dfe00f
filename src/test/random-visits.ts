import type { Database } from '#server/store/database/database.ts';
import type { Visit } from '#server/store/visits.ts';

/** Ids of the links, codes and bio pages of an account. */
export interface Targets {
  links: number[];
  qrs: number[];
  bios: number[];
}

/** Creates an account with three links, two codes and two bio pages. */
export async function addTargets({ db }: Database): Promise<Targets> {
  const { id: account_id } = await db
    .insertInto('accounts')
    .values({
      email: 'ada@example.com',
      email_key: 'ada@example.com',
      username: 'ada',
      password_hash: '',
      plan: 'free',
      registered_at: 0,
      staff: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const links = await db
    .insertInto('links')
    .values(
      ['a', 'b', 'c'].map((alias) => ({
        account_id,
        domain_id: null,
        alias,
        longurl: 'https://example.com',
        title: '',
        description: '',
        created_at: 0,
        search: '',
      })),
    )
    .returning('id')
    .execute();
  const qrs = await db
    .insertInto('qrs')
    .values(
      ['x', 'y'].map((code) => ({
        account_id,
        code,
        type: 'text',
        data: '"x"',
        background: '',
        foreground: '',
        logo: null,
        name: code,
        created_at: 0,
      })),
    )
    .returning('id')
    .execute();
  const bios = await db
    .insertInto('bios')
    .values(
      ['ada', 'bob'].map((alias) => ({ account_id, alias, title: alias, description: '', created_at: 0 })),
    )
    .returning('id')
    .execute();
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return { links: ids(links), qrs: ids(qrs), bios: ids(bios) };
}

const day = 86_400;
/** The middle of a day, in Unix seconds. */
export const noon = 20_000 * day + day / 2;

export const visit = (target: Pick<Visit, 'kind' | 'target_id'>, more: Partial<Visit> = {}): Visit => ({
  ...target,
  at: noon,
  country: 'DE',
  referrer: 'Direct',
  browser: 'Firefox',
  os: 'Linux',
  social: '',
  visitor: 'v1',
  ...more,
});

const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/** Returns a visit to any of the targets, on one of three days, by one of forty visitors. */
export function randomVisit(targets: Targets): Visit {
  const target = oneOf([
    ...targets.links.map((target_id) => ({ kind: 'link', target_id }) as const),
    ...targets.qrs.map((target_id) => ({ kind: 'qr', target_id }) as const),
    ...targets.bios.map((target_id) => ({ kind: 'bio', target_id }) as const),
  ]);
  return visit(target, {
    at: noon + oneOf([-day, 0, 0, day]),
    country: oneOf(['DE', 'FR', 'US', 'Unknown']),
    referrer: `site${Math.floor(Math.random() ** 2 * 30)}.example.com`,
    browser: oneOf(['Chrome', 'Firefox', 'Safari']),
    os: oneOf(['Windows', 'Android', 'iOS']),
    social: oneOf(['', '', '', 'facebook', 'twitter', 'instagram']),
    visitor: `v${Math.floor(Math.random() * 40)}`,
  });
}

/** Computes the result of statisticsOf by a plain count over the raw visits. */
export async function plainCount({ db }: Database, kind: Visit['kind'], targetId: number) {
  const visits = await db
    .selectFrom('visits')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .selectAll()
    .execute();
  const top = (label: (visit: (typeof visits)[number]) => string) => {
    const counts = Map.groupBy(visits, label);
    return Object.fromEntries(
      [...counts]
        .map(([name, of]) => [name, of.length] as const)
        .toSorted(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
        .slice(0, 10)
        .map(([name, count]) => [name, String(count)]),
    );
  };
  const network = (name: string) => visits.filter(({ social }) => social === name).length;
  return {
    clicks: visits.length,
    uniqueClicks: new Set(visits.map(({ at, visitor }) => `${Math.floor(at / day)} ${visitor}`)).size,
    topCountries: top(({ country }) => country),
    topReferrers: top(({ referrer }) => referrer),
    topBrowsers: top(({ browser }) => browser),
    topOs: top(({ os }) => os),
    socialCount: {
      facebook: network('facebook'),
      twitter: network('twitter'),
      instagram: network('instagram'),
    },
  };
}
