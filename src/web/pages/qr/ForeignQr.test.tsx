import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startAnswering } from '#test/start-answering.ts';
import { idIn, saveNew } from './studio/studio-steps.ts';
// Loaded before the clock of a test runs: pages come in parts, and a busy machine is slow to read them.
import './studio/AddQrPage.tsx';
import './studio/EditQrPage.tsx';
import './record/QrPage.tsx';

describe('a server that does not tell what codes were made from', () => {
  const code = {
    id: 5,
    link: 'https://other.example/qr/5.png',
    scans: 12,
    name: 'Poster',
    date: '2026-03-14 10:00:00',
  };
  const account = {
    id: 3,
    email: 'a@b.co',
    username: 'ada',
    avatar: '',
    status: 'Pro',
    expires: null,
    registered: '2026-01-01 10:00:00',
  };
  let other: Awaited<ReturnType<typeof startAnswering>>;
  beforeEach(async () => {
    other = await startAnswering(({ method, url = '' }) => {
      if (url.startsWith('/api/account')) return { body: { error: 0, data: account } };
      if (method === 'POST') return { body: { error: 0, id: 5, link: code.link } };
      return { body: { error: 0, details: code, data: { clicks: 0, uniqueClicks: 0 } } };
    });
  });
  afterEach(() => other.stop());

  test('is shown with its own picture, as the address may be that of the picture', async () => {
    renderPage('/qr/5', { as: { server: other.url, key: 'x' } });
    const card = await screen.findByRole('region', { name: 'QR code' });
    expect((await within(card).findByRole('img')).getAttribute('src')).toBe(code.link);
    expect(within(card).getByText(/comes from the server/)).toBeTruthy();
  });

  test('is edited with a warning that saving replaces what is there', async () => {
    renderPage('/qr/5/edit', { as: { server: other.url, key: 'x' } });
    expect(await screen.findByText('Couldn’t load this code’s content')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Current QR code' }).getAttribute('src')).toBe(code.link);
  });

  test('has its codes that were made in this browser remembered until signing out', async () => {
    const as = { server: other.url, key: 'x' };
    const first = renderPage('/qr/new?data=https://acme.com/kept', { as });
    await screen.findByLabelText('Destination');
    await saveNew(first.user);
    await idIn(first.address);
    await screen.findByRole('heading', { level: 1, name: 'Poster' });
    first.unmount();
    vi.restoreAllMocks();
    const { user } = renderPage('/qr/5/edit', { as });
    expect((await screen.findByLabelText<HTMLInputElement>('Destination')).value).toBe(
      'https://acme.com/kept',
    );
    expect(screen.getByText(/what this browser saved last/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: /Sign in/ });
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
      'acme.com/kept',
    );
  });
});
