import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findEnabled } from '#test/page/find-enabled.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { rowOf } from '#test/row-of.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

const agents = {
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  chrome:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};

interface Made {
  id: number;
  link: string;
}

const make = async (body: object, key = ada.key) =>
  (await service.call('POST', '/api/qr/add', { key, body })).body as Made;

const scan = ({ link }: Made, agent: keyof typeof agents, headers: Record<string, string> = {}) =>
  fetch(link, { redirect: 'manual', headers: { 'user-agent': agents[agent], ...headers } });

beforeAll(async () => {
  service = await startService({ env: { TRUST_PROXY: 'on', COUNTRY_HEADER: 'CF-IPCountry' } });
  ada = await service.addAccount();
});
afterAll(() => service.stop());

describe('the list of QR codes', () => {
  test('shows each code’s picture, content and scans with one request', async () => {
    const { key } = await service.addAccount();
    const made = await make({ type: 'link', data: 'https://acme.com/menu', name: 'Table card' }, key);
    await scan(made, 'safari');
    const { requests } = renderPage('/qr', { as: { server: service.url, key } });
    const row = await rowOf('Table card');
    // A version number follows once a template was applied to any code.
    expect(row.querySelector('img')?.getAttribute('src')?.split('?')[0]).toBe(`${made.link}.svg`);
    const cells = within(row).getAllByRole('cell');
    expect(cells.slice(2, 4).map(({ textContent }) => textContent)).toEqual(['Linkacme.com/menu', '1']);
    expect(requests.filter((request) => request.startsWith('GET /api/qr'))).toEqual([
      'GET /api/qr?page=1&limit=25',
    ]);
  });

  test('shows no image for a code whose server sends no picture', async () => {
    const paging = { result: 1, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1 };
    const code = {
      id: '5',
      link: 'https://other.example/qr/5.png',
      scans: '12',
      name: 'Poster',
      date: '2026-03-14 10:00:00',
    };
    const other = await startScriptedServer(() => ({ body: { error: 0, data: { ...paging, qrs: [code] } } }));
    renderPage('/qr', { as: { server: other.url, key: 'x' } });
    const row = (await screen.findByText('Poster')).closest('tr');
    expect(row?.querySelector('img')).toBeNull();
    await other.stop();
  });

  test('links an empty account to the form for a new QR code', async () => {
    const { key } = await service.addAccount();
    renderPage('/qr', { as: { server: service.url, key } });
    await screen.findByText('No QR codes yet');
    expect(screen.getByRole('link', { name: 'Create your first QR code' }).getAttribute('href')).toBe(
      '/qr/new',
    );
  });
});

describe("a QR code's page", () => {
  test('shows scans, repeat visitors and sources with two requests, and refreshes them', async () => {
    const made = await make({ type: 'link', data: 'https://acme.com/menu', name: 'Counted' });
    await scan(made, 'safari', { 'CF-IPCountry': 'DE', 'x-forwarded-for': '203.0.113.7' });
    await scan(made, 'safari', { 'CF-IPCountry': 'DE', 'x-forwarded-for': '203.0.113.7' });
    await scan(made, 'chrome', { 'CF-IPCountry': 'AT', referer: 'https://www.instagram.com/' });

    const { user, answered, address } = renderPage(`/qr/${made.id}`, { as: ada });
    await screen.findByRole('heading', { level: 1, name: 'Counted' });
    const figures = await screen.findByLabelText('Scans · Last 30 days');
    await waitFor(() => expect(figures.textContent).toMatch(/Scans3/));
    expect(figures.textContent).toMatch(/Unique visitors2.*One-time visitors1.*Repeat visitors1/);
    // The lists below the chart render after it.
    const itemsOf = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await itemsOf('Country')).toEqual(['Germany266.7%', 'Austria133.3%']);
    expect(await itemsOf('Referrer')).toEqual(['Direct (no referrer)266.7%', 'instagram.com133.3%']);
    const perDay = screen.getByRole('region', { name: 'Scans per day' });
    await within(perDay).findByText(/^Scans · Last 30 days: 3 scans, 2 visitors, busiest hour /);
    expect(answered.filter((request) => /^GET \/api\/(?:qr|analytics\?)/.test(request)).toSorted()).toEqual([
      expect.stringMatching(`^GET /api/analytics\\?of=qr&id=${made.id}&`),
      `GET /api/qr/${made.id}`,
    ]);
    const refresh = screen.getByRole<HTMLButtonElement>('button', { name: /^Refresh/ });
    await waitFor(() => expect(refresh.disabled).toBe(false));
    const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      await answering;
      return real(...request);
    });
    await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
    await screen.findByLabelText('Scans · Last 7 days');
    // Figures that are still loading would be mistaken for new ones.
    await waitFor(() => expect(refresh.disabled).toBe(true));
    answer();
    await waitFor(() => expect(refresh.disabled).toBe(false));
    expect(new URLSearchParams(address().split('?')[1]).get('days')).toBe('7');

    const devices = screen.getByRole('region', { name: 'Devices' });
    await user.click(within(devices).getByRole('tab', { name: 'System' }));
    expect(await itemsOf('System')).toEqual(['iOS266.7%', 'Android133.3%']);

    await scan(made, 'chrome');
    // Visits are written in batches, a moment after they happen.
    await waitFor(async () => {
      const { body } = await service.call('GET', `/api/qr/${made.id}`, { key: ada.key });
      expect(body.details.scans).toBe(4);
    });
    await user.click(refresh);
    await waitFor(() => expect(screen.getByLabelText('Scans · Last 7 days').textContent).toMatch(/Scans4/));
  });

  test('shows its buttons and fixed text while the code is loading', async () => {
    const { id } = await make({ type: 'link', data: 'https://acme.com/late', name: 'Late' });
    const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await real(...request);
      const [asked] = request;
      if (new URL(asked instanceof Request ? asked.url : asked).pathname === `/api/qr/${id}`) await answering;
      return response;
    });
    renderPage(`/qr/${id}`, { as: ada });
    const edit = await screen.findByRole('link', { name: /^Edit/ });
    expect(edit.getAttribute('href')).toBe(`/qr/${id}/edit`);
    const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More actions' });
    expect(more().disabled).toBe(true);
    for (const text of ['Unique visitors', 'Scans per day', 'Sources', 'Places'])
      await screen.findByText(text);
    answer();
    await screen.findByText('Your first scan appears here');
    expect(more().disabled).toBe(false);
    expect(edit.isConnected).toBe(true);
  });

  test('has Delete in a menu, whose shortcut works while the menu is closed', async () => {
    const made = await make({ type: 'text', data: 'Short-lived' });
    const { user } = renderPage(`/qr/${made.id}`, { as: ada });
    await user.click(await findEnabled('More actions'));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Open image',
      'Delete⌫',
    ]);
    await user.keyboard('{Escape}{Backspace}');
    expect(await screen.findByRole('dialog', { name: /^Delete QR code/ })).toBeTruthy();
  });

  test('isn’t found for a code of another account', async () => {
    const { key } = await service.addAccount();
    const made = await make({ type: 'text', data: 'Mine' });
    renderPage(`/qr/${made.id}`, { as: { server: service.url, key } });
    expect(await screen.findByText('QR code not found')).toBeTruthy();
  });

  test.each(['abc', '1.5', '0'])('isn’t found for the invalid ID %s', async (id) => {
    renderPage(`/qr/${id}`, { as: ada });
    expect(await screen.findByText('QR code not found')).toBeTruthy();
  });
});
