import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { addSetupToken } from '#test/records/add-tokens.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const fill = async ({ user }: ReturnType<typeof renderPage>) => {
  await user.type(await screen.findByLabelText('E-mail address'), 'ada@acme.com');
  await user.type(screen.getByLabelText('Username'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
};

describe('the set-up page', () => {
  test('makes the first account and goes on to the dashboard, without a word of API keys', async () => {
    const page = renderPage(`/setup#${await addSetupToken(service)}`, { from: service.url });
    await fill(page);
    await screen.findByRole('heading', { name: 'Welcome, ada' });
    expect(page.address()).toBe('/');
    expect(screen.queryByText(/API key/)).toBeNull();
  });

  test('with a wrong token says where the right one is', async () => {
    await addSetupToken(service);
    await fill(renderPage('/setup#setup_wrong', { from: service.url }));
    expect((await screen.findByRole('alert')).textContent).toContain('This setup link isn’t valid');
  });

  test('without a token says that the address is not whole', async () => {
    renderPage('/setup', { from: service.url });
    await screen.findByText('This link is incomplete');
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  test('says that set-up is over once there is an account', async () => {
    await service.addAccount();
    renderPage('/setup#setup_used', { from: service.url });
    expect(await screen.findByText('Setup is complete')).toBeTruthy();
  });
});

describe('the registration page', () => {
  test('is closed where the service takes no new accounts', async () => {
    await service.addAccount();
    renderPage('/register', { from: service.url });
    expect(await screen.findByText('Sign-up is closed')).toBeTruthy();
  });

  test('puts a name that is taken at its field', async () => {
    const open = await startService({ env: { REGISTRATION: 'open' } });
    await open.addAccount({ username: 'ada' });
    await fill(renderPage('/register', { from: open.url }));
    await screen.findByText('That username is taken. Choose another one.');
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    await open.stop();
  });
});
