import { bulk, channels, links, qr } from '#contract/calls.ts';
import type { Channel, ChannelItem } from '#contract/channels.ts';
import type { Call, ListCall } from '#contract/endpoint.ts';
import { listWrites } from '#contract/list-writes.ts';
import type { Link } from '#contract/links.ts';
import { type ReceivedResponse, isResponseTo } from '#web/client/responses.ts';
import { lists, pageIn, rowsIn } from '#web/api/lists.ts';
import type { AccountReplica } from './account-replica.ts';
import { itemKey, itemsName, listNames, type ListName } from './list-kinds.ts';

/** Writes whose response is complete. After other writes the list has to be read again soon. */
const completeWrites = new Set<Call>([
  links.delete,
  qr.delete,
  channels.add,
  channels.update,
  channels.delete,
]);

/** The copy's lists, by the endpoint that returns them. */
const nameOf = new Map<Call, ListName>(listNames.map((name) => [lists[name].endpoint, name]));

/** Formats a time as responses do, in UTC. */
const wireTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const textIn = (body: ReceivedResponse['body'], name: string) => {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Updates the copy with a response to any part of the app. Rows that were read are newer than the copy's, and changes
 * apply immediately.
 * @param soon called with each list that has to be read again soon
 */
export async function applyResponse(
  copy: AccountReplica,
  answered: ReceivedResponse,
  soon: (name: ListName) => void,
) {
  if (answered.endpoint.method === 'GET') await applyRead(copy, answered);
  else await applyChange(copy, answered);
  // The link's state then depends on its expiry date and more, which the response doesn't contain.
  if (isResponseTo(answered, bulk.write) && /^(archive|restore)$/.test(String(answered.body.action)))
    soon('links');
  const write = completeWrites.has(answered.endpoint) ? undefined : listWrites.get(answered.endpoint);
  for (const list of write ? [write.list, ...(write.also ?? [])] : []) {
    const name = nameOf.get(list);
    if (name) soon(name);
  }
}

async function applyRead(copy: AccountReplica, answered: ReceivedResponse) {
  const { askedAt } = answered;
  const whole = async (
    name: ListName,
    rows: readonly unknown[],
    data: { result: number; maxpage: number },
  ) => {
    const { page = 1, order = 'date', q = '', limit: _limit, ...others } = answered.query;
    const state = copy.stateOf(name);
    const isKnown = (row: unknown) => copy.rowOf(name, (row as { id: number }).id) !== undefined;
    const isFirst = page === 1 && order === 'date' && q === '' && Object.keys(others).length === 0;
    // A page that the user opened is as good as one read in the background.
    if (isFirst && state.isWhole && rows.some(isKnown))
      await copy.newestPage(name, { rows, result: data.result, maxpage: data.maxpage, askedAt });
    // Other query parameters may return records that the list itself leaves out.
    else await copy.passing(name, rows, askedAt, { mayAdd: Object.keys(others).length === 0 });
  };
  const name = nameOf.get(answered.endpoint);
  if (isResponseTo(answered, links.list) && 'details' in answered.answer)
    await copy.passing('links', [answered.answer.details], askedAt, { mayAdd: false });
  else if (isResponseTo(answered, links.get))
    await copy.passing('links', [answered.answer.details], askedAt, { mayAdd: false });
  else if (name) {
    const { endpoint } = lists[name];
    const page = pageIn<ListCall>(endpoint, answered.answer);
    await whole(name, rowsIn<ListCall>(endpoint, page), page);
  } else if (isResponseTo(answered, channels.items)) {
    const channel = Number(answered.params.id);
    if (copy.rowOf('channels', channel))
      await copy.passing(itemsName(channel), answered.answer.data.items, askedAt);
  }
}

async function applyDeletion(copy: AccountReplica, name: ListName, ids: readonly number[]) {
  await copy.changeHere(name, { removed: ids });
  if (name === 'links' || name === 'qr') await copy.removeItems(ids.map((id) => itemKey({ type: name, id })));
}

/** Applies the result of a bulk request. */
async function applyBulk(copy: AccountReplica, { body, answer }: ReceivedResponse<typeof bulk.write>) {
  const { action, type, channel } = body;
  const ids = answer.results.flatMap(({ id, error }) => (error === 0 ? id : []));
  const known = String(type) as ChannelItem['type'];
  if (action === 'delete') {
    if (known === 'bio') await copy.removeItems(ids.map((id) => itemKey({ type: known, id })));
    else await applyDeletion(copy, known, ids);
  } else if (channel !== undefined) {
    const items = itemsName(Number(channel));
    if (action === 'assign')
      await copy.changeHere(items, { put: ids.flatMap((id) => itemFor(copy, known, id) ?? []) });
    else await copy.changeHere(items, { removed: ids.map((id) => itemKey({ type: known, id })) });
  }
}

async function applyChange(copy: AccountReplica, answered: ReceivedResponse) {
  const { body, params } = answered;
  const id = Number(params.id);
  const write = listWrites.get(answered.endpoint);
  const name = write?.does === 'delete' ? nameOf.get(write.list) : undefined;
  if (name) {
    await applyDeletion(copy, name, [id]);
    return;
  }
  if (isResponseTo(answered, links.add)) {
    const { id: added, shorturl } = answered.answer;
    // Some servers return a link that already existed.
    if (!copy.rowOf('links', added))
      await copy.changeHere('links', { put: [newLink(added, shorturl, body)] });
  } else if (isResponseTo(answered, links.update)) {
    const known = copy.rowOf('links', id);
    if (known) await copy.changeHere('links', { put: [changedLink(known, answered.answer.shorturl, body)] });
  } else if (isResponseTo(answered, qr.add)) {
    const { id: added, link } = answered.answer;
    const code = { id: added, link, scans: 0, name: textIn(body, 'name') ?? '', date: wireTime(Date.now()) };
    if (!copy.rowOf('qr', added)) await copy.changeHere('qr', { put: [code] });
  } else if (isResponseTo(answered, qr.update)) {
    const known = copy.rowOf('qr', id);
    if (known) await copy.changeHere('qr', { put: [{ ...known, name: textIn(body, 'name') || known.name }] });
  } else if (isResponseTo(answered, bulk.write)) await applyBulk(copy, answered);
  else await applyGroupChange(copy, answered);
}

async function applyGroupChange(copy: AccountReplica, answered: ReceivedResponse) {
  const id = Number(answered.params.id);
  if (isResponseTo(answered, channels.add)) {
    const { error: _error, ...channel } = answered.answer;
    await copy.changeHere('channels', { put: [channel] });
  } else if (isResponseTo(answered, channels.update)) {
    const known = copy.rowOf('channels', id);
    const told = { ...answered.body, ...answered.answer };
    if (known) await copy.changeHere('channels', { put: [changedChannel(known, told)] });
  } else if (isResponseTo(answered, channels.assign)) {
    const { channelid, type, itemid } = answered.params;
    const item = itemFor(copy, String(type) as ChannelItem['type'], Number(itemid));
    if (item) await copy.changeHere(itemsName(Number(channelid)), { put: [item] });
  } else if (isResponseTo(answered, channels.unassign)) {
    const { channelid, type, itemid } = answered.params;
    const key = `${type} ${itemid}`;
    await copy.changeHere(itemsName(Number(channelid)), { removed: [key] });
  }
}

const lastPart = (address: string) => /([^/]+)\/?$/.exec(address)?.[1] ?? '';

const idsIn = (value: unknown) => (Array.isArray(value) ? value.map(Number) : undefined);

/** Returns the campaigns and channels in a request body, in the form that lists return them. */
function groupsIn({ campaign, channel }: ReceivedResponse['body']) {
  const campaigns = idsIn(campaign);
  const channels = idsIn(channel);
  return {
    ...(campaigns && { campaign: campaigns.at(-1) ?? null, campaigns }),
    ...(channels && { channel: channels }),
  };
}

const publicIn = (body: ReceivedResponse['body']) => {
  const publicdescription = textIn(body, 'publicdescription');
  return publicdescription === undefined ? {} : { publicdescription };
};

const newLink = (id: number, shorturl: string, body: ReceivedResponse['body']): Link => ({
  id,
  alias: textIn(body, 'custom') || lastPart(shorturl),
  shorturl,
  longurl: textIn(body, 'url') ?? '',
  clicks: 0,
  title: textIn(body, 'title') ?? textIn(body, 'metatitle') ?? '',
  description: textIn(body, 'description') ?? '',
  ...publicIn(body),
  ...groupsIn(body),
  date: wireTime(Date.now()),
});

const changedLink = (known: Link, shorturl: string | undefined, body: ReceivedResponse['body']): Link => ({
  ...known,
  shorturl: shorturl || known.shorturl,
  alias: textIn(body, 'custom') || known.alias,
  longurl: textIn(body, 'url') || known.longurl,
  title: textIn(body, 'title') ?? textIn(body, 'metatitle') ?? known.title,
  description: textIn(body, 'description') ?? known.description,
  ...publicIn(body),
  ...groupsIn(body),
});

const changedChannel = (known: Channel, told: Readonly<Record<string, unknown>>): Channel => {
  const members = Object.keys(known).flatMap((name) =>
    told[name] === undefined || told[name] === null || told[name] === '' ? [] : [[name, told[name]]],
  );
  return { ...known, ...(Object.fromEntries(members) as Partial<Channel>) };
};

function itemFor(copy: AccountReplica, type: ChannelItem['type'], id: number): ChannelItem | undefined {
  const link = type === 'links' ? copy.rowOf('links', id) : undefined;
  if (link) {
    const { title, alias, longurl, shorturl, date } = link;
    return { type, id, title: title || alias, preview: longurl, link: shorturl, date: date.slice(0, 10) };
  }
  const code = type === 'qr' ? copy.rowOf('qr', id) : undefined;
  return code && { type, id, title: code.name, preview: '', link: code.link, date: code.date.slice(0, 10) };
}
