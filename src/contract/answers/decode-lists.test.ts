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
  test('with a next page of null have no next page', () => {
    expect(decode(links.list, 200, linkPage(link, { nextpage: null }))).toEqual(linkPage(link));
  });

  test('without paging get it from their items', () => {
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
    'sent as %j are empty',
    (data) => {
      expect(decode(domains.list, 200, { error: '0', data }).data.domains).toEqual([]);
    },
  );

  test('sent as an object with gaps in its keys are read', () => {
    expect(
      decode(links.list, 200, linkPage(link, { urls: { '0': link, '2': { ...link, id: 8 } } })),
    ).toMatchObject({
      data: { urls: [{ id: 7 }, { id: 8 }] },
    });
  });
});

describe('an unreadable record', () => {
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
  ])('is left out and reported: %s', (_what, odd) => {
    const rows = [link, odd as object, { ...link, id: 9 }];
    expect(read(rows)).toEqual({ ids: [7, 9], unreadable: [odd] });
  });

  test('is left out when its type is unknown', () => {
    const item = { type: 'links', id: 1, title: 'Menu', preview: '', link: '', date: '2026-03-14' };
    const data = { ...paging, items: [item, { ...item, type: 'file', id: 2 }] };
    expect(decode(channels.items, 200, { error: '0', data }).data.items).toEqual([item]);
  });

  test('is not reported when all records are readable', () => {
    expect(read([link])).toEqual({ ids: [7], unreadable: [] });
  });
});

test('a list sent without paging gets its paging from the items', () => {
  expect(decode(links.list, 200, { error: 0, data: [link] })).toMatchObject({
    data: { result: 1, maxpage: 1, urls: [link] },
  });
});

describe('statistics', () => {
  const detail = (data: unknown) => decode(qr.get, 200, { error: 0, details: code, data });

  test.each([[0], ['0'], [[]], [{}], [null], [undefined]])('counts sent as %j are empty', (none) => {
    const { data } = detail({
      ...statistics,
      topCountries: none,
      topReferrers: none,
      topBrowsers: none,
      topOs: none,
    });
    expect(data).toMatchObject({ topCountries: {}, topReferrers: {}, topBrowsers: {}, topOs: {} });
  });

  test('counts sent as numbers become strings', () => {
    expect(detail({ ...statistics, topOs: { iOS: 3 } }).data.topOs).toEqual({ iOS: '3' });
  });

  test.each(['uniqueclicks', 'uniqueClicks', 'unique_clicks'])('unique clicks are read from %s', (key) => {
    const { uniqueClicks, ...rest } = statistics;
    expect(detail({ ...rest, [key]: String(uniqueClicks) }).data.uniqueClicks).toBe(2);
  });

  test('labels such as “constructor” are kept, and only "__proto__" is left out', () => {
    const topReferrers = JSON.parse('{"constructor":"1","__proto__":"2","toString":"3"}') as unknown;
    const { data } = detail({ ...statistics, topReferrers });
    expect(Object.entries(data.topReferrers)).toEqual([
      ['constructor', '1'],
      ['toString', '3'],
    ]);
  });

  test('socialCount keeps networks that the contract doesn’t name', () => {
    const socialCount = { facebook: '1', twitter: 0, google: 4 };
    expect(detail({ ...statistics, socialCount }).data.socialCount).toEqual({
      facebook: 1,
      twitter: 0,
      google: 4,
    });
  });

  test.each([[[]], [null], [0], [undefined]])('sent as %j are read as zero clicks', (data) => {
    expect(detail(data).data).toMatchObject({ clicks: 0, uniqueClicks: 0, topOs: {} });
  });

  test('a QR code without image and source is complete, and an unknown source is dropped', () => {
    expect(detail(statistics)).toEqual({ error: 0, details: code, data: statistics });
    const odd = decode(qr.get, 200, { error: 0, details: code, data: statistics, source: 'api' });
    expect(odd.source).toBeUndefined();
  });
});

describe('looking up a short URL', () => {
  test('reads alias and clicks from elsewhere in the response if needed', () => {
    const { alias: _, clicks: __, ...details } = link;
    const answer = decode(links.list, 200, { error: 0, details: { ...details, id: '7' }, data: statistics });
    expect(answer).toEqual({ error: 0, details: link, data: statistics });
  });

  test('reads a list with one item as a list', () => {
    expect(decode(links.list, 200, linkPage(link))).toEqual(linkPage(link));
  });

  test('without a match is refused with HTTP 200', () => {
    expect(() => decode(links.list, 200, { error: 1, message: 'Not found.' })).toThrow(
      expect.objectContaining({ status: 200, message: 'Not found.' }),
    );
  });
});
