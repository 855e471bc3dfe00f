import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;
let id: number;

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  const body = { type: 'text', data: 'x', name: 'Poster' };
  ({ id } = (await service.call('POST', '/api/qr/add', { key: ada.key, body })).body as { id: number });
  const yearAgo = Math.floor(Date.now() / 1000) - 400 * 86_400;
  await service.service.db.updateTable('qrs').set({ created_at: yearAgo }).where('id', '=', id).execute();
  const target = { kind: 'qr', target_id: id } as const;
  await visitInPast(service, target, 0, 3);
  await visitInPast(service, target, 2, 3, { country: 'SG' });
  await visitInPast(service, target, 40, 4, { visitor: 'one' });
});
afterAll(() => service.stop());

const figures = (name: RegExp) => screen.findByLabelText(name);
const seriesAsked = (requests: string[]) => requests.filter((request) => request.includes('/series'));

describe('scans on a server without analytics', () => {
  test('are compared with the previous period in a single request', async () => {
    const { requests } = renderPage(`/qr/${id}`, { as: ada, lacks: 'analytics' });
    const shown = await figures(/^Scans · Last 30 days/);
    await waitFor(() => expect(shown.textContent).toContain('Scans6'));
    expect(shown.textContent).toContain('+50% vs. previous 30 days');
    expect(shown.textContent).toContain('Unique visitors6');
    expect(shown.textContent).toContain('Repeat scans0%');
    expect(screen.getByText('Previous 30 days')).toBeTruthy();
    expect(seriesAsked(requests)).toHaveLength(1);
  });

  test('follow the period in the address, also when the user goes back', async () => {
    const { user, address, go } = renderPage(`/qr/${id}`, { as: ada, lacks: 'analytics' });
    await figures(/^Scans · Last 30 days/);
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}?days=90`));
    const quarter = await figures(/^Scans · Last 90 days/);
    await waitFor(() => expect(quarter.textContent).toContain('Scans10'));
    await go(-1);
    await figures(/^Scans · Last 30 days/);
  });

  test('are shown by hour on request', async () => {
    const { user, address } = renderPage(`/qr/${id}?days=7`, { as: ada, lacks: 'analytics' });
    await user.click(await screen.findByRole('radio', { name: 'By hour' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}?days=7&by=hour`));
    const chart = await screen.findByRole('region', { name: 'Scans per hour' });
    await user.click(await within(chart).findByRole('button', { name: 'Table' }));
    expect(within(chart).getAllByRole('row').length).toBeGreaterThan(160);
  });

  test('of all time begin on the day when the code was created', async () => {
    const { user } = renderPage(`/qr/${id}?days=all`, { as: ada, lacks: 'analytics' });
    const chart = await screen.findByRole('region', { name: 'Scans per day' });
    await user.click(await within(chart).findByRole('button', { name: 'Table' }));
    expect(within(chart).getAllByRole('row')).toHaveLength(1 + 401);
  });

  test('can be shown for custom days, and invalid days start no request', async () => {
    const { user, address, requests } = renderPage(`/qr/${id}?days=7`, { as: ada, lacks: 'analytics' });
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    const form = await screen.findByRole('form', { name: 'Custom period' });
    const [from, to] = [within(form).getByLabelText('From'), within(form).getByLabelText('To')];
    await user.clear(from);
    await user.type(from, '2026-03-14');
    await user.clear(to);
    await user.type(to, '2026-03-01');
    const before = seriesAsked(requests).length;
    await user.click(within(form).getByRole('button', { name: 'Apply' }));
    await within(form).findByText('The first day can’t be after the last.');
    await user.clear(to);
    await user.click(within(form).getByRole('button', { name: 'Apply' }));
    await within(form).findByText('Enter a date such as 2026-03-14.');
    expect(seriesAsked(requests)).toHaveLength(before);
    await user.type(to, '2026-03-15');
    await user.click(within(form).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}?from=2026-03-14&to=2026-03-15`));
    await figures(/^Scans · 2 days/);
  });

  test('are not requested for invalid days in the address', async () => {
    const { requests } = renderPage(`/qr/${id}?from=2026-02-30&to=2026-03-01`, {
      as: ada,
      lacks: 'analytics',
    });
    await screen.findByText('This day doesn’t exist.');
    expect(seriesAsked(requests)).toEqual([]);
  });
});

describe('countries on a server without analytics', () => {
  test('are on a map and in a list, including those too small for the map', async () => {
    const { user } = renderPage(`/qr/${id}`, { as: ada, lacks: 'analytics' });
    const countries = await screen.findByRole('region', { name: 'Countries' });
    expect(within(countries).getByText('Countries: Germany 70.0%, Singapore 30.0%.')).toBeTruthy();
    const map = await within(countries).findByRole('application', { name: /^Countries: map/ });
    map.focus();
    await user.keyboard('{ArrowRight}');
    expect((await within(countries).findByRole('status')).textContent).toBe('Germany: 7 scans, 70.0%');
    expect(within(countries).getByText('Too small for the map: Singapore 3')).toBeTruthy();
    expect(within(countries).getByLabelText('Colors').textContent).toBe('None37');
  });
});

describe('a server without history', () => {
  const account = {
    id: 7,
    email: 'a@b.co',
    username: 'a',
    avatar: '',
    status: 'free',
    expires: null,
    registered: '2026-01-01 00:00:00',
  };
  const answers = (clicks: () => number) => (request: { url?: string }) => ({
    body: request.url?.startsWith('/api/qr')
      ? {
          error: 0,
          details: {
            id: 5,
            link: 'https://o.example/5',
            scans: 0,
            name: 'Card',
            date: '2026-03-14 10:00:00',
          },
          data: {
            clicks: clicks(),
            uniqueClicks: 2,
            topCountries: { Germany: '3' },
            topReferrers: [],
            topBrowsers: {},
            topOs: null,
            socialCount: { facebook: 1 },
          },
        }
      : { error: 0, data: account },
  });

  test('has its readings kept in the browser until the user signs out', async () => {
    let clicks = 3;
    const other = await startScriptedServer(answers(() => clicks));
    const kept = () => Object.keys(sessionStorage).filter((name) => name.includes('looks:'));
    const { user } = renderPage('/qr/5', { as: { server: other.url, key: 'x' } });
    const card = await screen.findByRole('region', { name: 'Scans recorded in this browser' });
    await within(card).findByText(/this browser records one/);
    expect(screen.queryByRole('radio', { name: '7 days' })).toBeNull();
    await waitFor(() => expect(kept()).toHaveLength(1));

    // Makes the first reading an hour older.
    const [name = ''] = kept();
    const [look] = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    sessionStorage.setItem(name, JSON.stringify([{ ...look, at: look.at - 3_600_000 }]));
    clicks = 8;
    await user.click(screen.getByRole('button', { name: /Refresh/ }));
    await within(card).findByText('From 3 to 8 scans in 2 readings.');

    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(kept()).toEqual([]));
    await other.stop();
  });
});
