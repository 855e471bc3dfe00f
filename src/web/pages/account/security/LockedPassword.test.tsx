import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const another = 'k7#Qz!p2vL9$';
const form = () => within(screen.getByRole('form', { name: 'Change password' }));

async function signIn({ email }: TestAccount, password: string) {
  const { status, body } = await service.call('POST', '/api/session', { body: { email, password } });
  return { status, ...(body as { session: string; expires: string }) };
}

async function lock({ id }: TestAccount) {
  const locked = { locked_at: 1, lock_reason: 'Phishing' };
  await service.service.db.updateTable('accounts').set(locked).where('id', '=', id).execute();
}

test('a session can change the password of a locked account', async () => {
  const account = await service.addAccount();
  const { session: key, expires } = await signIn(account, account.password);
  await lock(account);
  const { user } = renderPage('/account', { as: { server: service.url, key, kind: 'session', expires } });
  await screen.findByText('Your account is locked');
  await user.type(form().getByLabelText('New password'), `${another}{Enter}`);
  await screen.findByText('Password changed');
  expect((await signIn(account, another)).status).toBe(200);
});

test('an API key can’t change the password of a locked account, and the form says why', async () => {
  const account = await service.addAccount();
  await lock(account);
  const { user } = renderPage('/account', { as: account });
  await screen.findByText('Your account is locked');
  await user.type(form().getByLabelText('New password'), `${another}{Enter}`);
  expect(await form().findByText(/^This account is locked: Phishing\./)).toBeTruthy();
  expect((await signIn(account, another)).status).toBe(401);
});
