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

describe('the setup page', () => {
  test('creates the first account and leads to the dashboard, without mentioning API keys', async () => {
    const page = renderPage(`/setup#${await addSetupToken(service)}`, { from: service.url });
    await fill(page);
    await screen.findByRole('heading', { name: 'Welcome, ada' });
    expect(page.address()).toBe('/');
    expect(screen.queryByText(/API key/)).toBeNull();
  });

  test('says that a link with a wrong token isn’t valid, and where the right one is', async () => {
    await addSetupToken(service);
    await fill(renderPage('/setup#setup_wrong', { from: service.url }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This setup link isn’t valid. The server prints the right one when it starts.',
    );
  });

  test('says that a link without a token is incomplete, and where the complete one is', async () => {
    renderPage('/setup', { from: service.url });
    await screen.findByText('This link is incomplete');
    expect(screen.getByText(/exactly as the server prints it when it starts\.$/)).toBeTruthy();
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  test('says that setup is complete once there is an account', async () => {
    await service.addAccount();
    renderPage('/setup#setup_used', { from: service.url });
    expect(await screen.findByText('Setup is complete')).toBeTruthy();
  });
});

describe('the registration page', () => {
  test('says that sign-up is closed if the service accepts no new accounts', async () => {
    await service.addAccount();
    renderPage('/register', { from: service.url });
    expect(await screen.findByText('Sign-up is closed')).toBeTruthy();
  });

  test('shows the error for a taken username at its field', async () => {
    const open = await startService({ env: { REGISTRATION: 'open' } });
    await open.addAccount({ username: 'ada' });
    await fill(renderPage('/register', { from: open.url }));
    await screen.findByText('That username is taken. Choose another one.');
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    await open.stop();
  });
});
