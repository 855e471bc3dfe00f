import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';
import { waitForConnection } from '#web/browser/waiting-changes.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('the frame shows a notice while there is no connection', async () => {
  const { key } = await service.addAccount();
  renderPage('/links', { as: { server: service.url, key } });
  await screen.findByText('No links yet');
  expect(screen.queryByText('You’re offline')).toBeNull();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You’re offline')).toBeTruthy();
  expect(screen.getByText('No links yet')).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You’re offline')).toBeNull();
});

test('the notice counts the waiting changes and cancels them on request', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  render(<OfflineNotice />);
  expect(screen.getByText(/Changes wait until you’re back online/)).toBeTruthy();
  const wait = (isAwaited: boolean, signal?: AbortSignal) =>
    waitForConnection('https://go.acme.com', { isAwaited, signal });
  const job = new AbortController();
  const ofJob = wait(false, job.signal).catch(String);
  const ofPerson = [wait(true), wait(true)];
  expect(await screen.findByText('You’re offline: 2 changes waiting')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Don’t wait' }));
  expect(await Promise.all(ofPerson)).toEqual([false, false]);
  expect(await screen.findByText('You’re offline')).toBeTruthy();
  job.abort();
  expect(await ofJob).toMatch(/abort/i);
});
