import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

test.each([
  ['bio', '/api/bio', { title: 'Lunch' }],
  ['overlays', '/api/overlay', { name: 'Lunch', type: 'message', message: 'Today' }],
  ['splash', '/api/splash', { name: 'Lunch' }],
])('%s: a page opened from the list shows its name while the record loads', async (list, path, body) => {
  await service.call('POST', `${path}/add`, { key: ada.key, body });
  const answered = globalThis.fetch;
  // The request for the record itself never gets a response.
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    new RegExp(`${path}/\\d+$`).test(String(input instanceof Request ? input.url : input))
      ? new Promise(() => {})
      : answered(input, init),
  );
  const { user } = renderPage(`/${list}`, { as: { server: service.url, key: ada.key } });
  await user.click(await screen.findByText('Lunch'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lunch' })).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('Lunch'));
});
