import { configure, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

// Strict mode as in start.tsx. Data from the page's address must survive each effect running twice.
configure({ reactStrictMode: true });

let service: TestServiceWithMail;
beforeAll(async () => {
  service = await startWithMail();
});
afterAll(() => service.stop());

/** Returns the path in the message to a new user. */
const askFor = async (email: string) => {
  await service.call('POST', '/api/register/mail', { body: { email } });
  return service.pathFor(email, '/app/register');
};
const fillRest = async ({ user }: ReturnType<typeof renderPage>, username: string) => {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
};

describe('the registration page of a service that sends mail', () => {
  test('asks only for the e-mail address, then says where the message was sent', async () => {
    const { user } = renderPage('/register', { from: service.url });
    const field = await screen.findByLabelText('E-mail address');
    expect(screen.queryByLabelText('Username')).toBeNull();
    await user.type(field, 'ada{Enter}');
    await screen.findByText(/Enter a valid e-mail address/);
    await user.clear(field);
    await user.type(field, 'Typo@Example.com{Enter}');
    expect((await screen.findByRole('status')).textContent).toBe(
      'We sent a message to typo@example.com. Open the link in it within a day to continue.',
    );
    await waitFor(() => expect(document.title).toBe('Check your e-mail · Waypost'));
    await service.mailbox.messageTo('typo@example.com');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await service.mailbox.messageTo('typo@example.com');
    await screen.findByText('Requested again');
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail address')).value).toBe('typo@example.com');
    await waitFor(() => expect(document.title).toBe('Create account · Waypost'));
  });

  test('opened from the message creates the account for its address', async () => {
    const page = renderPage(await askFor('ada+links@example.com'), { from: service.url });
    const email = await screen.findByLabelText<HTMLInputElement>('E-mail address');
    expect([email.value, email.readOnly]).toEqual(['ada+links@example.com', true]);
    await waitFor(() => expect(page.history.location.hash).toBe(''));
    await fillRest(page, 'ada');
    await screen.findByRole('heading', { name: 'Welcome, ada' });
    await page.go('/account');
    await screen.findByText('ada+links@example.com', { selector: 'bdi' });
  });

  test('looks unchanged for an address with an account, which gets a different message', async () => {
    const { email } = await service.addAccount();
    const { user } = renderPage('/register', { from: service.url });
    await user.type(await screen.findByLabelText('E-mail address'), `${email}{Enter}`);
    await screen.findByText(`We sent a message to ${email}. Open the link in it within a day to continue.`);
    expect((await service.mailbox.messageTo(email)).subject).toContain('already');
  });

  test('offers a new message if the link was used, with the address filled in', async () => {
    const address = await askFor('bob@example.com');
    const token = new URLSearchParams(address.split('#')[1]).get('token');
    const made = { email: 'bob@example.com', username: 'bob', password: 'correct horse', token };
    await service.call('POST', '/api/register', { body: made });
    const page = renderPage(address, { from: service.url });
    await fillRest(page, 'bobby');
    await screen.findByText('This link no longer works');
    await page.user.click(screen.getByRole('link', { name: 'Request new link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
    await waitFor(() => expect(field.readOnly).toBe(false));
    expect(field.value).toBe('bob@example.com');
  });

  test('reports a taken username, and then accepts another one', async () => {
    const { username } = await service.addAccount();
    const page = renderPage(await askFor('carol@example.com'), { from: service.url });
    await fillRest(page, username);
    await screen.findByText('That username is taken. Choose another one.');
    const field = screen.getByLabelText('Username');
    await page.user.clear(field);
    await page.user.type(field, 'carol{Enter}');
    expect(await screen.findByRole('heading', { name: 'Welcome, carol' })).toBeTruthy();
  });

  test('reports an incomplete link, and asks for the e-mail address', async () => {
    renderPage('/register#token=mail_abc', { from: service.url });
    await screen.findByText('This link is incomplete');
    expect(screen.getByLabelText('E-mail address')).toBeTruthy();
  });
});
