import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const add = async (body: object) =>
  (await service.call('POST', '/api/qr/add', { key: ada.key, body })).body.id as number;
/** Goes from the list to a code’s page while the server can’t be reached. */
const openedOffline = async (id: number, name: string) => {
  const page = renderPage('/qr', { as: ada });
  await screen.findByText(name);
  vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('away'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.go(`/qr/${id}`);
  await screen.findByText('Couldn’t load everything about this QR code', {}, { timeout: 20_000 });
  return page;
};

describe('a QR code known from its list', () => {
  test('is shown offline with its image, and with its URL to copy', async () => {
    const id = await add({ type: 'link', data: 'https://acme.com/menu', name: 'Menu' });
    await openedOffline(id, 'Menu');
    expect(await screen.findByRole('img', { name: 'QR code of Menu' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Copy URL/ })).toBeTruthy();
    expect(screen.getByText(/acme\.com\/menu/)).toBeTruthy();
    expect(within(screen.getByLabelText('Key figures')).getByText('Scans')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
    expect(screen.getByText('Editing, downloads and statistics need the server.')).toBeTruthy();
  });

  test('is shown offline without its image if it is static', async () => {
    const id = await add({ type: 'text', data: 'Kitchen closes at ten', name: 'Note', static: true });
    await openedOffline(id, 'Note');
    expect(await screen.findByText('The image isn’t saved in this browser')).toBeTruthy();
  });
});

test('a QR code that isn’t known and can’t be loaded is titled “QR code”', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const other = await startScriptedServer(() => ({ status: 400, body: { error: 1, message: 'Not today.' } }));
  onTestFinished(other.stop);
  renderPage('/qr/12', { as: { server: other.url, key: 'x' } });
  await screen.findByText('Couldn’t load this QR code');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Refresh/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('QR code');
});
