import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService({ env: { RATE_LIMIT: '40' } });
  ada = await service.addAccount({ email: 'ada@acme.com', password: 'correct horse' });
});
afterAll(() => service.stop());

const signedIn = () => ({ as: { server: service.url, key: ada.key } });

describe('the frame', () => {
  test('shows the user and the remaining requests in the account menu', async () => {
    const { user } = renderPage('/links', signedIn());
    await screen.findByText('No links yet');
    expect(screen.queryByText(/^\d+ of 40 left$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByText('ada@acme.com')).toBeTruthy();
    expect(screen.getByText(/^\d+ of 40 requests left this minute$/)).toBeTruthy();
    // This server has no docs.
    expect(screen.queryByRole('menuitem', { name: 'Help' })).toBeNull();
  });

  test('shows the remaining requests once few are left', async () => {
    const { key } = await service.addAccount();
    for (let asked = 0; asked < 28; asked += 1) await service.call('GET', '/api/account', { key });
    renderPage('/links', { as: { server: service.url, key } });
    await screen.findByText('No links yet');
    expect(await screen.findByText(/^\d+ of 40 left$/)).toBeTruthy();
  });

  test('links to help in the account menu when the server has docs', async () => {
    const docs = await mkdtemp(path.join(tmpdir(), 'waypost-docs-'));
    await writeFile(path.join(docs, 'index.html'), 'All pages');
    const helpful = await startService({ docs });
    const eve = await helpful.addAccount();
    const page = renderPage('/links', { as: eve });
    await screen.findByText('No links yet');
    await page.user.click(screen.getByRole('button', { name: 'Account' }));
    const help = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: 'Help' });
    expect(help.href).toBe(`${helpful.url}/docs/`);
    await helpful.stop();
    await rm(docs, { recursive: true });
  });

  test('switches the theme from the account menu', async () => {
    const { user } = renderPage('/links', signedIn());
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    // A menu item's action runs once the menu has closed.
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  });

  test('runs the chosen menu item even if the window narrows while the menu closes', async () => {
    const { narrow } = windowThatNarrows('(width < 768px)');
    const { user, address } = renderPage('/links', signedIn());
    await screen.findByText('No links yet');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    const item = await screen.findByRole('menuitem', { name: 'Sign out' });
    narrow(() => fireEvent.click(item));
    await waitFor(() => expect(address()).toBe('/sign-in'));
  });

  test('forgets the key and the data read with it when the user signs out', async () => {
    const [dan, eve] = [await service.addAccount(), await service.addAccount()];
    await addLink(service, dan.id, { alias: 'secret', title: 'Of Dan only' });
    const { user, address, go } = renderPage('/links', { as: dan, from: service.url });
    await screen.findByText('Of Dan only');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect(sessionStorage.getItem('waypost-credentials')).toBeNull();

    // A list that was read a moment ago would be shown to the next user without a request.
    await user.click(await screen.findByRole('radio', { name: 'With API key' }));
    await user.type(await screen.findByLabelText('API key'), `${eve.key}{Enter}`);
    await waitFor(() => expect(address()).not.toContain('sign-in'));
    await go('/links');
    await screen.findByText('No links yet');
    expect(screen.queryByText('Of Dan only')).toBeNull();
  });

  test('surrounds the page for an address that does not exist', async () => {
    renderPage('/nowhere', signedIn());
    await screen.findByText('Not found');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Not found · Waypost'));
  });
});

test('a locked account sees a notice on every page, and its actions are disabled', async () => {
  const { id, key, username } = await service.addAccount();
  const lock = (change: { locked_at: number | null; lock_reason: string }) =>
    service.service.db.updateTable('accounts').set(change).where('id', '=', id).execute();
  await lock({ locked_at: 1, lock_reason: 'Phishing' });
  const as = { server: service.url, key };
  const page = renderPage('/links', { as });
  expect(await screen.findByText('Your account is locked')).toBeTruthy();
  const create = await screen.findByRole('button', { name: /^New link/ });
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBe('true'));
  expect(create.title).toBe('Your account is locked, so you can’t change anything');
  expect((await screen.findByRole('button', { name: 'Create your first link' })).title).toBe(create.title);
  await page.user.click(create);
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const [path, title] of [
    ['/qr', 'QR codes'],
    ['/channels', 'Channels'],
    ['/domains', 'Domains'],
  ] as const) {
    await page.go(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect((await screen.findAllByTitle(create.title)).length, path).toBeGreaterThan(0);
    expect(screen.getByText('Your account is locked'), path).toBeTruthy();
  }
  page.unmount();

  const own = { ...as, kind: 'key' as const };
  const of = { id, username: 'ada' };
  const visit = { kind: 'inspection' as const, id: 1, account: of, reason: 'x', revealed: false, own };
  const inspected = renderPage('/links', { as: { ...as, visit } });
  expect(await screen.findByText(`${username}’s account is locked`)).toBeTruthy();
  expect(screen.getByText('Reason: Phishing. Its links and QR codes don’t redirect.')).toBeTruthy();
  inspected.unmount();

  await lock({ locked_at: null, lock_reason: '' });
  renderPage('/links', { as });
  expect((await screen.findByRole('button', { name: /^New link/ })).getAttribute('aria-disabled')).toBeNull();
});

describe('a key that is no longer valid', () => {
  test('is asked for again over the page, which keeps its input', async () => {
    const { body } = await service.call('POST', '/api/session', {
      body: { email: 'ada@acme.com', password: 'correct horse' },
    });
    const key = (body as { session: string }).session;
    const page = renderPage('/qr/new', { as: { server: service.url, key, kind: 'session' } });
    await page.user.type(await screen.findByLabelText('Destination'), 'https://acme.com/kept');
    await service.call('DELETE', '/api/session', { key });

    await page.user.click(screen.getByRole('button', { name: 'Create QR code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await page.user.click(await within(dialog).findByRole('radio', { name: 'With API key' }));
    await page.user.type(await within(dialog).findByLabelText('API key'), `${ada.key}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Destination').value).toBe('https://acme.com/kept');
    await page.user.click(screen.getByRole('button', { name: 'Create QR code' }));
    await waitFor(() => expect(page.address()).toMatch(/^\/qr\/\d+$/));
  });

  test('keeps the input of an open form and prefills the user’s e-mail address', async () => {
    const account = await service.addAccount();
    const { id } = await addLink(service, account.id, { alias: 'kept', title: 'Before' });
    const { email, password } = account;
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    const key = (body as { session: string }).session;
    const as = { server: service.url, key, kind: 'session' } as const;
    const page = renderPage(`/links/by?short=kept&open=edit-${id}`, { as });
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    await page.user.clear(title);
    await page.user.type(title, 'Typed before');
    await service.call('DELETE', '/api/session', { key });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    expect((await within(dialog).findByLabelText<HTMLInputElement>(/^E-mail/)).value).toBe(email);
    await page.user.click(within(dialog).getByRole('radio', { name: 'With API key' }));
    await page.user.type(await within(dialog).findByLabelText('API key'), `${account.key}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    await screen.findByRole('heading', { level: 1, name: 'Typed before' });
  });

  test('resets the page when replaced by a key of another server, even with an equal account ID', async () => {
    const elsewhere = await startService();
    const { key: other } = await elsewhere.addAccount();
    const one = await startService();
    const { id, key } = await one.addAccount();
    expect((await elsewhere.call('GET', '/api/account', { key: other })).body).toMatchObject({
      data: { id },
    });
    await addLink(one, id, { alias: 'one' });
    const page = renderPage('/links', { as: { server: one.url, key } });
    const counted = await screen.findByRole('link', { name: /^Links/ });
    await waitFor(() => expect(counted.textContent).toMatch(/1/));
    await page.go('/qr/new');
    await page.user.type(await screen.findByLabelText('Destination'), 'https://acme.com/kept');
    await one.service.db.updateTable('keys').where('account_id', '=', id).set({ expires_at: 1 }).execute();
    await page.user.click(screen.getByRole('button', { name: 'Create QR code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await page.user.type(await dialog.findByLabelText('API key'), other);
    const server = dialog.getByLabelText(/^Server/);
    await page.user.clear(server);
    await page.user.type(server, `${elsewhere.url}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findByLabelText<HTMLInputElement>('Destination')).value).toBe('');
    expect(screen.getByRole('link', { name: /^Links/ }).textContent).not.toMatch(/1/);
    await one.stop();
    await elsewhere.stop();
  });

  test('is reported with its expiry date when it has expired', async () => {
    const { id, key } = await service.addAccount();
    const page = renderPage('/qr/new', { as: { server: service.url, key } });
    await page.user.type(await screen.findByLabelText('Destination'), 'https://acme.com/kept');
    const keys = service.service.db.updateTable('keys').where('account_id', '=', id);
    await keys.set({ expires_at: 1_600_000_000 }).execute();
    await page.user.click(screen.getByRole('button', { name: 'Create QR code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    expect(dialog.textContent).toContain(
      `Your API key is no longer valid. This one expired on ${inReadersTime('2020-09-13 12:26:40 UTC')}. This page stays as it is.`,
    );
  });
});
