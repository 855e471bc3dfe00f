import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('the list of accounts tells an expired plan from one that expires later', async () => {
  const grace = await service.addAccount({ staff: true, username: 'grace' });
  await service.addAccount({ username: 'late', plan: 'pro', expires_at: Date.UTC(2020, 5, 15) / 1000 });
  await service.addAccount({ username: 'early', plan: 'pro', expires_at: Date.UTC(2090, 5, 15) / 1000 });
  renderPage('/support', { as: { server: service.url, key: grace.key } });
  const table = await screen.findByRole('table', { name: 'Accounts' });
  expect((await within(table).findByText(/^Expired .*2020$/)).closest('tr')?.textContent).toContain('late');
  expect(
    within(table)
      .getByText(/^Expires .*2090$/)
      .closest('tr')?.textContent,
  ).toContain('early');
});
