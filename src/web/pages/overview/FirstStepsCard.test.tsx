import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ env: { DOMAIN_CHECK: 'off' } });
});
afterAll(() => service.stop());

const steps = () =>
  within(screen.getByRole('list', { name: 'First steps' }))
    .getAllByRole('heading')
    .map((step) => step.textContent);

describe('a new account', () => {
  test('sees four first steps and no mention of the API', async () => {
    const { key, username } = await service.addAccount();
    const { asked } = renderPage('/', { as: { server: service.url, key } });
    await screen.findByRole('heading', { name: `Welcome, ${username}` });
    expect(steps()).toEqual([
      'Create your first link',
      'Create your first QR code',
      'Get your first click or scan',
      'Use your own domain',
    ]);
    const codes = screen.getByRole('link', { name: 'New QR code' });
    expect(codes.getAttribute('href')).toBe('/qr/new');
    expect(screen.queryByText(/API/)).toBeNull();
    await waitFor(() => expect(asked('/api/domains')).toHaveLength(1));
  });

  test('opens the form for a new link with N', async () => {
    const { key, username } = await service.addAccount();
    const { user, address } = renderPage('/', { as: { server: service.url, key } });
    await screen.findByRole('heading', { name: `Welcome, ${username}` });
    await user.keyboard('n');
    await waitFor(() => expect(address()).toMatch(/^\/links\?open=new/));
  });

  test('has disabled create buttons when signed in to inspect only', async () => {
    const { key, username } = await service.addAccount();
    const as = { server: service.url, key, visit: { kind: 'choice' as const } };
    const { go } = renderPage('/', { as });
    await screen.findByRole('heading', { name: `Welcome, ${username}` });
    for (const name of [/^New link/, 'New QR code', 'Add domain']) {
      const button = screen.getByRole('link', { name });
      expect(button.getAttribute('aria-disabled'), String(name)).toBe('true');
      expect(button.title).toBe('You chose to inspect only. You can’t change anything.');
    }
    for (const [page, name] of [
      ['/qr', 'Create your first QR code'],
      ['/bio', 'Create your first bio page'],
    ] as const) {
      await go(page);
      expect((await screen.findByRole('link', { name })).getAttribute('aria-disabled'), name).toBe('true');
    }
  });

  test('sees completed steps ticked until it dismisses the list, which stays dismissed', async () => {
    const { id, key } = await service.addAccount();
    await addLink(service, id, { alias: 'menu' });
    await service.call('POST', '/api/domain/add', { key, body: { domain: 'https://go.acme.com' } });
    const as = { server: service.url, key };
    const first = renderPage('/', { as });
    await screen.findByText('2 of 4 done');
    expect(steps()).toEqual([
      'Create your first link, done',
      'Create your first QR code',
      'Get your first click or scan',
      'Use your own domain, done',
    ]);
    await first.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull();
    first.unmount();

    const { asked } = renderPage('/', { as });
    await screen.findByRole('list', { name: 'Newest links' });
    expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull();
    expect(asked('/api/domains')).toHaveLength(0);
  });

  test('sees no first steps once it is no longer new', async () => {
    const { id, key } = await service.addAccount();
    await addLink(service, id, { alias: 'old' });
    const { db } = service.service;
    await db.updateTable('accounts').set({ registered_at: 1_700_000_000 }).where('id', '=', id).execute();
    renderPage('/', { as: { server: service.url, key } });
    await screen.findByText('Nothing needs your attention');
    expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull();
  });

  const empty = { result: 0, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1 };
  const none = { ...empty, urls: [], qrs: [], domains: [] };

  test('sees the step to create a link on another server that supports it', async () => {
    const other = await startScriptedServer(() => ({
      headers: { 'X-Extensions': 'links' },
      body: { error: 0, data: none },
    }));
    onTestFinished(other.stop);
    renderPage('/', { as: { server: other.url, key: 'x' } });
    expect(await screen.findByText('Create your first link')).toBeTruthy();
  });

  test('sees no steps for QR codes, domains or creating links on a server without them', async () => {
    const other = await startScriptedServer(({ url = '' }) =>
      /^\/api\/(?:qr|domains)/.test(url)
        ? { status: 404, body: { error: 1, message: 'Not found' } }
        : { body: { error: 0, data: none } },
    );
    onTestFinished(other.stop);
    renderPage('/', { as: { server: other.url, key: 'x' } });
    await screen.findByText('Find your links');
    await waitFor(() => expect(steps()).toEqual(['Find your links', 'Get your first click or scan']));
  });
});
