import { campaigns, channels, links } from '#contract/calls.ts';
import { describe, expect, test } from 'vitest';
import { decodeCall } from '#contract/answers/decode-call.ts';
import { createAccountReplica } from './account-replica.ts';
import { memoryStore } from './replica-store.ts';
import { responseFromReplica } from './stand-in-pages.ts';

const link = (id: number) => ({
  id,
  alias: `a${id}`,
  shorturl: `https://go.example/a${id}`,
  longurl: `https://example.com/${id % 2 ? 'odd' : 'even'}`,
  clicks: id % 3,
  title: '',
  description: '',
  date: `2025-01-0${id} 00:00:00`,
});

const wholePart = (rows: readonly unknown[]) => ({ rows, result: rows.length, maxpage: 1, askedAt: 1 });

async function copyWith(rows: readonly unknown[]) {
  const copy = createAccountReplica(memoryStore(), () => undefined);
  await copy.sweepPage('links', wholePart(rows));
  return copy;
}

const ids = (answer: unknown) => {
  const decoded = decodeCall(links.list, 200, answer);
  return 'details' in decoded ? [] : decoded.data.urls.map(({ id }) => id);
};

describe('a response from the copy', () => {
  test('searches, sorts and pages a complete list like the server', async () => {
    const copy = await copyWith([1, 2, 3, 4, 5].map(link));
    const ask = (query: Record<string, unknown>) =>
      responseFromReplica(copy, { endpoint: links.list, params: {}, query });
    expect(ids(ask({ limit: 2, page: 2 }))).toEqual([3, 2]);
    expect(ids(ask({ order: 'click' }))).toEqual([5, 2, 4, 1, 3]);
    expect(ids(ask({ q: 'EVEN a4' }))).toEqual([4]);
    expect(ids(ask({ short: 'go.example/a2' }))).toEqual([2]);
    expect(decodeCall(links.list, 200, ask({ limit: 2 }))).toMatchObject({
      data: { result: 5, maxpage: 3, nextpage: 2 },
    });
  });

  test('is missing for an incomplete list', async () => {
    const copy = createAccountReplica(memoryStore(), () => undefined);
    await copy.sweepPage('links', { rows: [link(5)], result: 5, maxpage: 5, askedAt: 1 });
    expect(responseFromReplica(copy, { endpoint: links.list, params: {}, query: {} })).toBeUndefined();
    expect(responseFromReplica(copy, { endpoint: campaigns.list, params: {}, query: {} })).toBeUndefined();
  });

  test('holds the items of a channel once they are loaded', async () => {
    const copy = createAccountReplica(memoryStore(), () => undefined);
    const item = {
      type: 'links',
      id: 3,
      title: 'Menu',
      preview: '',
      link: 'https://go.example/a3',
      date: '2025-01-01',
    };
    await copy.sweepPage(
      'channels',
      wholePart([{ id: 7, name: 'Shelf', description: '', color: '', starred: false }]),
    );
    const request = { endpoint: channels.items, params: { id: 7 }, query: { limit: 10 } };
    expect(responseFromReplica(copy, request)).toBeUndefined();
    await copy.sweepPage('items 7', wholePart([item]));
    expect(decodeCall(channels.items, 200, responseFromReplica(copy, request)).data.items).toEqual([item]);
  });
});
