import { screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startAnswering } from '#test/start-answering.ts';
import { startService } from '#test/start-service.ts';

describe('a new account', () => {
  test('is shown its first steps', async () => {
    const service = await startService();
    onTestFinished(service.stop);
    const { key, username } = await service.addAccount();
    const { requests } = renderPage('/', { as: { server: service.url, key } });
    await screen.findByRole('heading', { name: `Welcome, ${username}` });
    const steps = screen.getByRole('list', { name: 'First steps' });
    expect(
      within(steps)
        .getByRole('link', { name: /New QR code/ })
        .getAttribute('href'),
    ).toBe('/qr/new');
    expect(within(steps).getByText(`${service.url}/api`)).toBeTruthy();
    expect(requests).toHaveLength(4);
  });

  const empty = { result: 0, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1, urls: [], qrs: [] };

  test('can make links where the server offers it', async () => {
    const other = await startAnswering(() => ({
      headers: { 'X-Extensions': 'links' },
      body: { error: 0, data: empty },
    }));
    onTestFinished(other.stop);
    renderPage('/', { as: { server: other.url, key: 'x' } });
    expect(await screen.findByText('Create your first link')).toBeTruthy();
  });

  test('of a server without QR codes and without making links is told neither', async () => {
    const other = await startAnswering(({ url = '' }) =>
      url.startsWith('/api/qr')
        ? { status: 404, body: { error: 1, message: 'Not found' } }
        : { body: { error: 0, data: empty } },
    );
    onTestFinished(other.stop);
    renderPage('/', { as: { server: other.url, key: 'x' } });
    await screen.findByText('Find your links');
    expect(screen.queryByText(/New QR code/)).toBeNull();
  });
});
