import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { codeOf, secondSteps } from '#test/second-steps.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;
let steps: ReturnType<typeof secondSteps>;

beforeAll(async () => {
  // Passkeys only work if the public URL is the page's own origin.
  service = await startService({ env: { PUBLIC_URL: location.origin } });
  steps = secondSteps(service);
});
afterAll(() => service.stop());

const knowPasskeys = () => vi.stubGlobal('PublicKeyCredential', vi.fn<() => void>());
beforeEach(knowPasskeys);

/** Creates an account with a session that was opened `minutes` ago. */
async function signedIn(minutes = 0) {
  const account = await service.addAccount();
  const session = await steps.session(account);
  const age = () =>
    service.service.db
      .updateTable('keys')
      .set({ created_at: Math.floor(Date.now() / 1000) - minutes * 60 })
      .where('account_id', '=', account.id)
      .where('kind', '=', 'session')
      .execute();
  return { account, session, age };
}

const open = (key: string, path = '/account') =>
  renderPage(path, { as: { server: service.url, key, kind: 'session' } });
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const state = async (key: string) =>
  (await service.call('GET', '/api/second-step', { key })).body.data as {
    app: object | null;
    recovery: number;
    passkeys: { name: string }[];
  };

describe('an authenticator app', () => {
  test('is turned on with a valid code, after which recovery codes are shown to save', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { account, session } = await signedIn();
    const { user, requests } = open(session);
    expect(await screen.findByText('Created with your first passkey or app')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Set up app' }));
    const dialog = await dialogOf('Set up authenticator app');
    const secret = (await dialog.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)).textContent.replaceAll(
      ' ',
      '',
    );
    expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText('Enter the six digits.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Code'), '12ab');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText('Enter the six digits.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText(/Wrong code/)).toBeTruthy();
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), codeOf(secret));
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));

    const saving = await dialogOf('Save your recovery codes');
    const codes = saving.getByLabelText<HTMLTextAreaElement>('Recovery codes').value.split('\n');
    expect(codes).toHaveLength(10);
    expect(requests.filter((request) => request.endsWith('/app/finish'))).toHaveLength(2);
    await user.click(saving.getByRole('button', { name: 'Done' }));
    const asking = await dialogOf('Have you saved the codes?');
    await user.click(asking.getByRole('button', { name: 'Back to the codes' }));
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await user.click(saving.getByRole('button', { name: 'Download' }));
    expect(link.mock.contexts[0]).toHaveProperty(
      'download',
      `waypost-recovery-codes-${account.username}.txt`,
    );
    const [saved] = file.mock.lastCall ?? [];
    const text = saved instanceof Blob ? await saved.text() : '';
    expect(text).toMatch(new RegExp(`^Recovery codes of ${account.username} for .*, created on .*20\\d\\d`));
    vi.restoreAllMocks();
    await user.click(saving.getByRole('button', { name: 'Copy codes' }));
    await user.click(saving.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('10 codes left')).toBeTruthy();
    expect(await screen.findByText(/^Turned on/)).toBeTruthy();
  });

  test('is turned off after a warning that only the password remains', async () => {
    const { session } = await signedIn();
    await steps.addApp(session);
    const { user } = open(session);
    await user.click(await screen.findByRole('button', { name: 'Turn off app' }));
    const dialog = await dialogOf('Turn off authenticator app?');
    expect(dialog.getByText(/You’ll sign in with your password only/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Turn off app' }));
    await screen.findByText('Authenticator app turned off');
    expect(await screen.findByRole('button', { name: 'Set up app' })).toBeTruthy();
    expect(await state(session)).toMatchObject({ app: null, recovery: 0 });
  });
});

describe('a session older than ten minutes', () => {
  test('needs the current password to set up an app', async () => {
    const { account, session, age } = await signedIn(11);
    await age();
    const { user } = open(session, '/account?open=app');
    const dialog = await dialogOf('Set up authenticator app');
    const secret = (await dialog.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)).textContent.replaceAll(
      ' ',
      '',
    );
    await user.type(dialog.getByLabelText('Code'), codeOf(secret));
    await user.type(await dialog.findByLabelText('Current password'), 'a guess');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    await dialog.findByText('The password is wrong.');
    await user.clear(dialog.getByLabelText('Current password'));
    await user.type(dialog.getByLabelText('Current password'), account.password);
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    await dialogOf('Save your recovery codes');
    expect((await state(session)).app).not.toBeNull();
  });

  test.each([
    ['codes', 'Create new recovery codes?', 'Create new codes', 'Recovery codes created'],
    ['appoff', 'Turn off authenticator app?', 'Turn off app', 'Authenticator app turned off'],
  ])('needs the current password for the dialog “%s”', async (name, title, confirm, done) => {
    const { account, session, age } = await signedIn(11);
    await steps.addApp(session);
    await age();
    const { user } = open(session, `/account?open=${name}`);
    const dialog = await dialogOf(title);
    await user.type(await dialog.findByLabelText('Current password'), account.password);
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeTruthy();
  });

  test('needs the current password to remove a passkey', async () => {
    const { account, session, age } = await signedIn(11);
    const { id } = await steps.addPasskey(session, 'Old phone');
    await age();
    const { user } = open(session, `/account?open=unlink-${id}`);
    const dialog = await dialogOf('Remove passkey “Old phone”?');
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await dialog.findByText('Enter your current password.');
    await user.type(dialog.getByLabelText('Current password'), account.password);
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await screen.findByText('Passkey removed');
    expect((await state(session)).passkeys).toEqual([]);
  });

  test('needs the current password before the browser is asked for a passkey', async () => {
    const { account, session, age } = await signedIn(11);
    await age();
    // The user closes the browser's prompt.
    const create = vi.fn<() => Promise<null>>().mockRejectedValue(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
    const { user } = open(session, '/account?open=passkey');
    const dialog = await dialogOf('Add passkey');
    await user.type(dialog.getByLabelText('Name'), 'Phone');
    await user.type(await dialog.findByLabelText('Current password'), 'a guess');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('The password is wrong.')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
    await user.clear(dialog.getByLabelText('Current password'));
    await user.type(dialog.getByLabelText('Current password'), account.password);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  });
});

describe('passkeys', () => {
  test('are renamed and removed, with a note that other ways to sign in keep working', async () => {
    const { session } = await signedIn();
    await steps.addPasskey(session, 'Phone');
    await steps.addPasskey(session, 'Laptop');
    const { user } = open(session);
    await user.click(await screen.findByRole('button', { name: 'Actions for Phone' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const renaming = await dialogOf('Rename passkey');
    await user.clear(renaming.getByLabelText('Name'));
    await user.type(renaming.getByLabelText('Name'), 'Old phone');
    await user.click(renaming.getByRole('button', { name: 'Save' }));
    await screen.findByText('Passkey renamed');
    await user.click(await screen.findByRole('button', { name: 'Actions for Old phone' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const removal = await dialogOf('Remove passkey “Old phone”?');
    expect(removal.getByText(/Your other ways to sign in keep working/)).toBeTruthy();
    await user.click(removal.getByRole('button', { name: 'Remove passkey' }));
    await screen.findByText('Passkey removed');
    expect((await state(session)).passkeys.map(({ name }) => name)).toEqual(['Laptop']);
  });

  test('can’t be added in a browser that doesn’t support them, and the card says so', async () => {
    vi.unstubAllGlobals();
    const { session } = await signedIn();
    open(session);
    expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  });

  test.each([
    [undefined, /Passkeys need HTTPS and a domain name/],
    ['https://go.example', 'Passkeys only work at https://go.example. Open the dashboard there.'],
  ])('can’t be added if the server’s public URL is %s', async (url, words) => {
    const other = await startService({ env: url === undefined ? {} : { PUBLIC_URL: url } });
    const session = await secondSteps(other).session(await other.addAccount());
    renderPage('/account', { as: { server: other.url, key: session, kind: 'session' } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    await other.stop();
  });
});

test('the number of remaining recovery codes is shown, as a warning if only two are left', async () => {
  const { account, session } = await signedIn();
  const { recovery } = await steps.addApp(session);
  for (const code of recovery.slice(0, 8)) {
    const { token } = await steps.asked(account);
    expect((await steps.answer(token, { code })).status).toBe(200);
  }
  open(session);
  expect((await screen.findByText('2 codes left')).dataset['tone']).toBe('warn');
});

test('an API key can see the security cards but change nothing in them', async () => {
  const { account, session } = await signedIn();
  await steps.addApp(session);
  renderPage('/account?open=appoff', { as: { server: service.url, key: account.key } });
  await screen.findByText('Sign in with your password to change passkeys and one-time codes.');
  expect((await screen.findByText('10 codes left')).dataset['tone']).toBe('ink');
  for (const name of ['Add passkey', 'Turn off app', 'Create new recovery codes'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
