import { sql } from 'kysely';
import type { Db } from '#server/store/database/database.ts';
import { type Column, columns, none } from './columns.ts';
import { continentOf } from './continents.ts';
import { targetLabel } from './label-visit.ts';

/** How visits are grouped: by the labels of a column, or by what these labels belong to. */
export interface Grouping {
  column: Column;
  /**
   * Returns the values of a label. There may be none, or several if a link is in several campaigns. Omitted if the
   * label is the value.
   */
  valuesOf?: (label: string) => readonly string[];
  /** Whether visits without a value get a row of their own. */
  tellsNone: boolean;
  /** Returns all labels that have one of the values. Undefined if the grouping doesn’t know them. */
  targetsOf?: (values: readonly string[]) => string[] | undefined;
}

const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);
const kinds = ['link', 'qr', 'bio'];

/** @param dimension one of the contract's dimensions */
export async function groupingOf(db: Db, accountId: number, dimension: string): Promise<Grouping> {
  if (isColumn(dimension)) return { column: dimension, tellsNone: true };
  if (dimension === 'continent')
    return { column: 'country', valuesOf: (label) => [continentOf(label)], tellsNone: true };
  if (kinds.includes(dimension)) {
    const begin = targetLabel(dimension, 0).slice(0, -1);
    return {
      column: 'target',
      valuesOf: (label) => (label.startsWith(begin) ? [label.slice(begin.length)] : []),
      tellsNone: false,
      targetsOf: (values) => (values.includes(none) ? undefined : values.map((value) => begin + value)),
    };
  }
  const members = await membersOf(db, accountId, dimension);
  const groups = new Map<string, string[]>();
  for (const { kind, id, member } of members) {
    const label = targetLabel(kind, Number(id));
    const of = groups.get(label);
    if (of) of.push(String(member));
    else groups.set(label, [String(member)]);
  }
  // Anything that isn't on a domain of the account is on the main host.
  const otherwise = dimension === 'domain' ? ['0'] : [];
  const isOther = (value: string) => value === none || otherwise.includes(value);
  return {
    column: 'target',
    valuesOf: (label) => groups.get(label) ?? otherwise,
    tellsNone: true,
    targetsOf(values) {
      if (values.some(isOther)) return undefined;
      const wanted = new Set(values);
      return [...groups].flatMap(([label, of]) => (of.some((value) => wanted.has(value)) ? label : []));
    },
  };
}

interface Member {
  kind: string;
  /** Id of the link, code or bio page. */
  id: number;
  /** Id of the campaign, channel or domain that it's in. */
  member: number;
}

async function membersOf(db: Db, accountId: number, dimension: string): Promise<Member[]> {
  if (dimension === 'campaign')
    return db
      .selectFrom('campaign_links')
      .innerJoin('campaigns', 'campaigns.id', 'campaign_links.campaign_id')
      .where('campaigns.account_id', '=', accountId)
      .select([sql<string>`'link'`.as('kind'), 'link_id as id', 'campaign_id as member'])
      .execute();
  if (dimension === 'channel')
    return db
      .selectFrom('channel_items')
      .innerJoin('channels', 'channels.id', 'channel_items.channel_id')
      .where('channels.account_id', '=', accountId)
      .select([
        sql<string>`case type when 'links' then 'link' else type end`.as('kind'),
        'item_id as id',
        'channel_id as member',
      ])
      .execute();
  return db
    .selectFrom('links')
    .where('account_id', '=', accountId)
    .where('domain_id', 'is not', null)
    .select([sql<string>`'link'`.as('kind'), 'id', sql<number>`domain_id`.as('member')])
    .execute();
}

/** Returns the values of a label as filters compare them. */
export function valuesOf(grouping: Grouping, label: string): readonly string[] {
  const values = grouping.valuesOf ? grouping.valuesOf(label) : [label];
  return values.length > 0 ? values : [none];
}
