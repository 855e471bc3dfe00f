import { channels } from '#contract/calls.ts';
import { defaultLimit } from '#contract/limits.ts';
import type { Link } from '#contract/links.ts';
import { lists } from '#web/api/lists.ts';
import type { StandInRequest } from '#web/client/stand-in.ts';
import type { AccountReplica } from './account-replica.ts';
import { itemsName, listNames, type ListName } from './list-kinds.ts';
import { entriesOf, linkTraits } from './entries.ts';
import { inOrder, searchEntries, wordsOf } from './views.ts';

/** The copy's lists, by the endpoint that returns them. */
const listOf = new Map<StandInRequest['endpoint'], ListName>(
  listNames.map((name) => [lists[name].endpoint, name]),
);

/**
 * Returns a response in place of the server's, from a list that has loaded as a whole. Returns undefined if it hasn't.
 */
export function responseFromReplica(copy: AccountReplica, { endpoint, params, query }: StandInRequest) {
  if (endpoint === channels.items) {
    const name = itemsName(Number(params.id));
    return copy.stateOf(name).isWhole
      ? standInPage('items', copy.itemsOf(Number(params.id)), query)
      : undefined;
  }
  const name = listOf.get(endpoint);
  if (name === undefined || !copy.stateOf(name).isWhole) return undefined;
  return standInPage(lists[name].endpoint.rows, rowsFor(copy, name, query), query);
}

function rowsFor(copy: AccountReplica, name: ListName, query: StandInRequest['query']) {
  const { rows } = copy.get(name);
  if (name !== 'links') return rows.toSorted(newestFirst);
  // Some servers return a list when a link is looked up. The copy does the same, since it has no statistics.
  if (typeof query.short === 'string') return copy.get('links').rows.filter(isAt(query.short));
  const entries = entriesOf(copy.get('links').rows as never, linkTraits);
  const found = inOrder(entries, query.order === 'click' ? 'click' : 'date');
  return searchEntries(found, wordsOf(typeof query.q === 'string' ? query.q : '')).map(({ row }) => row);
}

const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

const isAt = (short: string) => (row: unknown) => {
  const { shorturl, alias } = row as Link;
  return alias === short || bare(shorturl) === bare(short);
};

const newestFirst = (one: unknown, other: unknown) =>
  (other as { id: number }).id - (one as { id: number }).id;

function standInPage(member: string, rows: readonly unknown[], query: StandInRequest['query']) {
  const limit = Number(query.limit ?? defaultLimit);
  const page = Number(query.page ?? 1);
  const maxpage = Math.ceil(rows.length / limit);
  return {
    error: '0',
    data: {
      result: rows.length,
      perpage: limit,
      currentpage: page,
      nextpage: page < maxpage ? page + 1 : 0,
      maxpage,
      [member]: rows.slice((page - 1) * limit, page * limit),
    },
  };
}
