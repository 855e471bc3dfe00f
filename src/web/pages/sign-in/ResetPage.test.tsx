import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { App } from '#web/app/App.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentCredentials } from '#web/client/credentials.ts';
import { renderPage } from '#test/render-page.tsx';
import { secondSteps } from '#test/second-steps.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';
import { startService } from '#test/start-service.ts';

// Strict mode as in start.tsx. Data from the page's address must survive each effect running twice.
configure({ reactStrictMode: true });

let service: TestServiceWithMail;
beforeAll(async () => {
  service = await startWithMail();
});
afterAll(() => service.stop());

/** Returns the path in the message for a forgotten password. */
const forget = async (email: string) => {
  await service.call('POST', '/api/password/forgotten', { body: { email } });
  return service.pathFor(email, '/app/reset');
};

describe('a user with a forgotten password', () => {
  test('requests a message, with the address from sign-in filled in', async () => {
    const { email } = await service.addAccount();
    const { user, address, history } = renderPage('/sign-in', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address or username'), email);
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(address()).toBe('/forgotten');
    await waitFor(() => expect(history.location.hash).toBe(''));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail address')).value).toBe(email);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect((await screen.findByRole('status')).textContent).toContain(
      `If there’s an account with ${email}, we sent a link`,
    );
    expect((await service.mailbox.messageTo(email)).text).toContain('/app/reset#');
  });

  test('sees the confirmation even for an address without an account', async () => {
    const { user } = renderPage('/forgotten', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address'), 'nobody@example.com{Enter}');
    expect((await screen.findByRole('status')).textContent).toContain(
      'If there’s an account with nobody@example.com, we sent a link',
    );
  });

  test('opens the page in a new tab from the dialog to sign in again', async () => {
    const { email, password } = await service.addAccount();
    const { body } = await service.call('POST', '/api/session', { body: { email, password } });
    const { session, expires } = body as { session: string; expires: string };
    await service.call('DELETE', '/api/session', { key: session });
    renderPage('/', { as: { server: '', key: session, kind: 'session', expires }, from: service.url });
    await screen.findByRole('dialog', { name: 'Sign in again' });
    const link = await screen.findByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('the page for a new password', () => {
  test('changes the password, signs in and leads to the overview', async () => {
    const { email, id, username } = await service.addAccount();
    const page = renderPage(await forget(email), { from: service.url });
    const field = await screen.findByLabelText('New password');
    await waitFor(() => expect(page.history.location.hash).toBe(''));
    expect(document.querySelector('input[autocomplete="username"]')).toHaveProperty('value', username);
    expect(screen.getByText(username).closest('p')?.textContent).toBe(`For ${username} (${email})`);
    await page.user.type(field, 'short{Enter}');
    await screen.findByText('The password needs at least 8 characters.');
    await page.user.clear(field);
    await page.user.type(field, 'k7#Qz!p2vL9$');
    expect(screen.getByText('Strong')).toBeTruthy();
    await page.user.keyboard('{Enter}');
    await screen.findByText('Password changed');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(page.address()).toBe('/');
    expect(currentCredentials()?.kind).toBe('session');
    const signIn = await service.call('POST', '/api/session', { body: { email, password: 'k7#Qz!p2vL9$' } });
    expect(signIn.body).toMatchObject({ id });
  });

  test('leads to sign-in with the reason if the second step has expired', async () => {
    const account = await service.addAccount();
    const steps = secondSteps(service);
    await steps.addApp(await steps.session(account));
    await service.mailbox.messageTo(account.email);
    const { user, address } = renderPage(await forget(account.email), { from: service.url });
    await user.type(await screen.findByLabelText('New password'), 'k7#Qz!p2vL9${Enter}');
    await screen.findByText('Password changed. Complete your second step to sign in.');
    await service.service.db.deleteFrom('step_challenges').execute();
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/sign-in'));
    // Once visibly, and once for screen readers.
    expect((await screen.findAllByText(/^That took too long, or too many codes were wrong\./)).length).toBe(
      2,
    );
  });

  test('keeps the data of its link through a reload, but not in the address', async () => {
    const { email } = await service.addAccount();
    const { history, address, unmount } = renderPage(await forget(email), { from: service.url });
    await screen.findByLabelText('New password');
    await waitFor(() => expect(history.location.hash).toBe(''));
    expect(address()).toBe('/reset');
    unmount();

    // A browser keeps the state of its history entry through a reload.
    render(<App history={history} queryClient={createQueryClient()} />);
    expect(await screen.findByText(email)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('New password'), 'k7#Qz!p2vL9${Enter}');
    await screen.findByText('Password changed');
    const signIn = await service.call('POST', '/api/session', { body: { email, password: 'k7#Qz!p2vL9$' } });
    expect(signIn.status).toBe(200);
  });

  test('offers a new message if the link was used, with the address filled in', async () => {
    const { email } = await service.addAccount();
    const address = await forget(email);
    const token = new URLSearchParams(address.split('#')[1]).get('token');
    await service.call('POST', '/api/password/reset', { body: { token, password: 'correct horse' } });
    const { user } = renderPage(address, { from: service.url });
    await user.type(await screen.findByLabelText('New password'), 'k7#Qz!p2vL9${Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('expired or was used already');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('k7#Qz!p2vL9$');
    await user.click(screen.getByRole('link', { name: 'Request new link' }));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail address')).value).toBe(email);
  });

  test.each(['/reset', '/reset#token=mail_abc', '/reset#email=ada%40example.com'])(
    'says that a link with missing parts is incomplete: %s',
    async (address) => {
      renderPage(address, { from: service.url });
      await screen.findByRole('heading', { name: 'This link is incomplete' });
      expect(screen.getByRole('link', { name: 'Request new link' })).toBeTruthy();
    },
  );
});

describe('requesting a new password', () => {
  test('says after too many attempts how long to wait, and keeps the input', async () => {
    const busy = await startService({ env: service.mailbox.env });
    for (let ask = 0; ask < 10; ask += 1)
      await busy.call('POST', '/api/password/forgotten', { body: { email: `${ask}@example.com` } });
    const { user } = renderPage('/forgotten', { from: busy.url });
    const field = await screen.findByLabelText<HTMLInputElement>('E-mail address');
    await user.type(field, 'ada@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Too many attempts\. Try again in \d+ seconds?\./,
    );
    expect(field.value).toBe('ada@example.com');
    await busy.stop();
  });

  test.each(['/forgotten', '/reset#token=mail_abc&email=ada%40example.com'])(
    'refers at %s to an administrator if the service sends no mail',
    async (address) => {
      const silent = await startService();
      await silent.addAccount();
      const { user } = renderPage(address, { from: silent.url });
      await screen.findByRole('heading', { name: 'Forgot your password?' });
      expect(await screen.findByText(/can’t send e-mail\. Ask an administrator/)).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
      await screen.findByLabelText('Password');
      await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
      await screen.findByRole('heading', { name: 'Forgot your password?' });
      await silent.stop();
    },
  );
});
