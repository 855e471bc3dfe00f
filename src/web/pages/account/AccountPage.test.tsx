import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ env: { RATE_LIMIT: '200' } });
});
afterAll(() => service.stop());

const open = (key: string, server = service.url) => renderPage('/account', { as: { server, key } });
/** Returns the value next to a label of a `Details` list. */
const valueOf = (label: string) =>
  waitFor(() => {
    const value = screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(value).not.toBe('');
    return value;
  });
const emailForm = () => within(screen.getByRole('form', { name: 'Change e-mail address' }));
const passwordForm = () => within(screen.getByRole('form', { name: 'Change password' }));
const another = {
  id: '7',
  email: 'ada@acme.com',
  username: 'ada',
  avatar: 'https://pictures.example/ada.png',
  status: 'Pro',
  planid: 3,
  expires: '2020-01-01 00:00:00',
  registered: '2019-01-01 00:00:00',
};

describe('the account page', () => {
  test('shows profile, plan, security and data with five requests', async () => {
    const { key, email, username } = await service.addAccount({ plan: 'Business' });
    const { requests } = open(key);
    expect(await valueOf('Plan')).toBe('Business');
    expect(screen.queryByText('Expires', { selector: 'dt' })).toBeNull();
    await screen.findByText('First key');
    const parts = ['Profile', 'Plan and limits', 'Security', 'Data and privacy'];
    for (const name of parts) expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    for (const name of ['Theme', 'Password', 'API keys', 'Sessions', 'Your data'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(parts.length);
    // The page’s clock may be older than the account.
    expect(await valueOf('Registered')).toMatch(/^(?:Now|Just now).*\d{4}/);
    expect((await screen.findAllByText(email)).length).toBeGreaterThan(0);
    expect(screen.getByText(username)).toBeTruthy();
    expect(requests.toSorted()).toEqual([
      'GET /api/account',
      'GET /api/account/inspections?page=1&limit=50',
      'GET /api/account/security',
      'GET /api/keys?limit=1000&page=1',
      'GET /api/second-step',
    ]);
    await waitFor(() => expect(document.title).toBe('Account · Waypost'));
  });

  test('says that the plan has expired and that links keep working', async () => {
    const { key } = await service.addAccount({ expires_at: 1_600_000_000 });
    open(key);
    await screen.findByText('Your plan has expired');
    expect(screen.getByText(/Links and printed codes keep working/)).toBeTruthy();
  });

  test('makes no promises for another server, and shows initials if the picture fails to load', async () => {
    const other = await startScriptedServer(() => ({ body: { error: 0, data: another } }));
    const { container } = open('x', other.url);
    await screen.findByText(/The server decides what stops working then/);
    expect(screen.getAllByText('The server decides whether you’re signed out elsewhere.')).toHaveLength(2);
    const pictures = container.querySelectorAll('img[src="https://pictures.example/ada.png"]');
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) fireEvent.error(picture);
    expect(container.querySelectorAll('[data-initials="A"]')).toHaveLength(2);
    await other.stop();
  });

  test('reports a load error and loads after Try again', async () => {
    // A flag, since the number of requests varies. The frame also requests the account, and the page requests it again
    // if it renders after the response.
    let mended = false;
    const failing = await startScriptedServer(() =>
      mended ? { body: { error: 0, data: another } } : { body: { error: 1, message: 'No.' } },
    );
    const { user } = open('x', failing.url);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Couldn’t load account');
    mended = true;
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await valueOf('Plan')).toBe('Pro');
    await failing.stop();
  });
});

describe('changing the e-mail address', () => {
  test('warns that other sessions will end, and saves the new address', async () => {
    const { key } = await service.addAccount();
    const { user } = open(key);
    await screen.findByText('Plan', { selector: 'dt' });
    await emailForm().findByText(/You’ll be signed out everywhere else/);
    const field = emailForm().getByLabelText<HTMLInputElement>('New e-mail address');
    await user.type(field, 'New.Address@Example.com{Enter}');
    await screen.findByText('E-mail address changed');
    await screen.findByText('new.address@example.com');
    expect(field.value).toBe('');
    const { body } = await service.call('GET', '/api/account', { key });
    expect(body.data.email).toBe('new.address@example.com');
  });

  test('doesn’t reveal that another account has the address', async () => {
    const [bob, { key }] = [await service.addAccount(), await service.addAccount()];
    const { user } = open(key);
    await screen.findByText('Plan', { selector: 'dt' });
    await user.type(emailForm().getByLabelText('New e-mail address'), `${bob.email}{Enter}`);
    await screen.findByText('E-mail address changed');
    expect(await screen.findByText(bob.email)).toBeTruthy();
  });

  test('refuses an invalid or unchanged address without a request', async () => {
    const { key, email } = await service.addAccount();
    const { user, requests } = open(key);
    await screen.findByText('Plan', { selector: 'dt' });
    const field = emailForm().getByLabelText('New e-mail address');
    await user.type(field, 'ada{Enter}');
    await emailForm().findByText(/Enter a valid e-mail address/);
    await user.clear(field);
    await user.type(field, `${email}{Enter}`);
    await emailForm().findByText('This is already your e-mail address.');
    await user.clear(field);
    await user.keyboard('{Enter}');
    await emailForm().findByText(/Enter a valid e-mail address/);
    expect(requests.some((request) => request.startsWith('PUT'))).toBe(false);
  });
});

describe('changing the password', () => {
  test('shows how strong the new password is, and saves it', async () => {
    const { key, email } = await service.addAccount();
    const { user } = open(key);
    await screen.findByText('Plan', { selector: 'dt' });
    const field = passwordForm().getByLabelText<HTMLInputElement>('New password');
    await user.type(field, 'Summer2026');
    expect(passwordForm().getByText('Very weak. Easy to guess.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'k7#Qz!p2vL9$');
    expect(passwordForm().getByText('Strong')).toBeTruthy();
    await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
    await screen.findByText('Password changed');
    expect(field.value).toBe('');
    const signIn = await service.call('POST', '/api/session', { body: { email, password: 'k7#Qz!p2vL9$' } });
    expect(signIn.status).toBe(200);
  });

  test('refuses an empty or short password without a request', async () => {
    const { key } = await service.addAccount();
    const { user, requests } = open(key);
    await screen.findByText('Plan', { selector: 'dt' });
    const change = passwordForm().getByRole('button', { name: 'Change password' });
    await user.click(change);
    await passwordForm().findByText('The password needs at least 8 characters.');
    await user.type(passwordForm().getByLabelText('New password'), 'short{Enter}');
    expect(passwordForm().getByText('The password needs at least 8 characters.')).toBeTruthy();
    expect(requests.some((request) => request.startsWith('PUT'))).toBe(false);
  });

  test('shows a refusal that names no field as an alert above the fields', async () => {
    const other = await startScriptedServer(({ method }) =>
      method === 'PUT'
        ? { body: { error: 1, message: 'Not today.' } }
        : { body: { error: 0, data: another } },
    );
    const { user } = open('x', other.url);
    await screen.findByText('Plan', { selector: 'dt' });
    await user.type(passwordForm().getByLabelText('New password'), 'k7#Qz!p2vL9$');
    await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
    const alert = await passwordForm().findByRole('alert');
    expect(alert.textContent).toBe('Not today.');
    const field = passwordForm().getByLabelText('New password');
    expect(alert.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await other.stop();
  });
});

test.each([
  ['e-mail address', 'Another.Address@Example.com', emailForm],
  ['password', 'k7#Qz!p2vL9$', passwordForm],
])('sessions that a new %s ends disappear from the list', async (what, typed, form) => {
  const { key, email, password } = await service.addAccount();
  const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await service.call('POST', '/api/session', { body: { email, password }, headers });
  const { user } = open(key);
  await screen.findByText(/Firefox/);
  await user.type(form().getByLabelText(`New ${what}`), `${typed}{Enter}`);
  expect(await screen.findByText('No sessions')).toBeTruthy();
});

describe('theme and signing out', () => {
  test('the theme can be set to dark and back to the system’s', async () => {
    const { key } = await service.addAccount();
    const { user } = open(key);
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  test('signing out with an API key leads to the sign-in page and keeps the key valid', async () => {
    const { key } = await service.addAccount();
    const { user, address } = open(key);
    await screen.findByText('Removes the key from this browser. The key stays valid.');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect((await service.call('GET', '/api/account', { key })).status).toBe(200);
    expect(sessionStorage.getItem('waypost-credentials')).toBeNull();
  });

  test.each([
    ['password', 'Your password'],
    ['password and code', 'Your password and a code'],
    ['passkey', 'A passkey'],
  ] as const)('a session shows that it was opened with %s', async (by, words) => {
    const { email, password } = await service.addAccount();
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    renderPage('/account', { as: { server: service.url, key: body.session, kind: 'session', by } });
    expect(await valueOf('Signed in with')).toBe(words);
  });

  test('signing out of a session ends it', async () => {
    const { email, password } = await service.addAccount();
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    const { session, expires } = body as { session: string; expires: string };
    const { user } = renderPage('/account', {
      as: { server: service.url, key: session, kind: 'session', expires },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect
      .poll(async () => (await service.call('GET', '/api/account', { key: session })).status)
      .toBe(401);
  });
});
