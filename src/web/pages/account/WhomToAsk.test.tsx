import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ env: { SUPPORT_EMAIL: 'help@waypost.example' } });
});
afterAll(() => service.stop());

test.each(['/account', '/channels'])('a locked account is told at %s whom to write to', async (path) => {
  const account = await service.addAccount();
  const locked = { locked_at: 1, lock_reason: 'Phishing' };
  await service.service.db.updateTable('accounts').set(locked).where('id', '=', account.id).execute();
  renderPage(path, { as: account });
  await screen.findByText('Your account is locked');
  const link = await screen.findByRole('link', { name: 'help@waypost.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@waypost.example');
  expect(link.parentElement?.textContent).toMatch(/Contact help@waypost\.example to unlock it\.$/);
});
