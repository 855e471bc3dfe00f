import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;

/** The test DOM doesn't support full screen. */
function fill(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  document.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
}

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', {
    configurable: true,
    value(this: HTMLElement) {
      return fill(this);
    },
  });
  Object.defineProperty(document, 'exitFullscreen', { value: () => fill(null), configurable: true });
});
afterAll(() => service.stop());

test('the live wall opens no dialog in full screen, and shortcuts work again afterwards', async () => {
  const { user } = renderPage('/live', { as: ada });
  await screen.findByRole('button', { name: /^Full screen/ });
  await user.keyboard('f');
  await screen.findByRole('button', { name: /^Leave full screen/ });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('?');
  await new Promise((resolve) => setTimeout(resolve, 300));
  // Toasts are dialogs too.
  expect(document.querySelector('[role="dialog"]:not([data-toast])')).toBeNull();
  await user.keyboard('f');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Leave full screen/ })).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog');
});

test('the live wall labels its bars with their unit and time span', async () => {
  renderPage('/live', { as: ada });
  const bars = await screen.findByRole('img', { name: /^Visits per minute: / });
  // Without visits there is no scale. A number appears only if another test file has left visits.
  expect(bars.textContent).toMatch(/^Visits per minute\d*30 min agoNow$/);
});

test('the live wall says when it is offline, and recovers when the connection is back', async () => {
  const { asked } = renderPage('/live', { as: ada });
  await screen.findByText('visits in the last 30 minutes');
  // Visits from the previous test appear before the page listens for new ones.
  await waitFor(() => expect(asked('/api/analytics/live')).not.toHaveLength(0));
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText('Reconnecting. New visits may be missing.');
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('visits in the last 30 minutes');
});
