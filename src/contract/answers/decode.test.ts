import { describe, expect, test } from 'vitest';
import { code, link, linkPage, paging, statistics } from '#test/records/sample-answers.ts';
import { account } from '#contract/account.ts';
import { campaigns } from '#contract/campaigns.ts';
import { channels } from '#contract/channels.ts';
import { decode } from './decode.ts';
import { InvalidResponseError, RefusedError } from './refusal.ts';
import { domains } from '#contract/domains.ts';
import { links } from '#contract/links.ts';
import { pixels } from '#contract/pixels.ts';
import { qr } from '#contract/qr.ts';

/** There is one test for each fact about the shape of responses in field-notes.md, which describes other servers. */

const refusal = (status: number, json: unknown) => {
  try {
    decode(account.get, status, json);
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
  throw new Error('It was taken for a success.');
};

describe('success and failure', () => {
  test.each([0, '0', false, null, undefined])('error %j is a success', (error) => {
    expect(decode(domains.delete, 200, { error, message: 'Done.' })).toEqual({ error: 0, message: 'Done.' });
    expect(decode(links.list, 200, { ...linkPage(link), error })).toEqual(linkPage(link));
  });

  test.each([1, '1', true, 429, 'yes'])('error %j is a failure with any status', (error) => {
    for (const status of [200, 201, 302, 400, 500])
      expect(() => decode(domains.delete, status, { error, message: 'No.' })).toThrow(RefusedError);
  });

  test.each([400, 401, 403, 404, 429, 500])('status %i is a failure whatever `error` says', (status) => {
    expect(refusal(status, { error: 0, message: 'No.' })).toMatchObject({ status, message: 'No.' });
  });

  test('a failure with status 200 gets its status from an HTTP number in `error`', () => {
    const limited = { error: 429, message: 'Too Many Requests. Please retry later.', 'Retry-After': 41 };
    expect(refusal(200, limited)).toMatchObject({ status: 429, retryAfter: '41' });
  });

  test('a failure with status 200 gets its status from a known message', () => {
    const message = 'A valid API key is required to use this service.';
    expect(refusal(200, { error: 1, message })).toMatchObject({ status: 401, message });
    expect(refusal(200, { error: '1', message: 'Too Many Requests. Please retry later.' }).status).toBe(429);
  });

  test('a failure names the invalid field if the server does', () => {
    expect(refusal(400, { error: 1, message: 'Taken.', field: 'name' }).field).toBe('name');
  });

  test('a refused key carries the server’s reason', () => {
    const reason = 'This one has expired.';
    expect(refusal(401, { error: 1, message: `No key. ${reason}`, reason }).reason).toBe(reason);
  });

  test('a failure without a message gets a default one', () => {
    expect(refusal(503, {}).message).toBe('The server failed to answer.');
    expect(refusal(429, { error: 429 }).message).toBe('Too Many Requests. Please retry later.');
  });

  test('messages in a list or an object are joined', () => {
    expect(refusal(400, { error: 1, message: { url: ['No URL.'], alias: 'Taken.' } }).message).toBe(
      'No URL. Taken.',
    );
  });

  test.each([['<html>'], [[]], [null], [12]])('%j is an invalid response', (json) => {
    expect(() => decode(account.get, 200, json)).toThrow(InvalidResponseError);
  });

  test('a response of another endpoint is invalid, not an empty list', () => {
    expect(() => decode(links.list, 200, { status: 'ok' })).toThrow(InvalidResponseError);
    expect(() => decode(domains.list, 200, { error: 0, data: { id: 3, email: 'ada@acme.com' } })).toThrow(
      InvalidResponseError,
    );
  });
});

describe('records', () => {
  test('digits in a string become an integer where the contract has one', () => {
    const sent = linkPage({ ...link, id: '7', clicks: '3' }, { result: '1', maxpage: '1' });
    expect(decode(links.list, 200, sent)).toEqual(linkPage(link));
  });

  test('a number becomes a string where the contract has one', () => {
    expect(decode(links.list, 200, linkPage({ ...link, title: 2026 }))).toEqual(
      linkPage({ ...link, title: '2026' }),
    );
  });

  test('null becomes an empty string where the contract has a string', () => {
    const sent = linkPage({ ...link, description: null });
    expect(decode(links.list, 200, sent)).toEqual(linkPage(link));
  });

  test.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [null, false],
    ['', false],
  ])('%j in place of a boolean is read as %j', (sent, starred) => {
    const channel = { id: 1, name: 'News', description: '', color: '#ff0000', starred };
    const page = { error: '0', data: { ...paging, channels: [channel] } };
    const asSent = { error: '0', data: { ...paging, channels: [{ ...channel, starred: sent }] } };
    expect(decode(channels.list, 200, asSent)).toEqual(page);
  });

  test('members of a link that the contract doesn’t have are dropped', () => {
    const more = { ...link, uniqueclicks: 2, domain: '' };
    expect(decode(links.list, 200, linkPage(more))).toEqual(linkPage(link));
  });

  test.each([
    [
      { campaign: '7', channel: ['1', 2] },
      { campaign: 7, channel: [1, 2] },
    ],
    [{ campaign: 0, channel: null }, { campaign: null }],
    [{ campaign: 'Spring', channel: 'x' }, {}],
  ])('a link’s campaign and channels are read from %j', (sent, read) => {
    expect(decode(links.list, 200, linkPage({ ...link, ...sent }))).toEqual(linkPage({ ...link, ...read }));
  });

  test.each([[null], [''], [false], ['0000-00-00 00:00:00']])(
    'a plan with the expiry %j does not expire',
    (expires) => {
      const data = {
        id: 1,
        email: 'ada@acme.com',
        username: 'ada',
        avatar: '',
        status: 'Pro',
        registered: '2026-01-01 00:00:00',
      };
      const answer = decode(account.get, 200, { error: 0, data: { ...data, expires, planid: 3 } });
      expect(answer).toEqual({ error: 0, data: { ...data, expires: null } });
    },
  );

  test.each(['name', 'campaign', 'domain'])('a campaign’s name is read from %s', (key) => {
    const campaign = { id: 1, public: true, rotator: false, list: 'https://go.acme.com/u/ada/x' };
    const sent = { error: '0', data: { ...paging, campaigns: [{ ...campaign, [key]: 'Spring' }] } };
    expect(decode(campaigns.list, 200, sent).data.campaigns).toEqual([{ ...campaign, name: 'Spring' }]);
    const saved = decode(campaigns.add, 200, { error: 0, ...campaign, [key]: 'Spring' });
    expect(saved).toMatchObject({ domain: 'Spring' });
  });

  test.each([[false], [null], [''], [0], ['false']])('a rotator of %j is read as false', (rotator) => {
    const sent = { error: 0, id: 1, domain: 'x', public: false, list: '', rotator };
    expect(decode(campaigns.add, 200, sent).rotator).toBe(false);
  });

  test('the response to a channel update may carry the whole channel', () => {
    const sent = { error: 0, id: '4', name: 'News', description: null, color: '#fff', starred: '1' };
    expect(decode(channels.update, 200, sent)).toMatchObject({ error: 0, message: '', id: 4, starred: true });
  });

  test('a created pixel may have a string as its id, and status 201', () => {
    expect(decode(pixels.add, 201, { error: 0, id: '13' })).toEqual({ error: 0, id: 13 });
  });

  test('a created pixel may have no usable id', () => {
    expect(decode(pixels.add, 200, { error: 0 })).toEqual({ error: 0 });
    expect(decode(pixels.add, 200, { error: 0, id: 'p_13' })).toEqual({ error: 0 });
  });

  test('pixel types named by other vendors are kept', () => {
    const pixel = { id: 1, type: 'gtmpixel', name: 'x', tag: 'y', date: '2026-03-14 10:00:00' };
    const sent = { error: '0', data: { ...paging, pixels: [pixel] } };
    expect(decode(pixels.list, 200, sent).data.pixels[0]?.type).toBe('gtmpixel');
  });

  test('a list whose only record has no id is invalid', () => {
    expect(() => decode(links.list, 200, linkPage({ ...link, id: undefined }))).toThrow(InvalidResponseError);
  });

  test.each([
    ['1,234', 1234],
    ['1 234 567', 1_234_567],
    ['1.234.567', 1_234_567],
    [1.5, 2],
    ['12.25', 12],
    [-1, 0],
  ])('%j clicks are read as %d', (clicks, read) => {
    expect(decode(links.list, 200, linkPage({ ...link, clicks }))).toEqual(
      linkPage({ ...link, clicks: read }),
    );
  });

  test.each([['many'], ['1,23'], [{}]])('%j clicks are invalid', (clicks) => {
    expect(() => decode(links.list, 200, linkPage({ ...link, clicks }))).toThrow(InvalidResponseError);
  });

  test.each([
    [1_773_482_400, '2026-03-14 10:00:00'],
    ['1773482400', '2026-03-14 10:00:00'],
    ['2026-03-14T12:00:00+02:00', '2026-03-14 10:00:00'],
    ['2026-03-14T10:00:00.250Z', '2026-03-14 10:00:00'],
    ['Sat, 14 Mar 2026 10:00:00 GMT', '2026-03-14 10:00:00'],
    ['2026-03-14 10:00', '2026-03-14 10:00:00'],
    ['2026-03-14', '2026-03-14 00:00:00'],
    [null, '0000-00-00 00:00:00'],
    ['lately', '0000-00-00 00:00:00'],
  ])('the date %j is read as %s', (date, read) => {
    expect(decode(links.list, 200, linkPage({ ...link, date }))).toEqual(linkPage({ ...link, date: read }));
  });

  test('labels named like JavaScript’s own properties are kept', () => {
    const data = { ...statistics, topReferrers: { toString: '2', constructor: '1' } };
    const answer = decode(qr.get, 200, { error: 0, details: code, data });
    expect(Object.entries(answer.data.topReferrers)).toEqual([
      ['toString', '2'],
      ['constructor', '1'],
    ]);
  });
});
