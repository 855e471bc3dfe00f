import { describe, expect, test } from 'vitest';
import { code, link, linkPage, paging, statistics } from '#test/records/sample-answers.ts';
import { channels } from '#contract/channels.ts';
import { decode } from './decode.ts';
import { domains } from '#contract/domains.ts';
import { links } from '#contract/links.ts';
import { qr } from '#contract/qr.ts';

/**
 * Tests lists, statistics and look-ups as other servers send them. The other facts of field-notes.md are tested in
 * decode.test.ts.
 */

describe('lists', () => {
  test('a next page of null is none', () => {
    expect(decode(links.list, 200, linkPage(link, { nextpage: null }))).toEqual(linkPage(link));
  });

  test('paging that is missing is made up from the list', () => {
    const answer = decode(domains.list, 200, { error: 0, data: { domains: [] } });
    expect(answer.data).toEqual({
      result: 0,
      perpage: 0,
      currentpage: 1,
      nextpage: 0,
      maxpage: 1,
      domains: [],
    });
  });

  test.each([[[]], [{ result: 0 }], [{ ...paging, result: '0', domains: null }]])(
    '%j is an empty list',
    (data) => {
      expect(decode(domains.list, 200, { error: '0', data }).data.domains).toEqual([]);
    },
  );

  test('a list with holes, sent as an object, is a list', () => {
    expect(
      decode(links.list, 200, linkPage(link, { urls: { '0': link, '2': { ...link, id: 8 } } })),
    ).toMatchObject({
      data: { urls: [{ id: 7 }, { id: 8 }] },
    });
  });
});

describe('a record of which nothing can be made', () => {
  const read = (rows: readonly object[]) => {
    let unreadable: readonly unknown[] | undefined;
    const answer = decode(links.list, 200, linkPage({}, { urls: rows }), (odd) => {
      unreadable = odd;
    });
    const ids = 'details' in answer ? [] : answer.data.urls.map(({ id }) => id);
    return { ids, unreadable };
  };

  test.each([
    ['no id', { ...link, id: undefined }],
    ['words for a count', { ...link, clicks: 'many' }],
    ['no record at all', null],
  ])('is left out, and told: %s', (_what, odd) => {
    const rows = [link, odd as object, { ...link, id: 9 }];
    expect(read(rows)).toEqual({ ids: [7, 9], unreadable: [odd] });
  });

  test('is left out when its type is new', () => {
    const item = { type: 'links', id: 1, title: 'Menu', preview: '', link: '', date: '2026-03-14' };
    const data = { ...paging, items: [item, { ...item, type: 'file', id: 2 }] };
    expect(decode(channels.items, 200, { error: '0', data }).data.items).toEqual([item]);
  });

  test('is not told where all can be read', () => {
    expect(read([link])).toEqual({ ids: [7], unreadable: [] });
  });
});

test('a list without paging is a list', () => {
  expect(decode(links.list, 200, { error: 0, data: [link] })).toMatchObject({
    data: { result: 1, maxpage: 1, urls: [link] },
  });
});

describe('statistics', () => {
  const detail = (data: unknown) => decode(qr.get, 200, { error: 0, details: code, data });

  test.each([[0], ['0'], [[]], [{}], [null], [undefined]])(
    '%j in place of a record of counts is empty',
    (none) => {
      const { data } = detail({
        ...statistics,
        topCountries: none,
        topReferrers: none,
        topBrowsers: none,
        topOs: none,
      });
      expect(data).toMatchObject({ topCountries: {}, topReferrers: {}, topBrowsers: {}, topOs: {} });
    },
  );

  test('counts may be numbers, and are strings', () => {
    expect(detail({ ...statistics, topOs: { iOS: 3 } }).data.topOs).toEqual({ iOS: '3' });
  });

  test.each(['uniqueclicks', 'uniqueClicks', 'unique_clicks'])('unique clicks may come as %s', (key) => {
    const { uniqueClicks, ...rest } = statistics;
    expect(detail({ ...rest, [key]: String(uniqueClicks) }).data.uniqueClicks).toBe(2);
  });

  test('a label that JavaScript gives a meaning is data, and only "__proto__" is left out', () => {
    const topReferrers = JSON.parse('{"constructor":"1","__proto__":"2","toString":"3"}') as unknown;
    const { data } = detail({ ...statistics, topReferrers });
    expect(Object.entries(data.topReferrers)).toEqual([
      ['constructor', '1'],
      ['toString', '3'],
    ]);
  });

  test('the networks of socialCount are open', () => {
    const socialCount = { facebook: '1', twitter: 0, google: 4 };
    expect(detail({ ...statistics, socialCount }).data.socialCount).toEqual({
      facebook: 1,
      twitter: 0,
      google: 4,
    });
  });

  test.each([[[]], [null], [0], [undefined]])('%j in place of all statistics is none at all', (data) => {
    expect(detail(data).data).toMatchObject({ clicks: 0, uniqueClicks: 0, topOs: {} });
  });

  test('a code without picture and source is whole, and an odd source is none', () => {
    expect(detail(statistics)).toEqual({ error: 0, details: code, data: statistics });
    const odd = decode(qr.get, 200, { error: 0, details: code, data: statistics, source: 'api' });
    expect(odd.source).toBeUndefined();
  });
});

describe('looking up a short URL', () => {
  test('the answer of one link may lack alias and clicks, which stand elsewhere in it', () => {
    const { alias: _, clicks: __, ...details } = link;
    const answer = decode(links.list, 200, { error: 0, details: { ...details, id: '7' }, data: statistics });
    expect(answer).toEqual({ error: 0, details: link, data: statistics });
  });

  test('a list with one item is a list', () => {
    expect(decode(links.list, 200, linkPage(link))).toEqual(linkPage(link));
  });

  test('no match is a refusal with HTTP 200', () => {
    expect(() => decode(links.list, 200, { error: 1, message: 'Not found.' })).toThrow(
      expect.objectContaining({ status: 200, message: 'Not found.' }),
    );
  });
});
