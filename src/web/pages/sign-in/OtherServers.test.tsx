/** Tests signing in to a server that isn't Waypost's, or that doesn't respond. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { lost, type ScriptedResponse, scripted, startScriptedServer } from '#test/start-scripted-server.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function openAt(address: string, answers: Parameters<typeof scripted>[0]) {
  const { answer, asked } = scripted(answers);
  const server = await startScriptedServer(answer);
  stop = server.stop;
  return { ...renderPage(address, { from: server.url }), asked, server };
}

const refusal = (status: number, message: string): ScriptedResponse => ({
  status,
  body: { error: 1, message },
});
const noKey = refusal(401, 'A valid API key is required to use this service.');
const known = { body: { error: 0, registration: 'closed' } };
const passwordField = () => screen.queryByLabelText('E-mail address or username');

describe('a server without sessions', () => {
  test.each([
    ['wants a key for everything', noKey],
    ['says so with HTTP 200', { ...noKey, status: 200 }],
    ['has nothing there', { status: 404, body: '<h1>Not found</h1>' }],
    ['answers with its own page', { body: '<!doctype html><title>Shop</title>' }],
    ['takes no such method', refusal(405, 'Method not allowed.')],
  ])('that %s offers only the API key', async (_what, answer) => {
    await openAt('/sign-in', { 'GET /api/register': answer });
    await screen.findByLabelText('API key');
    expect(passwordField()).toBeNull();
    for (const name of ['Forgot your password?', 'Create one'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['/register', 'You can’t create accounts for this server here. Sign in with your account’s API key.'],
    ['/setup#token', 'You can’t create accounts for this server here. Sign in with your account’s API key.'],
    ['/forgotten', 'You sign in to this server with your account’s API key.'],
    ['/reset#token=mail_abc&email=ada%40acme.com', 'You sign in to this server with your account’s API key.'],
  ])('refers at %s to signing in with an API key', async (address, text) => {
    await openAt(address, { 'GET /api/register': noKey });
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: /sign in$/i })).toBeTruthy();
  });
});

describe('a server that fails to report its sign-in methods', () => {
  test('offers the API key, and the password after a successful retry', async () => {
    const broken = refusal(500, 'Ouch.');
    const { user } = await openAt('/sign-in', {
      'GET /api/register': [broken, broken, broken, known],
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Couldn’t check how to sign in to this server',
    );
    expect(screen.getByLabelText('API key')).toBeTruthy();
    expect(passwordField()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('E-mail address or username');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps a key that was typed before the retry', async () => {
    const broken = refusal(500, 'Ouch.');
    const { user } = await openAt('/sign-in', { 'GET /api/register': [broken, broken, broken, known] });
    await user.type(await screen.findByLabelText('API key'), 'wp_half');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('radio', { name: 'With API key', checked: true });
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toBe('wp_half');
  });
});

test('sign-in shows a waiting message until a slow server responds', async () => {
  const late = Promise.withResolvers<ScriptedResponse>();
  const server = await startScriptedServer(() => late.promise);
  stop = server.stop;
  renderPage('/sign-in', { from: server.url });
  expect((await screen.findByText(/Still waiting/)).closest('[role=status]')).toBeTruthy();
  late.resolve(known);
  await screen.findByLabelText('E-mail address or username');
  expect(screen.queryByText(/Still waiting/)).toBeNull();
});

test('an API key typed while a slow server is loading stays when it responds', async () => {
  const late = Promise.withResolvers<ScriptedResponse>();
  const server = await startScriptedServer(() => late.promise);
  stop = server.stop;
  const { user } = renderPage('/sign-in', { from: server.url });
  await user.type(await screen.findByLabelText('API key'), 'wp_half');
  expect(screen.getByText(/Still waiting/)).toBeTruthy();
  late.resolve(known);
  await screen.findByRole('radio', { name: 'With API key', checked: true });
  expect(screen.getByLabelText<HTMLInputElement>('API key').value).toBe('wp_half');
});

test('a server URL with a path is called at that path', async () => {
  const account = {
    id: 3,
    email: 'ada@acme.com',
    username: 'ada',
    avatar: '',
    status: 'Pro',
    expires: null,
    registered: '2026-01-01 00:00:00',
  };
  const { user, asked, server } = await openAt('/sign-in', {
    'GET /api/register': noKey,
    'GET /links/api/account': { body: { error: 0, data: account } },
  });
  await user.type(await screen.findByLabelText('API key'), 'key');
  await user.type(screen.getByLabelText(/^Server/), `${server.url}/links/`);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('navigation', { name: 'Main' });
  expect(asked).toContain('GET /links/api/account');
  expect(sessionStorage.getItem('waypost-credentials')).toContain(`"server":"${server.url}/links"`);
});

test('an error of the only configured server is shown in the form, with details', async () => {
  const { user, server } = await openAt('/sign-in', { 'GET /api/account': lost });
  const { dataset } = document.documentElement;
  const before = dataset['config'];
  dataset['config'] = JSON.stringify({ servers: [{ name: 'Work', url: server.url }], others: false });
  try {
    cleanup();
    renderPage('/sign-in', { from: server.url });
    await user.type(await screen.findByLabelText('API key'), 'key');
    expect(screen.queryByLabelText(/^Server/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('The server reported an error (HTTP 502). Try again later.');
    await user.click(await screen.findByText('Details'));
    expect(screen.getByText('GET /api/account · HTTP 502')).toBeTruthy();
  } finally {
    dataset['config'] = before;
  }
});

test('the notice about a server without accounts is hidden while another server is chosen', async () => {
  const { user, server } = await openAt('/sign-in', {
    'GET /api/register': { body: { error: 0, registration: 'first' } },
  });
  const first = /This server has no account yet/;
  await screen.findByText(first);
  await user.click(await screen.findByRole('radio', { name: 'With API key' }));
  expect(screen.getByText(first)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Server/), 'go');
  expect(screen.queryByText(first)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'With password' }));
  expect(screen.getByText(first)).toBeTruthy();

  const { dataset } = document.documentElement;
  const before = dataset['config'];
  dataset['config'] = JSON.stringify({ servers: [{ name: 'Here', url: '' }] });
  try {
    cleanup();
    renderPage('/sign-in', { from: server.url });
    await user.click(await screen.findByRole('radio', { name: 'With API key' }));
    expect(screen.getByText(first)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Server'), 'Another server');
    expect(screen.queryByText(first)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Server'), 'Here');
    expect(screen.getByText(first)).toBeTruthy();
  } finally {
    dataset['config'] = before;
  }
});

test('a configured server is chosen by name, and any other server by its URL', async () => {
  const { user, asked, server } = await openAt('/sign-in', {
    'GET /work/api/account': refusal(401, 'A valid API key is required to use this service.'),
    'GET /links/api/account': noKey,
  });
  const { dataset } = document.documentElement;
  const before = dataset['config'];
  dataset['config'] = JSON.stringify({
    servers: [
      { name: 'Work', url: `${server.url}/work` },
      { name: 'Shop', url: `${server.url}/shop` },
    ],
  });
  try {
    cleanup();
    renderPage('/sign-in', { from: server.url });
    const choice = await screen.findByLabelText('Server');
    expect([...choice.querySelectorAll('option')].map(({ label }) => label)).toEqual([
      'Work',
      'Shop',
      'Another server',
    ]);
    await user.type(screen.getByLabelText('API key'), 'key');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText(/This key isn’t valid/);
    expect(asked.at(-1)).toBe('GET /work/api/account');
    await user.selectOptions(choice, 'Another server');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Enter a URL, such as https://go.example.com.');
    await user.type(screen.getByLabelText('Server URL'), `${server.url}/links`);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(asked.at(-1)).toBe('GET /links/api/account'));
  } finally {
    dataset['config'] = before;
  }
});
