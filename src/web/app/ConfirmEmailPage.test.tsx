import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';
import { startService } from '#test/start-service.ts';

// As in start.tsx. What an address brings must survive that each effect runs twice.
configure({ reactStrictMode: true });

let service: TestServiceWithMail;
beforeAll(async () => {
  service = await startWithMail();
});
afterAll(() => service.stop());

const open = (address: string, key: string) =>
  renderPage(address, { as: { server: '', key }, from: service.url });
const emailOf = async (key: string) => (await service.call('GET', '/api/account', { key })).body.data.email;

/** Requests a new e-mail address. Returns the link in the message to it. */
const wish = async (key: string, email: string) => {
  await service.call('PUT', '/api/account/update', { key, body: { email } });
  return service.pathFor(email, '/app/confirm-email');
};

describe('the form for a new e-mail address', () => {
  test('shows where the message was sent, even for a taken address, and changes nothing', async () => {
    const [bob, { key, email }] = [await service.addAccount(), await service.addAccount()];
    const { user } = open('/account', key);
    await screen.findByText('Plan', { selector: 'dt' });
    const form = within(screen.getByRole('form', { name: 'Change e-mail address' }));
    await form.findByText(/To change the address, open the link/);
    const field = form.getByLabelText<HTMLInputElement>('New e-mail address');
    for (const wanted of ['ada@new.example', bob.email]) {
      await user.type(field, `${wanted}{Enter}`);
      await form.findByText(
        `We sent a message to ${wanted}. Your address changes once you open the link in it.`,
      );
      expect(field.value).toBe('');
    }
    expect(screen.queryByText('E-mail address changed')).toBeNull();
    expect(screen.getAllByText(email).length).toBeGreaterThan(0);
    expect(await emailOf(key)).toBe(email);
    await service.mailbox.messageTo(bob.email);
  });
});

describe('the page linked in the message to a new address', () => {
  test('changes the address only when its button is pressed', async () => {
    const { key, email } = await service.addAccount();
    const page = open(await wish(key, 'grace@new.example'), key);
    const button = await screen.findByRole('button', { name: 'Use grace@new.example' });
    await waitFor(() => expect(page.history.location.hash).toBe(''));
    expect(await emailOf(key)).toBe(email);
    const changes = page.requests.filter((request) => !/^GET|\/check$/.test(request));
    expect(changes).toEqual([]);
    await page.user.click(button);
    await screen.findByRole('heading', { name: 'E-mail address changed' });
    expect(await emailOf(key)).toBe('grace@new.example');
    await page.user.click(screen.getByRole('link', { name: 'Open account settings' }));
    await screen.findByText('Plan', { selector: 'dt' });
    expect(screen.getAllByText('grace@new.example').length).toBeGreaterThan(0);
    expect(page.address()).toBe('/account');
  });

  test('opens again after the visitor signs in', async () => {
    const { key, email, password } = await service.addAccount();
    const page = renderPage(await wish(key, 'later@new.example'), { from: service.url });
    await page.user.type(await screen.findByLabelText('E-mail address or username'), email);
    expect(page.address()).toBe('/sign-in?next=%2Fconfirm-email');
    const why = 'To confirm your e-mail address, sign in to the account it belongs to.';
    expect(screen.getByText(why)).toBeTruthy();
    await page.user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
    await page.user.click(await screen.findByRole('button', { name: 'Use later@new.example' }));
    await screen.findByRole('heading', { name: 'E-mail address changed' });
  });

  test('says that the address has changed when opened again', async () => {
    const { key } = await service.addAccount();
    const address = await wish(key, 'twice@new.example');
    const token = new URLSearchParams(address.split('#')[1]).get('token');
    await service.call('POST', '/api/account/email', { key, body: { token } });
    open(address, key);
    await screen.findByRole('heading', { name: 'E-mail address changed' });
    expect(screen.getByText(/You now sign in with/).textContent).toBe(
      'You now sign in with twice@new.example.',
    );
  });

  test.each([
    ['that expired', 'late@new.example', () => ({ expires_at: 1 })],
    ['that another one replaced', 'replaced@new.example', () => ({ hash: 'of another' })],
  ])(
    '%s says that its link no longer works, and leads to the account settings',
    async (_why, wanted, change) => {
      const { key, email } = await service.addAccount();
      const address = await wish(key, wanted);
      const tokens = service.service.db.updateTable('mail_tokens').set(change());
      await tokens.where('email', '=', wanted).execute();
      const { user } = open(address, key);
      const said = await screen.findByRole('alert');
      expect(said.textContent).toContain('This link no longer works');
      expect(said.textContent).toContain('expired or was used already');
      expect(said.textContent).toContain('stops working when you request a new one or change your password');
      expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
      expect(await emailOf(key)).toBe(email);
      await user.click(within(said).getByRole('link', { name: 'Open account settings' }));
      await screen.findByText('Plan', { selector: 'dt' });
    },
  );

  test('whose address another account uses by then reports only that', async () => {
    const { key } = await service.addAccount();
    const address = await wish(key, 'taken@new.example');
    await service.addAccount({ email: 'taken@new.example' });
    const { user } = open(address, key);
    await user.click(await screen.findByRole('button', { name: 'Use taken@new.example' }));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('That e-mail address is already in use.');
    expect(said.textContent).not.toContain('This link no longer works');
    expect(said.textContent).not.toContain('one day');
    expect(within(said).getByRole('link', { name: 'Open account settings' })).toBeTruthy();
  });

  test('waits without a connection, says so, and continues with one', async () => {
    const { key } = await service.addAccount();
    const address = await wish(key, 'offline@new.example');
    const page = open('/account', key);
    await screen.findByText('Plan', { selector: 'dt' });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
    await page.go(address);
    await screen.findByText('Waiting for a connection');
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    away.mockRestore();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('button', { name: 'Use offline@new.example' });
    expect(screen.queryByText('Waiting for a connection')).toBeNull();
  });

  test('confirms the current address of the account', async () => {
    const { key, email } = await service.addAccount({ confirmed: false });
    const page = open('/account', key);
    await screen.findByText('Not confirmed');
    await page.user.click(screen.getByRole('button', { name: 'Send confirmation' }));
    await screen.findByText(`We sent a message to ${email}. Open the link in it to confirm your address.`);
    await page.go(await service.pathFor(email, '/app/confirm-email'));
    await page.user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    await screen.findByRole('heading', { name: 'E-mail address confirmed' });
    await page.user.click(screen.getByRole('link', { name: 'Open account settings' }));
    await screen.findByText('Plan', { selector: 'dt' });
    expect(screen.queryByText('Not confirmed')).toBeNull();
  });

  test('is also sent to the current address while that is unconfirmed', async () => {
    const { key, email } = await service.addAccount({ confirmed: false });
    const { user } = open('/account', key);
    await screen.findByText('Not confirmed');
    await user.type(screen.getByLabelText('New e-mail address'), `${email}{Enter}`);
    expect(await screen.findByText(/Open the link in it to confirm your address/)).toBeTruthy();
  });

  test('opened in another account changes nothing and says so', async () => {
    const [bob, ada] = [await service.addAccount(), await service.addAccount()];
    open(await wish(bob.key, 'bob@new.example'), ada.key);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This link was requested in another account. Sign in to that account to use it.',
    );
    // The solution is in another account, so this one's settings don't help.
    expect(screen.queryByRole('link', { name: 'Open account settings' })).toBeNull();
    expect(await emailOf(ada.key)).toBe(ada.email);
  });

  test('opened while signed in to another server says so and sends it nothing of its link', async () => {
    const { key } = await service.addAccount();
    const address = await wish(key, 'away@new.example');
    const page = renderPage(address, { as: { server: service.url, key } });
    await screen.findByText('You’re signed in to another server');
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await waitFor(() => expect(page.answered).toContain('GET /api/account'));
    expect(JSON.stringify(vi.mocked(fetch).mock.calls)).not.toMatch(/mail_|away@new\.example/);
    expect(page.asked('/api/account/email')).toEqual([]);
  });

  test('with an incomplete link says so', async () => {
    const { key } = await service.addAccount();
    open('/confirm-email#token=mail_abc', key);
    await screen.findByText('This link is incomplete');
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  });

  test('does not exist on a service that sends no mail', async () => {
    const silent = await startService();
    const { key } = await silent.addAccount();
    renderPage('/confirm-email#token=mail_abc&email=a%40b.example', {
      as: { server: '', key },
      from: silent.url,
    });
    await screen.findByText(/There’s no page at/);
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await silent.stop();
  });
});
