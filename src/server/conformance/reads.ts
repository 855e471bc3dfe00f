import type { z } from 'zod/mini';
import { Account } from '#contract/account.ts';
import { Campaign } from '#contract/campaigns.ts';
import { Channel, ChannelItem } from '#contract/channels.ts';
import { Domain } from '#contract/domains.ts';
import { Link } from '#contract/links.ts';
import { Overlay } from '#contract/overlays.ts';
import { Pixel } from '#contract/pixels.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
import { Qr } from '#contract/qr.ts';
import { Splash } from '#contract/splash.ts';
import { Statistics } from '#contract/statistics.ts';
import { isRecord } from './client.ts';
import {
  checkFailure,
  checkHead,
  checkMembers,
  dataOf,
  hasId,
  isSuccess,
  type CheckContext,
  type Members,
  rowsOf,
} from './checks.ts';

interface List {
  name: string;
  path: string;
  rows: string;
  item: z.core.$ZodType;
}

const lists: readonly List[] = [
  { name: 'domains.list', path: '/api/domains', rows: 'domains', item: Domain },
  { name: 'overlays.list', path: '/api/overlay', rows: 'cta', item: Overlay },
  { name: 'campaigns.list', path: '/api/campaigns', rows: 'campaigns', item: Campaign },
  { name: 'channels.list', path: '/api/channels', rows: 'channels', item: Channel },
  { name: 'splash.list', path: '/api/splash', rows: 'splash', item: Splash },
  { name: 'pixels.list', path: '/api/pixels', rows: 'pixels', item: Pixel },
  { name: 'qr.list', path: '/api/qr', rows: 'qrs', item: Qr },
  { name: 'links.list', path: '/api/urls', rows: 'urls', item: Link },
];

const paging = ['result', 'perpage', 'currentpage', 'nextpage', 'maxpage'];

async function readList(means: CheckContext, { name, path, rows, item }: List): Promise<Members[]> {
  const { asker, report } = means;
  const answer = await asker.ask('GET', path);
  checkHead(means, name, answer);
  report.check(
    `${name} error`,
    'error is the string "0"',
    answer.json?.['error'] === '0',
    answer.json?.['error'],
  );
  const data = dataOf(answer);
  for (const member of paging)
    report.check(
      `${name} data.${member}`,
      `data.${member} is an integer`,
      Number.isInteger(data[member]),
      data[member],
    );
  report.check(`${name} data.${rows}`, `data.${rows} is a list`, Array.isArray(data[rows]), data[rows]);
  const records = rowsOf(answer, rows);
  checkMembers(means, { name, place: `data.${rows}[]`, schema: item }, records);

  const two = await asker.ask('GET', `${path}?limit=2`);
  const perPage = dataOf(two)['perpage'];
  report.check(
    `${name} limit=2`,
    'sends at most as many records as limit says',
    isSuccess(two) && rowsOf(two, rows).length <= 2,
    rowsOf(two, rows).length,
  );
  report.check(`${name} perpage`, 'data.perpage is limit', Number(perPage) === 2, perPage);
  const second = await asker.ask('GET', `${path}?limit=2&page=2`);
  const current = dataOf(second)['currentpage'];
  report.check(`${name} page=2`, 'data.currentpage is page', Number(current) === 2, current);
  const nameOf = ({ type, id }: Members) => `${String(type)} ${String(id)}`;
  const known = new Set(rowsOf(two, rows).filter(hasId).map(nameOf));
  const again = rowsOf(second, rows).find((row) => known.has(nameOf(row)));
  const [id, says] = [`${name} pages`, 'the second page has other records'];
  if (rowsOf(second, rows).length === 0) report.skip(id, says, 'There are too few records.');
  else report.check(id, says, again === undefined, again);
  checkFailure(means, `${name} unauthorised`, 'without a key', await asker.ask('GET', path, { key: '' }));
  return records;
}

async function readAccount(means: CheckContext): Promise<void> {
  const { asker, report } = means;
  const name = 'account.get';
  const answer = await asker.ask('GET', '/api/account');
  checkHead(means, name, answer);
  report.check(
    `${name} error`,
    'error is the integer 0',
    answer.json?.['error'] === 0,
    answer.json?.['error'],
  );
  checkMembers(
    means,
    { name, place: 'data', schema: Account },
    isRecord(answer.json?.['data']) ? [dataOf(answer)] : [],
  );
  checkFailure(
    means,
    `${name} unauthorised`,
    'without a key',
    await asker.ask('GET', '/api/account', { key: '' }),
  );
  const wrong = await asker.ask('GET', '/api/account', { key: 'not-a-key-of-this-server' });
  checkFailure(means, `${name} wrong-key`, 'with a wrong key', wrong);
  // The requests are sent one after the other, usually within one window. A new window begins with more.
  const [first, next] = [await asker.ask('GET', '/api/account'), await asker.ask('GET', '/api/account')];
  const [before, after] = [first, next].map(({ headers }) => headers.get('X-RateLimit-Remaining'));
  const says = 'X-RateLimit-Remaining falls with each request of a window';
  const isSame = first.headers.get('X-RateLimit-Reset') === next.headers.get('X-RateLimit-Reset');
  if (before && !isSame) report.skip('limit falls', says, 'A new window began.');
  else
    report.check('limit falls', says, before !== null && Number(after) < Number(before), after ?? undefined);
}

async function readCode(means: CheckContext, codes: readonly Members[]): Promise<void> {
  const { asker, report } = means;
  const name = 'qr.get';
  const sound = codes.filter((each) => hasId(each) && Number.isInteger(Number(each['scans'])));
  const [code] = sound.toSorted((a, b) => Number(b['scans']) - Number(a['scans']));
  const answer = code && (await asker.ask('GET', `/api/qr/${String(code['id'])}`));
  if (!answer) report.skip(name, 'reads a QR code', 'The account has no QR code.');
  else {
    checkHead(means, name, answer);
    report.check(`${name} error`, 'error is 0', isSuccess(answer), answer.json?.['error']);
    const { details } = answer.json ?? {};
    checkMembers(means, { name, place: 'details', schema: Qr }, isRecord(details) ? [details] : []);
    const data = dataOf(answer);
    checkMembers(means, { name, place: 'data', schema: Statistics }, [data]);
    const social = isRecord(data['socialCount']) ? Object.keys(data['socialCount']).length : 0;
    report.check(`${name} networks`, 'data.socialCount has three members', social === 3, social);
    // A code that was never scanned has empty objects.
    const least = sound.find(({ scans }) => Number(scans) === 0);
    const says = 'statistics without values are empty objects';
    const empty = least && (await asker.ask('GET', `/api/qr/${String(least['id'])}`));
    if (!empty) report.skip(`${name} empty`, says, 'Every QR code has been scanned.');
    else
      report.check(
        `${name} empty`,
        says,
        isRecord(dataOf(empty)['topCountries']),
        dataOf(empty)['topCountries'],
      );
  }
  checkFailure(
    means,
    `${name} unknown`,
    'for an id that no QR code has',
    await asker.ask('GET', '/api/qr/999999999'),
  );
  checkFailure(
    means,
    `${name} unauthorised`,
    'without a key',
    await asker.ask('GET', '/api/qr/1', { key: '' }),
  );
}

const descends = (values: readonly unknown[]) =>
  values.every(
    (value, at) =>
      at === 0 || String(values[at - 1]).localeCompare(String(value), 'en', { numeric: true }) >= 0,
  );

async function readLinks(means: CheckContext, links: readonly Members[]): Promise<void> {
  const { asker, report } = means;
  const name = 'links.list';
  for (const [order, member] of [
    ['date', 'date'],
    ['click', 'clicks'],
  ] as const) {
    const answer = await asker.ask('GET', `/api/urls?order=${order}`);
    const values = rowsOf(answer, 'urls').map((link) => link[member]);
    report.check(
      `${name} order=${order}`,
      `order=${order} sorts by ${member}`,
      isSuccess(answer) && descends(values),
      answer.json?.['error'],
    );
  }
  const link = links.find(hasId);
  const [qSays, shortSays] = ['q finds a link by its alias', 'short answers with the link, and no list'];
  if (!link) {
    report.skip(`${name} q`, qSays, 'The account has no link.');
    report.skip(`${name} short`, shortSays, 'The account has no link.');
    return;
  }
  const found = await asker.ask('GET', `/api/urls?q=${encodeURIComponent(String(link['alias']))}`);
  const isFound = rowsOf(found, 'urls').some(({ id }) => String(id) === String(link['id']));
  report.check(`${name} q`, qSays, isFound, found.json?.['error']);
  const short = await asker.ask('GET', `/api/urls?short=${encodeURIComponent(String(link['shorturl']))}`);
  const isList = Array.isArray(dataOf(short)['urls']);
  report.check(
    `${name} short`,
    shortSays,
    isSuccess(short) && !isList,
    isList ? 'list' : short.json?.['error'],
  );
  const types = new Set<unknown>(pixelTypes);
  const pixels = rowsOf(await asker.ask('GET', '/api/pixels?limit=100'), 'pixels');
  const other = pixels.find(({ type }) => !types.has(type));
  const says = 'the type of each pixel is one of the thirteen';
  if (pixels.length === 0) report.skip('pixels.list types', says, 'The account has no pixel.');
  else report.check('pixels.list types', says, other === undefined, other?.['type']);
}

/** Checks everything that can be checked without a change. */
export async function checkReads(means: CheckContext): Promise<void> {
  await readAccount(means);
  const records = new Map<string, Members[]>();
  for (const list of lists) records.set(list.rows, await readList(means, list));
  const channel = records.get('channels')?.find(hasId);
  const path = `/api/channel/${channel ? String(channel['id']) : 0}`;
  const items: List = { name: 'channels.items', path, rows: 'items', item: ChannelItem };
  if (channel) await readList(means, items);
  else means.report.skip(items.name, 'reads the items of a channel', 'The account has no channel.');
  const unknown = await means.asker.ask('GET', '/api/channel/999999999');
  checkFailure(means, 'channels.items unknown', 'for an id that no channel has', unknown);
  await readCode(means, records.get('qrs') ?? []);
  await readLinks(means, records.get('urls') ?? []);
}
