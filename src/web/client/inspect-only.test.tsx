import { channels } from '#contract/calls.ts';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';
import { call } from './client.ts';
import { beginViewing, endViewing } from './credentials.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('signing in to inspect only stores no key, warns about other programs and refuses changes', async () => {
  const { key } = await service.addAccount();
  const { user } = renderPage('/sign-in', { from: service.url });
  await user.click(await screen.findByRole('radio', { name: 'With API key' }));
  await user.type(screen.getByLabelText('API key'), key);
  await user.type(screen.getByLabelText(/^Server/), service.url);
  await user.click(screen.getByRole('checkbox', { name: 'Inspect only' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const banner = await screen.findByRole('region', { name: 'Inspect only' });
  expect(banner.textContent).toContain('Other programs with this API key still can');
  for (const store of [localStorage, sessionStorage])
    expect(JSON.stringify(Object.entries(store))).not.toContain(key);
  await expect(call(channels.add, { body: { name: 'x' } })).rejects.toThrow(
    'You chose to inspect only. You can’t change anything.',
  );
  await user.click(within(banner).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('button', { name: 'Sign in' });
});

test('an inspect-only session sends nothing to endpoints that change data', async () => {
  const { key } = await service.addAccount();
  const { requests } = renderPage('/sign-in', { from: service.url });
  beginViewing({ server: service.url, key, kind: 'key', visit: { kind: 'choice' } });
  for (const endpoint of endpoints.filter(({ method, auth }) => method !== 'GET' && auth !== 'none')) {
    // The union of all parameters that the endpoints need.
    const params = { id: 1, campaignid: 1, linkid: 1, channelid: 1, type: 'links', itemid: 1 };
    const request = { params, body: {} } as unknown as Parameters<typeof call>[1];
    await expect(call(endpoint, request)).rejects.toThrow('You can’t change anything');
  }
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  endViewing();
});
