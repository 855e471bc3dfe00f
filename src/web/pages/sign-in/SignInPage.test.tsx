import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { scripted, startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount({ email: 'ada@acme.com', password: 'correct horse' });
});
afterAll(() => service.stop());

const keptIn = (storage: Storage) => storage.getItem('waypost-credentials') ?? '';

describe('signing in with a password', () => {
  test('leads to the page that was requested', async () => {
    const { user, address } = renderPage('/qr?page=2', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address or username'), 'ada@acme.com');
    expect(address()).toBe('/sign-in?next=%2Fqr%3Fpage%3D2');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(address()).toBe('/qr?page=2'));
    await screen.findByText('No QR codes yet');
    expect(keptIn(sessionStorage)).toContain('"kind":"session"');
    expect(keptIn(localStorage)).toBe('');
    expect(localStorage.getItem('waypost-device')).toMatch(/^wpd_/);
  });

  test('accepts a username, which isn’t passed to the page for a forgotten password', async () => {
    const { user } = renderPage('/sign-in?next=%2Flinks', { from: service.url });
    const forgotten = () => screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href');
    await user.type(await screen.findByLabelText('E-mail address or username'), ada.username);
    expect(forgotten()).toBe('/forgotten');
    await user.type(screen.getByLabelText('E-mail address or username'), '@acme.com');
    expect(forgotten()).toBe(`/forgotten#email=${ada.username}%40acme.com`);
    await user.clear(screen.getByLabelText('E-mail address or username'));
    await user.type(screen.getByLabelText('E-mail address or username'), ada.username);
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await screen.findByText('No links yet');
  });

  test('stores the session beyond the tab with “Stay signed in”', async () => {
    const { user } = renderPage('/sign-in?next=%2Flinks', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address or username'), 'ada@acme.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('checkbox', { name: 'Stay signed in' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('No links yet');
    expect(keptIn(localStorage)).toContain('"kind":"session"');
    expect(keptIn(sessionStorage)).toBe('');
  });

  test.each([
    ['goes on where it was done before in this browser', true],
    ['is held up elsewhere', false],
  ])('%s, once strangers have used up the account’s attempts', async (_what, isKnown) => {
    const { email, password } = await service.addAccount();
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    const { attempts } = service.service;
    for (let guess = 0; guess < 60; guess += 1) await attempts.spend(`sign-in to ${email}`, 60);
    if (isKnown) localStorage.setItem('waypost-device', body.device as string);
    const { user } = renderPage('/sign-in?next=%2Flinks', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address or username'), email);
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
    expect(await screen.findByText(isKnown ? 'No links yet' : /^Too many attempts/)).toBeTruthy();
  });

  test('refuses a password of more than 256 characters', async () => {
    const { user } = renderPage('/sign-in', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address or username'), 'ada');
    await user.click(screen.getByLabelText('Password'));
    await user.paste('x'.repeat(257));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The password can have at most 256 characters.')).toBeTruthy();
  });

  test('shows an error for a wrong password, and keeps the typed e-mail address', async () => {
    const { user, address } = renderPage('/sign-in?next=%2Flinks', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address or username'), 'ada@acme.com');
    await user.type(screen.getByLabelText('Password'), 'wrong horse{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Wrong username or password. Check both and try again.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address or username').value).toBe('ada@acme.com');
    expect(address()).toBe('/sign-in?next=%2Flinks');
  });

  test('is retried while the service is busy, says so, and keeps the input', async () => {
    const busy = { status: 503, headers: { 'Retry-After': '1' }, body: { error: 1, message: 'Busy.' } };
    const { asked, answer } = scripted({
      'GET /api/register': { body: { error: 0, registration: 'closed' } },
      'POST /api/session': [busy, busy, { status: 401, body: { error: 1, message: 'It is wrong.' } }],
    });
    const server = await startScriptedServer(answer);
    const { user } = renderPage('/sign-in', { from: server.url });
    await user.type(await screen.findByLabelText('E-mail address or username'), 'ada@acme.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect((await screen.findByRole('status')).textContent).toContain('Waiting to sign in');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
    expect((await screen.findByRole('alert')).textContent).toBe('It is wrong.');
    expect(screen.queryByText('Waiting to sign in')).toBeNull();
    expect(asked.filter((one) => one === 'POST /api/session')).toHaveLength(3);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
    await server.stop();
  });

  test('reports missing fields without a request', async () => {
    const { user, asked } = renderPage('/sign-in?next=%2Flinks', { from: service.url });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await screen.findByText('Enter your e-mail address or username.');
    await screen.findByText('Enter your password.');
    expect(asked('POST')).toEqual([]);
  });
});

describe('signing in with a key', () => {
  const withKey = async (key: string, server = '') => {
    const page = renderPage('/sign-in?next=%2Flinks', { from: service.url });
    await page.user.click(await screen.findByRole('radio', { name: 'With API key' }));
    await page.user.type(await screen.findByLabelText('API key'), key);
    if (server) await page.user.type(screen.getByLabelText(/^Server/), server);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    return page;
  };

  test('stores the key for the tab, and leads to the requested page', async () => {
    const { address } = await withKey(` ${ada.key} `);
    await screen.findByText('No links yet');
    expect(address()).toBe('/links');
    expect(keptIn(sessionStorage)).toContain('"kind":"key"');
  });

  test('shows an error for an invalid key, and stores nothing', async () => {
    await withKey('wp_wrong');
    await screen.findByText('This key isn’t valid.');
    expect(keptIn(sessionStorage)).toBe('');
  });

  test('shows when an expired key expired', async () => {
    const { id, key } = await service.addAccount();
    const keys = service.service.db.updateTable('keys').where('account_id', '=', id);
    await keys.set({ expires_at: 1_600_000_000 }).execute();
    await withKey(key);
    const end = inReadersTime('2020-09-13 12:26:40 UTC');
    await screen.findByText(`This key isn’t valid. This one expired on ${end}.`);
    expect(keptIn(sessionStorage)).toBe('');
  });

  test('strips the dashboard’s path from a pasted server URL', async () => {
    await withKey(ada.key, `${service.url}/app/links?x=1`);
    await screen.findByText('No links yet');
    expect(keptIn(sessionStorage)).toContain(`"server":"${service.url}"`);
  });

  test('shows an error at the server field if the server can’t be reached', async () => {
    const away = await startScriptedServer(() => ({}));
    await away.stop();
    await withKey(ada.key, away.url);
    const field = await screen.findByText(/Can’t reach/);
    expect(field.textContent).toContain(away.url);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Server/));
  });

  test.each(['nonsense with space', 'ftp://x.y', 'https://a%20b.example'])(
    'refuses the invalid server URL %s without a request',
    async (server) => {
      const { requests } = await withKey(ada.key, server);
      await screen.findByText('Enter a URL, such as https://go.example.com.');
      expect(requests.filter((request) => !request.includes('/api/register'))).toEqual([]);
    },
  );

  test('accepts a local server without a scheme', async () => {
    await withKey(ada.key, new URL(service.url).host);
    await screen.findByText('No links yet');
    expect(keptIn(sessionStorage)).toContain(`"server":"${service.url}"`);
  });

  test('shows an error for a server that returns a web page', async () => {
    const shop = await startScriptedServer(() => ({
      headers: { 'Content-Type': 'text/html' },
      body: '<h1>Shop</h1>',
    }));
    await withKey(ada.key, shop.url);
    expect(await screen.findByText(/a web page instead of data/)).toBeTruthy();
    await shop.stop();
  });
});

describe('a service without sessions', () => {
  test('offers only sign-in with an API key', async () => {
    const old = await startScriptedServer(() => ({ status: 404, body: { error: 1, message: 'No.' } }));
    renderPage('/sign-in?next=%2Flinks', { from: old.url });
    await screen.findByLabelText('API key');
    expect(screen.queryByLabelText('E-mail address or username')).toBeNull();
    await old.stop();
  });
});

describe('the next parameter of the sign-in page', () => {
  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'doesn’t redirect to the foreign address %s',
    async (next) => {
      const { address } = renderPage(`/sign-in?next=${encodeURIComponent(next)}`, {
        as: { server: service.url, key: ada.key },
      });
      await screen.findByRole('navigation', { name: 'Main' });
      expect(address()).toBe('/');
    },
  );
});
