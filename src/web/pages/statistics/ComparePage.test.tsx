import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;
let ids: number[];

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  ids = [];
  for (const name of ['Card', 'Poster', 'Window', 'Menu', 'Door', 'Bus']) {
    const body = { type: 'text', data: 'x', name };
    const made = await service.call('POST', '/api/qr/add', { key: ada.key, body });
    ids.push((made.body as { id: number }).id);
  }
  const [card = 0, poster = 0] = ids;
  await visitInPast(service, { kind: 'qr', target_id: card }, 0, 2);
  await visitInPast(service, { kind: 'qr', target_id: poster }, 1, 5, { visitor: 'one' });
  await visitInPast(service, { kind: 'qr', target_id: poster }, 60, 4);
});
afterAll(() => service.stop());

const seriesAsked = (requests: string[]) => requests.filter((request) => request.includes('/series'));
const cells = async () =>
  within(await screen.findByRole('table', { name: 'Compared QR codes' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('comparing QR codes on a server without analytics', () => {
  test('starts with a choice of at most five codes', async () => {
    const { user, address } = renderPage(`/statistics/compare`, { as: ada, lacks: 'analytics' });
    await user.click(await screen.findByRole('button', { name: /Choose QR codes/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('checkbox', { name: 'Bus' });
    expect(within(dialog).queryByRole('button', { name: /Select all/ })).toBeNull();
    for (const name of ['Card', 'Poster', 'Window', 'Menu', 'Door'])
      await user.click(await within(dialog).findByRole('checkbox', { name }));
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Bus' }).disabled).toBe(true);
    expect(within(dialog).getByText('5 of 5 selected')).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Door' }));
    await user.click(within(dialog).getByRole('button', { name: 'Compare 4' }));
    await waitFor(() => expect(address()).toBe(`/statistics/compare?codes=${ids.slice(0, 4).join('%2C')}`));
    expect(await cells()).toHaveLength(4);
  });

  test('shows a line and the figures of each code, with one request per code', async () => {
    const { requests } = renderPage(`/statistics/compare?codes=${ids[0]},${ids[1]}`, {
      as: ada,
      lacks: 'analytics',
    });
    await screen.findByText('Scans · Last 30 days: Card 2, Poster 5.');
    expect(seriesAsked(requests)).toHaveLength(2);
    const legend = screen.getByRole('list', { name: 'Legend' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Card', 'Poster']);
    await waitFor(async () =>
      expect((await cells()).map((row) => row.slice(0, 4))).toEqual([
        ['Card', '2', '2', '0%'],
        ['Poster', '5', '1', '80%'],
      ]),
    );
    expect((await cells())[1]?.[5]).toBe('9');
  });

  test('puts the period and the remaining codes into the address', async () => {
    const { user, address } = renderPage(`/statistics/compare?codes=${ids[0]},${ids[1]}`, {
      as: ada,
      lacks: 'analytics',
    });
    await user.click(await screen.findByRole('radio', { name: '90 days' }));
    await screen.findByText('Scans · Last 90 days: Card 2, Poster 9.');
    const table = await screen.findByRole('table', { name: 'Compared QR codes' });
    await user.click(within(table).getAllByRole('button', { name: /Remove/ })[0] ?? table);
    await waitFor(() => expect(address()).toBe(`/statistics/compare?codes=${ids[1]}&days=90`));
  });

  test('reads at most five codes from the address, each once, and reports one that doesn’t exist', async () => {
    const codes = [ids[0], ids[0], 'x', 999_999, ...ids.slice(1)].join(',');
    renderPage(`/statistics/compare?codes=${codes}`, { as: ada, lacks: 'analytics' });
    await screen.findByText(/^QR code 999999: /);
    expect((await cells()).map(([name]) => name)).toEqual([
      'Card',
      'QR code 999999',
      'Poster',
      'Window',
      'Menu',
    ]);
  });
});

test('QR codes on a server without history are compared by their total scans', async () => {
  const paging = { result: 2, perpage: 1000, currentpage: 1, nextpage: null, maxpage: 1 };
  const code = (id: number, name: string, scans: number) => ({
    id,
    name,
    scans,
    link: `https://o.example/qr/${id}`,
    date: '2026-03-14 10:00:00',
  });
  const other = await startScriptedServer(() => ({
    body: { error: 0, data: { ...paging, qrs: [code(1, 'Card', 12), code(2, 'Poster', 3)] } },
  }));
  const { requests } = renderPage('/statistics/compare?codes=1,2', { as: { server: other.url, key: 'x' } });
  await screen.findByText('No history on this server');
  expect((await cells()).map((row) => row.slice(0, 2))).toEqual([
    ['Card', '12'],
    ['Poster', '3'],
  ]);
  expect(seriesAsked(requests)).toEqual([]);
  await other.stop();
});
