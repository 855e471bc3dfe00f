import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppHistory } from '#web/browser/app-history.ts';
import { ApiError } from '#web/client/api-error.ts';
import { createQueryClient } from './query-client.ts';
import { reloadOnce } from './page-code.ts';
import { page } from './router/page-route.tsx';
import { PageRouter } from './router/PageRouter.tsx';

/** React and the router log what was thrown, which is expected here. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const renderThrown = (thrown: unknown) => {
  const Page = () => {
    throw thrown;
  };
  renderCode(() => Promise.resolve(Page));
};

const renderCode = (load: () => Promise<ComponentType>) => {
  const history = createAppHistory(createMemoryHistory({ initialEntries: ['/qr/5'], v5Compat: true }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PageRouter history={history} routes={[page('/qr/5', load)]} base="/" />
    </QueryClientProvider>,
  );
};

describe('a page that throws', () => {
  test('shows an error message and copies its details', async () => {
    vi.stubGlobal('isSecureContext', true);
    const user = userEvent.setup();
    renderThrown(new RangeError('Nothing at 12'));
    await screen.findByRole('heading', { name: 'Something went wrong' });
    await waitFor(() => expect(document.title).toBe('Something went wrong · Waypost'));
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    await screen.findByRole('button', { name: 'Copied' });
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^RangeError: Nothing at 12\n/);
    expect(copied).toContain('Page: /qr/5');
    expect(copied).toMatch(/Time: \d{4}-\d\d-\d\dT/);
  });

  test('shows a thrown value that is not an error', async () => {
    renderThrown('plain words');
    expect(await screen.findByText(/^plain words/)).toBeTruthy();
  });
});

describe('a refusal that a page throws', () => {
  test('with HTTP 403 shows the service’s message', async () => {
    renderThrown(new ApiError('Only staff may see this.', { kind: 'refused', status: 403 }));
    await screen.findByRole('heading', { name: 'You don’t have access' });
    expect(screen.getByText('Only staff may see this.')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('No access · Waypost'));
  });

  test('with HTTP 404 says that the page was not found', async () => {
    renderThrown(new ApiError('Not found.', { kind: 'refused', status: 404 }));
    await screen.findByRole('heading', { name: 'Not found' });
    await waitFor(() => expect(document.title).toBe('Not found · Waypost'));
  });
});

const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://go.acme.com/app/assets/QrPage-1.js',
);
const withoutCode = () => renderCode(() => Promise.reject(missing));
const answering = (status: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status })));

describe('a page whose code fails to load', () => {
  test('shows an error when the server is unreachable', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
    withoutCode();
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeTruthy();
  });

  test('shows an error when reloading has not helped', async () => {
    sessionStorage.setItem('waypost-reloaded', String(Date.now() - 5000));
    answering(200);
    withoutCode();
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeTruthy();
  });

  test('reports being offline when there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    withoutCode();
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeTruthy();
  });
});

describe('reloading for new code', () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => reload.mockClear());

  test('happens once', async () => {
    answering(200);
    expect(await reloadOnce(reload)).toBe(true);
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('happens again for a much later update', async () => {
    answering(200);
    sessionStorage.setItem('waypost-reloaded', String(Date.now() - 10 * 60_000));
    expect(await reloadOnce(reload)).toBe(true);
  });

  test.each([502, 404])('does not happen while the server responds with %i', async (status) => {
    answering(status);
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
