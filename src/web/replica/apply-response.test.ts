import { bulk, channels, links, qr } from '#contract/calls.ts';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/endpoint.ts';
import type { ReceivedResponse } from '#web/client/responses.ts';
import { createAccountReplica } from './account-replica.ts';
import { memoryStore } from './replica-store.ts';
import type { ListName } from './list-kinds.ts';
import { applyResponse } from './apply-response.ts';

const link = (id: number, more = {}) => ({
  id,
  alias: `a${id}`,
  shorturl: `https://go.example/a${id}`,
  longurl: 'https://example.com/',
  clicks: 1,
  title: `Link ${id}`,
  description: '',
  date: '2025-01-01 00:00:00',
  ...more,
});

async function copyWith(ids: readonly number[]) {
  const copy = createAccountReplica(memoryStore(), () => undefined);
  const rows = ids.map((id) => link(id));
  await copy.sweepPage('links', { rows, result: rows.length, maxpage: 1, askedAt: 1 });
  const old: ListName[] = [];
  const hear = (endpoint: Call, told: Partial<ReceivedResponse>) =>
    applyResponse(
      copy,
      {
        endpoint,
        params: {},
        query: {},
        body: {},
        answer: {},
        askedAt: Date.now(),
        lane: undefined,
        ...told,
      },
      (name) => old.push(name),
    );
  return { copy, hear, old };
}

const pageWith = (rows: readonly unknown[], result: number) => ({
  error: '0',
  data: { result, perpage: 25, currentpage: 1, nextpage: 0, maxpage: 1, urls: rows },
});

test('a sweep without changes keeps the same rows', async () => {
  const { copy } = await copyWith([2, 1]);
  const { rows } = copy.get('links');
  const read = (more: object) => ({ rows: [link(2, more), link(1)], result: 2, maxpage: 1, askedAt: 2 });
  await copy.sweepPage('links', read({}));
  expect(copy.get('links').state.sweptAt).toBe(2);
  expect(copy.get('links').rows).toBe(rows);
  await copy.sweepPage('links', read({ clicks: 9 }));
  expect(copy.get('links').rows).not.toBe(rows);
});

describe('a response to another part of the dashboard', () => {
  test('updates counts and adds new links', async () => {
    const { copy, hear } = await copyWith([2, 1]);
    await hear(links.list, {
      query: { page: 1, limit: 25 },
      answer: pageWith([link(3), link(2, { clicks: 9 })], 3),
    });
    expect(copy.rowOf('links', 2)?.clicks).toBe(9);
    expect(copy.sizeOf('links')).toBe(3);
    expect(copy.stateOf('links').total).toBe(3);
  });

  test('to a filtered request updates links but adds none', async () => {
    const { copy, hear } = await copyWith([1]);
    await hear(links.list, {
      query: { archived: 1 },
      answer: pageWith([link(5), link(1, { clicks: 4 })], 2),
    });
    expect(copy.rowOf('links', 5)).toBeUndefined();
    expect(copy.rowOf('links', 1)?.clicks).toBe(4);
  });

  test('to a search leaves the total of all links unchanged', async () => {
    const { copy, hear } = await copyWith([2, 1]);
    await hear(links.list, { query: { q: 'x', page: 1 }, answer: pageWith([link(2)], 1) });
    expect(copy.stateOf('links').total).toBe(2);
  });
});

describe('a change', () => {
  test('adds a link to the copy and has the list read again', async () => {
    const { copy, hear, old } = await copyWith([1]);
    const body = { url: 'https://acme.com/', custom: 'new', title: 'New' };
    await hear(links.add, { body, answer: { error: 0, id: 9, shorturl: 'https://go.example/new' } });
    expect(copy.rowOf('links', 9)).toMatchObject({ alias: 'new', longurl: 'https://acme.com/', clicks: 0 });
    expect(old).toEqual(['links']);
  });

  test('that returns an existing link leaves that link unchanged', async () => {
    const { copy, hear } = await copyWith([1]);
    await hear(links.add, {
      body: { url: 'https://x.example/' },
      answer: { error: 0, id: 1, shorturl: 'x' },
    });
    expect(copy.rowOf('links', 1)?.longurl).toBe('https://example.com/');
  });

  test('updates only the members that were sent', async () => {
    const { copy, hear } = await copyWith([1]);
    const answer = { error: 0, id: 1, shorturl: 'https://go.example/a1', message: '' };
    await hear(links.update, { params: { id: 1 }, body: { description: 'Words' }, answer });
    expect(copy.rowOf('links', 1)).toMatchObject({ title: 'Link 1', description: 'Words' });
    await hear(links.update, { params: { id: 1 }, body: { title: '' }, answer });
    expect(copy.rowOf('links', 1)?.title).toBe('');
  });

  test('removes a deleted link from the list and from its channels', async () => {
    const { copy, hear } = await copyWith([2, 1]);
    await copy.sweepPage('channels', { rows: [{ id: 7 }], result: 1, maxpage: 1, askedAt: 1 });
    await hear(channels.assign, { params: { channelid: 7, type: 'links', itemid: 2 } });
    expect(copy.itemsOf(7)).toMatchObject([{ type: 'links', id: 2, title: 'Link 2' }]);
    await hear(links.delete, { params: { id: 2 } });
    expect(copy.itemsOf(7)).toEqual([]);
    expect(copy.sizeOf('links')).toBe(1);
  });

  test('adds a QR code with its name, and removes it', async () => {
    const { copy, hear } = await copyWith([]);
    const link = 'https://go.example/qr/x';
    await hear(qr.add, { body: { type: 'text', name: 'Card' }, answer: { error: 0, id: 4, link } });
    expect(copy.rowOf('qr', 4)).toMatchObject({ name: 'Card', link, scans: 0 });
    await hear(qr.delete, { params: { id: 4 } });
    expect(copy.sizeOf('qr')).toBe(0);
  });
});

describe('a bulk change', () => {
  const results = [1, 2, 3].map((id) => ({ id, error: id === 3 ? 1 : 0, status: 200, message: '' }));

  test('applies only to the records that succeeded', async () => {
    const { copy, hear } = await copyWith([3, 2, 1]);
    await copy.sweepPage('channels', { rows: [{ id: 7 }], result: 1, maxpage: 1, askedAt: 1 });
    const write = (action: string, more = {}) =>
      hear(bulk.write, { body: { action, type: 'links', ...more }, answer: { error: 0, results } });
    await write('assign', { channel: 7 });
    expect(copy.itemsOf(7).map(({ id }) => id)).toEqual([1, 2]);
    await write('unassign', { channel: 7 });
    expect(copy.itemsOf(7)).toEqual([]);
    await write('assign', { channel: 7 });
    await write('delete');
    expect(copy.itemsOf(7)).toEqual([]);
    expect(copy.sizeOf('links')).toBe(1);
  });
});
