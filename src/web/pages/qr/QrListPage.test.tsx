import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  ada = await service.addAccount();
  for (const name of ['Card', 'Poster', 'Window'])
    await service.call('POST', '/api/qr/add', {
      key: ada.key,
      body: { type: 'link', data: 'https://acme.com/menu', name },
    });
});
afterAll(() => service.stop());

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const sent = (requests: readonly string[], method: string) =>
  requests.filter((request) => request.startsWith(method));

describe('a row of the QR code list', () => {
  test('shows its code with Q, copies its URL with C, and opens its editor with E', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user, address } = renderPage('/qr', { as: ada });
    await box('Window');
    await user.keyboard('jc');
    await screen.findByText('URL copied');
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/\/qr\/\w+$/);
    await user.keyboard('q');
    const dialog = await screen.findByRole('dialog', { name: 'Window' });
    expect(within(dialog).getByRole('img', { name: 'QR code of Window' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('e');
    await waitFor(() => expect(address()).toMatch(/^\/qr\/\d+\/edit$/));
  });

  test('is deleted after a dialog says that its URL stops working', async () => {
    const { user, requests } = renderPage('/qr', { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Actions for Poster' }));
    await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete QR code “Poster”?' });
    expect(dialog.textContent).toContain('This URL will stop working');
    expect(dialog.textContent).toContain('It has never been scanned.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete QR code' }));
    await screen.findByText('QR code deleted');
    await waitFor(() => expect(screen.queryByText('Poster')).toBeNull());
    expect(sent(requests, 'DELETE')).toHaveLength(1);
  });
});

describe('selected QR codes', () => {
  test('are deleted with one request once their number is typed', async () => {
    const { user, requests } = renderPage('/qr', { as: ada });
    await user.click(await box('Window'));
    await user.click(await box('Card'));
    await screen.findByText('2 selected');
    await user.keyboard('{Backspace}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 QR codes?' });
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete 2 QR codes' });
    expect(button.disabled).toBe(true);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByLabelText('Type 2 to confirm')),
    );
    await user.keyboard('2{Enter}');
    await screen.findByText('2 QR codes deleted');
    expect(sent(requests, 'DELETE')).toEqual([]);
    expect(sent(requests, 'POST')).toEqual(['POST /api/bulk']);
    await waitFor(() => expect(screen.queryByText('Window')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('that the server refuses to delete are named with the reason, and stay selected', async () => {
    const paging = { result: 2, perpage: 25, currentpage: 1, nextpage: 0, maxpage: 1 };
    const code = (id: number) => ({
      id,
      link: `https://x.example/${id}`,
      scans: 3,
      name: `Code ${id}`,
      date: '',
    });
    const other = await startScriptedServer(({ method, url = '' }) =>
      method === 'DELETE'
        ? url.includes('/7/')
          ? { status: 403, body: { error: 1, message: 'This key may only read.' } }
          : { body: { error: 0, message: 'Gone' } }
        : { body: { error: '0', data: { ...paging, qrs: [code(7), code(8)] } } },
    );
    const { user } = renderPage('/qr', { as: { server: other.url, key: 'x' } });
    await user.click(await box('Code 7'));
    await user.click(await box('Code 8'));
    await screen.findByText('2 selected');
    await user.keyboard('{Backspace}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 QR codes?' });
    expect(dialog.textContent).toContain('6 scans');
    await user.type(within(dialog).getByLabelText('Type 2 to confirm'), '2{Enter}');
    await within(dialog).findByText('1 of 2 deleted');
    expect(within(dialog).getByRole('list', { name: 'Failed items' }).textContent).toContain(
      'Code 7This key may only read.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await other.stop();
  });
});

describe('the QR code list with nothing to show', () => {
  test('shows an error with a retry button if the server can’t be reached', async () => {
    renderPage('/qr', { as: { server: 'http://127.0.0.1:9', key: 'x' } });
    await screen.findByText('Couldn’t load QR codes');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('says that the server doesn’t support QR codes, and offers no new one', async () => {
    const other = await startScriptedServer(() => ({
      status: 404,
      body: { error: 1, message: 'Not found' },
    }));
    renderPage('/qr', { as: { server: other.url, key: 'x' } });
    await screen.findByText('This server doesn’t support QR codes');
    expect(screen.queryByRole('link', { name: /New QR code/ })).toBeNull();
    await other.stop();
  });

  test('links from a page past the end to the first page', async () => {
    renderPage('/qr?page=9', { as: ada });
    await screen.findByText('Page 9 not found');
    expect(screen.getByRole('link', { name: 'Go to first page' })).toBeTruthy();
  });
});

test('selected codes are printed in their own designs, after the dialog says how many sheets they take', async () => {
  const red = { type: 'text', data: 'x', name: 'Red', foreground: 'rgb(160,0,0)' };
  await service.call('POST', '/api/qr/add', { key: ada.key, body: red });
  // The simulated browser doesn’t load pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  const printed: string[] = [];
  vi.stubGlobal('print', () => {
    for (const { src } of document.querySelectorAll<HTMLImageElement>('body > [data-paper] img'))
      printed.push(decodeURIComponent(src));
  });
  const { user } = renderPage('/qr', { as: ada });
  for (const name of ['Card', 'Red']) await user.click(await box(name));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: /^Print/ }));
  const paper = await screen.findByLabelText('Paper');
  await user.selectOptions(paper, 'avery-l7120');
  expect(screen.getByText(/^2 codes on 1 sheet, up to 35 per sheet/)).toBeTruthy();
  await user.selectOptions(paper, 'a4');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed.filter((picture) => picture.includes(red.foreground))).toHaveLength(1);
});

test('the search box has a shorter placeholder in a narrow window', async () => {
  const { narrow } = windowThatNarrows('(width < 768px)');
  renderPage('/qr', { as: ada });
  await box('Window');
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search QR codes' });
  expect(search.placeholder).toBe('Search QR codes');
  narrow();
  expect(search.placeholder).toBe('Search');
});
