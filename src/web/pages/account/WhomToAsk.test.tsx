import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ env: { SUPPORT_EMAIL: 'help@waypost.example' } });
});
afterAll(() => service.stop());
afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each(['/account', '/channels'])(
  'the notice of a locked account names the support address on %s',
  async (path) => {
    const account = await service.addAccount();
    const locked = { locked_at: 1, lock_reason: 'Phishing' };
    await service.service.db.updateTable('accounts').set(locked).where('id', '=', account.id).execute();
    renderPage(path, { as: account });
    await screen.findByText('Your account is locked');
    const link = await screen.findByRole('link', { name: 'help@waypost.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@waypost.example');
    expect(link.parentElement?.textContent).toMatch(
      /To unlock your account, contact help@waypost\.example\.$/,
    );
  },
);

test('the notice of an expired plan names the support address', async () => {
  renderPage('/account', { as: await service.addAccount({ expires_at: 1_600_000_000 }) });
  await screen.findByText('Your plan has expired');
  const link = await screen.findByRole('link', { name: 'help@waypost.example' });
  expect(link.parentElement?.textContent).toMatch(/To renew your plan, contact help@waypost\.example\.$/);
});

test('the notice of an expired plan names no support address during an inspection', async () => {
  const { key } = await service.addAccount({ expires_at: 1_600_000_000 });
  const own = { server: service.url, key, kind: 'key' as const };
  const of = { id: 7, username: 'grace' };
  const visit = { kind: 'inspection' as const, id: 1, account: of, reason: 'x', revealed: false, own };
  renderPage('/account', { as: { ...own, visit } });
  const title = await screen.findByText('Your plan has expired');
  expect(title.parentElement?.textContent).toContain('Links and printed codes keep working');
  expect(title.parentElement?.textContent).not.toContain('contact');
});

test('the notice of an expired plan names no support address on another server', async () => {
  const { key } = await service.addAccount({ expires_at: 1_600_000_000 });
  renderPage('/account', { as: { server: service.url, key }, lacks: 'session' });
  const title = await screen.findByText('Your plan has expired');
  expect(title.parentElement?.textContent).toContain('The server decides');
  expect(title.parentElement?.textContent).not.toContain('contact');
});

test('a change refused for an expired plan shows the expiry date in the page’s language', async () => {
  document.documentElement.lang = 'de';
  const { user } = renderPage('/account', { as: await service.addAccount({ expires_at: 1_600_000_000 }) });
  await screen.findByText('Your plan has expired');
  const form = within(screen.getByRole('form', { name: 'Change e-mail address' }));
  await user.type(form.getByLabelText('New e-mail address'), 'new@example.com{Enter}');
  const refusal = await form.findByRole('alert');
  expect(refusal.textContent).toMatch(
    /^The plan free expired on 13\. September 2020 um \d\d:\d\d .+\. To renew it, contact help@waypost\.example\.$/,
  );
});
