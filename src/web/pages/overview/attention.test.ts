import { describe, expect, test } from 'vitest';
import { attention } from './attention.ts';

const now = new Date('2026-11-21T12:00:00Z');
const old = '2026-10-01 10:00:00';
const fresh = '2026-11-20 10:00:00';

const account = {
  id: 1,
  email: 'ada@acme.com',
  username: 'ada',
  avatar: '',
  status: 'Business',
  registered: old,
};
const plan = (expires: string | null) =>
  attention({ account: { ...account, expires }, canRenew: true, now })[0];

const code = (id: number, scans: number, date = old) => ({
  id,
  scans,
  date,
  name: id % 2 ? `Poster ${id}` : '',
  link: `https://go.acme.com/qr/${id}`,
});
const link = (id: number, clicks: number, date = old) => ({
  id,
  clicks,
  date,
  alias: `a${id}`,
  shorturl: `https://go.acme.com/a${id}`,
  longurl: 'https://acme.com/',
  title: '',
  description: '',
});

describe('the plan', () => {
  test('needs no attention without an expiry or with one in 31 days', () => {
    expect(plan(null)).toBeUndefined();
    expect(plan('2026-12-22 12:00:00')).toBeUndefined();
  });

  test('is reported as a warning 30 and 12 days before it expires', () => {
    expect(plan('2026-12-21 12:00:00')).toMatchObject({
      tone: 'warn',
      title: 'Your Business plan expires in 30 days',
    });
    expect(plan('2026-12-03 12:00:00')).toMatchObject({
      tone: 'warn',
      title: 'Your Business plan expires in 12 days',
      text: expect.stringMatching(
        /To keep making changes after that, contact the administrator of this server/,
      ),
    });
  });

  test('is reported with the tone “bad” once it has expired', () => {
    expect(plan('2026-11-17 12:00:00')).toMatchObject({
      tone: 'bad',
      title: 'Your Business plan expired 4 days ago',
    });
  });

  test('names the support address to contact, if the server reports one', () => {
    const known = { account: { ...account, support: 'help@acme.com', expires: '2026-11-17 12:00:00' }, now };
    expect(attention({ ...known, canRenew: true })[0]?.text).toMatch(/again, contact help@acme\.com\.$/);
  });

  test('omits the advice to contact someone if the user can’t renew it', () => {
    const [item] = attention({ account: { ...account, expires: '2026-11-17 12:00:00' }, now });
    expect(item?.text).toMatch(/^Expired on [^.]+\.$/);
  });

  test('is called “your plan” if it has no name', () => {
    const [item] = attention({ account: { ...account, status: '', expires: '2026-11-17 12:00:00' }, now });
    expect(item?.title).toBe('Your plan expired 4 days ago');
  });
});

describe('QR codes', () => {
  test('that were never scanned are counted, and the first three are named', () => {
    const items = [1, 2, 3, 5].map((id) => code(id, 0));
    const [item] = attention({ codes: { items: [...items, code(7, 3)], total: 5 }, now });
    expect(item?.title).toBe('4 of your 5 QR codes have never been scanned');
    expect(item?.records).toEqual([
      { label: 'Poster 1', to: '/qr/1' },
      { label: 'QR code 2', to: '/qr/2' },
      { label: 'Poster 3', to: '/qr/3' },
    ]);
    expect(item?.more).toBe('and 1 more');
  });

  test('are described as the newest if only part of the list is loaded', () => {
    const [item] = attention({ codes: { items: [code(1, 0), code(2, 4)], total: 318 }, now });
    expect(item?.title).toBe('1 of your newest 2 QR codes has never been scanned');
  });

  test('created a day ago need no attention without scans', () => {
    expect(attention({ codes: { items: [code(1, 0, fresh)], total: 1 }, now })).toEqual([]);
  });
});

describe('links', () => {
  test('without clicks are named, each with a link to its page', () => {
    const [item] = attention({
      links: { items: [link(1, 0), link(2, 5), link(3, 0, fresh)], total: 12480 },
      now,
    });
    expect(item?.title).toBe('1 of your newest 3 links has no clicks');
    expect(item?.records).toEqual([
      { label: 'go.acme.com/a1', to: '/links/by?short=https%3A%2F%2Fgo.acme.com%2Fa1', isAddress: true },
    ]);
  });

  test('without clicks have a singular title if there is only one link', () => {
    const [item] = attention({ links: { items: [link(1, 0)], total: 1 }, now });
    expect(item?.title).toBe('Your link hasn’t been clicked yet');
  });
});

describe('links that no longer get clicks', () => {
  test('are named, with the basis of the claim and a link to the full list', () => {
    const links = [1, 2, 3, 4].map((id) => link(id, 9));
    const [item] = attention({ stopped: { links, since: Date.parse('2026-11-14T10:00:00Z') }, now });
    expect(item?.title).toBe('4 links no longer get clicks');
    expect(item?.text).toContain('as counted in this browser');
    expect(item?.records).toHaveLength(3);
    expect(item?.action?.to).toBe('/links?order=stopped');
  });

  test('are not reported if there are none', () => {
    expect(attention({ stopped: { links: [], since: 0 }, now })).toEqual([]);
  });
});

describe('domains', () => {
  const domain = (id: number, status?: 'ready' | 'pending' | 'taken') => ({
    id,
    domain: `https://go${id}.acme.com`,
    redirectroot: '',
    redirect404: '',
    ...(status && { status }),
  });

  test('that aren’t ready or are taken are named, with a link to their setup', () => {
    const items = attention({ domains: [domain(1, 'ready'), domain(2, 'pending'), domain(3, 'taken')], now });
    expect(items.map(({ tone, title, action }) => [tone, title, action?.to])).toEqual([
      ['warn', 'go2.acme.com isn’t ready yet', '/domains?open=dns-2'],
      ['bad', 'Another account uses go3.acme.com', '/domains?open=dns-3'],
    ]);
  });

  test('without a status need no attention', () => {
    expect(attention({ domains: [domain(1)], now })).toEqual([]);
  });
});
