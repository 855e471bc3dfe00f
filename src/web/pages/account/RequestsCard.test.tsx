import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { type ScriptedResponse, startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ env: { RATE_LIMIT: '200' } });
});
afterAll(() => service.stop());

test('the rate limit is shown with the number of requests used', async () => {
  const { key } = await service.addAccount();
  renderPage('/account', { as: { server: service.url, key } });
  await screen.findByText('200 requests per minute');
  expect(await screen.findByText(/^[1-5] used · resets in/)).toBeTruthy();
});

test('the rate limit says whether all API keys or all browsers share it', async () => {
  const { email, password, key } = await service.addAccount();
  const page = renderPage('/account', { as: { server: service.url, key } });
  await screen.findByText(/All your API keys share this limit/);
  page.unmount();
  const { body } = await service.call('POST', '/api/session', { body: { email, password } });
  renderPage('/account', { as: { server: service.url, key: body.session, kind: 'session' } });
  expect(
    await screen.findByText(/All your browsers share this limit. .* API keys have their own limit./),
  ).toBeTruthy();
});

test('a server that doesn’t report its rate limit is named as such', async () => {
  const other = await startScriptedServer(() => ({
    body: { error: 0, data: { id: 7, email: 'ada@acme.com', username: 'ada', planid: 3, status: 'Pro' } },
  }));
  renderPage('/account', { as: { server: other.url, key: 'x' } });
  expect(await screen.findByText(/doesn’t report its limit/)).toBeTruthy();
  await other.stop();
});

test('no rate limit is shown before the first response', async () => {
  const answer = Promise.withResolvers<ScriptedResponse>();
  const other = await startScriptedServer(() => answer.promise);
  renderPage('/account', { as: { server: other.url, key: 'x' } });
  await screen.findByRole('heading', { name: 'Rate limit' });
  await waitFor(() => expect(other.count()).toBeGreaterThan(0));
  expect(screen.queryByText(/doesn’t report its limit/)).toBeNull();
  expect(screen.queryByText('30 requests per minute')).toBeNull();
  answer.resolve({
    headers: { 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '59' },
    body: { error: 0, data: { id: 7, email: 'ada@acme.com', username: 'ada', planid: 3, status: 'Pro' } },
  });
  expect(await screen.findByText('60 requests per minute')).toBeTruthy();
  expect(screen.queryByText(/doesn’t report its limit/)).toBeNull();
  await other.stop();
});
