/** Tests pages on servers that aren't of this product: what they show, and what they don't claim. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paging, statistics } from '#test/records/sample-answers.ts';
import { renderPage } from '#test/render-page.tsx';
import { listOf, otherAccount, pagesOfOthers } from '#test/servers/open-at.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

const openAt = pagesOfOthers();

const pixel = { id: 1, type: 'fbpixel', name: 'Shop', tag: '123', date: null };

describe('a list of another server', () => {
  test('shows the readable records and counts the unreadable ones', async () => {
    await openAt('/pixels', {
      'GET /api/pixels': listOf('pixels', [
        pixel,
        { ...pixel, id: undefined },
        { ...pixel, id: 2, name: 'Blog' },
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Pixels' });
    expect(await within(table).findByText('Shop')).toBeTruthy();
    expect(within(table).getByText('Blog')).toBeTruthy();
    expect(screen.getByText('1 record can’t be read')).toBeTruthy();
  });

  test('has no warning when all records are readable, and shows a dash for a missing date', async () => {
    await openAt('/splash', { 'GET /api/splash': listOf('splash', [{ id: 1, name: 'Hello', date: null }]) });
    const table = await screen.findByRole('table', { name: 'Splash pages' });
    expect(await within(table).findByText('Hello')).toBeTruthy();
    expect(within(table).getByText('–')).toBeTruthy();
    expect(screen.queryByText(/can’t be read/)).toBeNull();
  });
});

describe('a pixel', () => {
  test('is added when the server’s response has neither an ID nor a message', async () => {
    const { user, asked } = await openAt('/pixels?open=new', {
      'GET /api/pixels': listOf('pixels', [pixel]),
      'POST /api/pixel/add': { body: { error: 0 } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Add pixel' });
    await user.selectOptions(await within(dialog).findByLabelText('Network'), 'Google Tag Manager');
    await user.type(within(dialog).getByLabelText('Name'), 'Shop');
    await user.type(within(dialog).getByLabelText('Pixel ID'), 'GTM-5KX2N9Q');
    await user.click(within(dialog).getByRole('button', { name: 'Add pixel' }));
    await screen.findByText('Pixel added');
    expect(asked.filter((one) => one === 'POST /api/pixel/add')).toHaveLength(1);
  });
});

describe('a page for a feature that the server doesn’t offer', () => {
  const own = ['/support', '/support/reports', '/support/status', '/support/trail', '/support/4'];
  test.each(['/overlays/new', '/splash/new', '/splash/4', ...own])('says so at %s', async (address) => {
    const { asked } = await openAt(address, {});
    expect(await screen.findByRole('heading', { name: 'Not available on this server' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Create|Save/ })).toBeNull();
    expect(asked.filter((one) => !one.startsWith('GET /api/account'))).toEqual([]);
  });
});

describe('a statement that is true of our service only', () => {
  let service: TestService;
  let ada: TestAccount;
  beforeAll(async () => {
    service = await startService();
    ada = await service.addAccount();
  });
  afterAll(() => service.stop());

  const as = () => ({ server: service.url, key: ada.key });

  test.each([['/account', 'Rate limit', /All your API keys share this limit/]])(
    'is shown at %s of our service, not of another server',
    async (address, heading, sentence) => {
      const first = renderPage(address, { as: as() });
      await screen.findByRole('heading', { name: heading });
      expect(await screen.findByText(sentence)).toBeTruthy();
      first.unmount();
      renderPage(address, { as: as(), lacks: 'session' });
      await screen.findByRole('heading', { name: heading });
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    },
  );

  test('explains how visits are counted', async () => {
    const body = { type: 'text', data: 'x', name: 'Poster' };
    const { id } = (await service.call('POST', '/api/qr/add', { key: ada.key, body })).body;
    renderPage(`/qr/${String(id)}`, { as: as(), lacks: 'analytics' });
    expect(await screen.findByText('Counted once a day')).toBeTruthy();
    expect(screen.getByText(/Bots, link previews and prefetches/)).toBeTruthy();
  });
});

describe('a statement that may be wrong for another server', () => {
  const code = { id: 5, link: 'https://o.example/qr/5', scans: 3, name: 'Poster', date: null };
  const ofOurs = [/Bots, link previews and prefetches/, 'Counted once a day', /in several campaigns/];

  test.each(['/qr/5', '/statistics', '/statistics/compare?codes=5'])('is hidden at %s', async (address) => {
    await openAt(address, {
      'GET /api/qr/5': { body: { error: 0, details: code, data: statistics } },
      'GET /api/qr': listOf('qrs', [code]),
      'GET /api/urls': listOf('urls', []),
    });
    expect((await screen.findAllByText('Poster')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryAllByRole('status', { name: /Loading/ })).toEqual([]));
    for (const sentence of ofOurs) expect(screen.queryByText(sentence)).toBeNull();
  });

  test('is not made about static codes and the names of campaigns', async () => {
    const { go } = await openAt('/qr/new', {});
    expect((await screen.findByText(/Works without this server\./)).textContent).toMatch(
      /^Doesn’t count scans/,
    );
    expect(screen.getByText('If empty, the server chooses a name')).toBeTruthy();
    expect(screen.queryByText(/the content is used/)).toBeNull();
    await go('/campaigns?open=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
    expect(await dialog.findByText('If empty, the server chooses a name')).toBeTruthy();
    expect(dialog.getByText(/If empty, the server decides whether there is a rotator/)).toBeTruthy();
  });

  test('is not made about what happens to a rotator', async () => {
    const rotator = 'https://o.example/r/spring';
    const { user } = await openAt('/campaigns?open=edit-7', {
      'GET /api/campaigns': listOf('campaigns', [
        { id: 7, name: 'Spring', public: true, rotator, list: 'https://o.example/u/ada/spring' },
      ]),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    const slug = dialog.getByLabelText(/^Rotator slug/);
    await user.type(slug, 'x');
    expect(dialog.getByText(/This server decides whether the old URL keeps working/)).toBeTruthy();
    await user.clear(slug);
    expect(dialog.getByText(/This server decides whether the rotator is removed/)).toBeTruthy();
    expect(dialog.queryByText(/will be removed|will stop working/)).toBeNull();
  });
});

describe('the address that visitors open', () => {
  const codeAt = (id: number, link: string) => ({
    [`GET /api/qr/${id}`]: {
      body: {
        error: 0,
        details: { id, link, scans: 0, name: 'Poster', date: null },
        data: { ...statistics, clicks: 0, uniqueClicks: 0 },
      },
    },
  });

  test('is reported as unreachable by the host of the QR code, not of the dashboard', async () => {
    const { go } = await openAt('/qr/5', {
      ...codeAt(5, 'https://sho.rt/qr/q60'),
      ...codeAt(6, 'http://127.0.0.1/qr/q61'),
    });
    await screen.findByText('Your first scan appears here');
    expect(screen.queryByText(/can’t open|PUBLIC_URL/)).toBeNull();
    await go('/qr/6');
    expect((await screen.findByText(/can’t open/)).textContent).toBe('Phones can’t open 127.0.0.1.');
  });

  test('is not questioned in the first steps of an empty account', async () => {
    await openAt('/', { 'GET /api/urls': listOf('urls', []), 'GET /api/qr': listOf('qrs', []) });
    await screen.findByText('Get your first click or scan');
    expect(screen.queryByText(/can’t open/)).toBeNull();
  });
});

test('a server report lists how the server differs and contains none of its records', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const { user, asked } = await openAt('/account', {
    'GET /api/account': {
      headers: { 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '59', 'X-RateLimit-Reset': '12' },
      body: { error: 0, data: otherAccount },
    },
    'GET /api/urls': listOf('urls', [
      {
        id: '7',
        alias: 'menu',
        shorturl: 'https://acme.com/menu',
        longurl: 'https://acme.com',
        clicks: '90210',
        date: inAnHour,
      },
    ]),
    'GET /api/qr': listOf('qrs', [
      { id: 5, link: 'https://o.example/qr/5', scans: 3, name: 'Poster', date: '2026-03-14 10:00:00' },
    ]),
    'GET /api/qr/5': {
      body: {
        error: 0,
        details: {
          id: 5,
          link: 'https://o.example/qr/5',
          scans: 3,
          name: 'Poster',
          date: '2026-03-14 10:00:00',
        },
        data: { ...statistics, topReferrers: ['intranet.acme.com'] },
      },
    },
    'GET /api/pixels': listOf('pixels', [pixel]),
    'GET /api/campaigns': { status: 404, body: '<h1>Not found</h1>' },
    'GET /api/channels': { body: { data: { ...paging, channels: [] } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Open report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Server report' });
  const before = asked.length;
  await user.click(within(dialog).getByRole('button', { name: 'Check server (11 requests)' }));
  await within(dialog).findByText(/differences found/, undefined, { timeout: 60_000 });
  for (const text of [
    '60 requests per minute',
    /^\d+ ms, at most \d+ ms$/,
    'YYYY-MM-DD HH:MM:SS',
    /^Not reported, read as UTC\. Some lie up to (?:1 h|60 min) in the future/,
    'X-RateLimit-Limit: 60',
    'X-RateLimit-Reset: 12',
    'Content-Type: application/json',
    'Retry-After: – (not sent, or hidden from this page)',
    '/api/account · "00"',
    '/api/urls · id: "0"',
    '/api/qr/:id · topReferrers: ["aaaaaaaa.aaaa.aaa"]',
    '/api/campaigns · HTTP 404',
    '/api/channels · error: –',
    '/api/pixels · type: fbpixel',
  ])
    expect(within(dialog).getByText(text)).toBeTruthy();
  expect(asked.slice(before).every((request) => request.startsWith('GET '))).toBe(true);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  await user.click(within(dialog).getByRole('button', { name: 'Download report' }));
  const [[blob] = []] = saved.mock.calls;
  const file = blob instanceof Blob ? await blob.text() : '';
  expect(JSON.parse(file)).toMatchObject({
    limit: 60,
    times: { forms: ['0000-00-00 00:00:00'], zones: [], aheadBy: 60 },
    headers: { 'X-RateLimit-Limit': '60', 'Retry-After': null },
    linkEditing: 'unlikely',
    milliseconds: {},
    deviations: expect.arrayContaining([
      expect.objectContaining({ kind: 'empties', endpoint: '/api/qr/:id' }),
    ]) as unknown,
  });
  for (const told of [dialog.textContent, file])
    for (const secret of ['key-of-ada', 'ada@', 'menu', '90210', 'intranet', 'Poster'])
      expect(told).not.toContain(secret);
});
