import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
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

const pageOf = (pixels: object[]) => ({
  body: {
    error: '0',
    data: { result: pixels.length, perpage: 1000, currentpage: 1, nextpage: null, maxpage: 1, pixels },
  },
});

describe('adding a pixel', () => {
  test('describes the pixel ID, extracts it from pasted code, and saves the pixel', async () => {
    const { key } = await service.addAccount();
    const { user, address } = renderPage('/pixels', { as: { server: service.url, key } });
    await screen.findByText('No pixels yet');
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Add pixel' });
    expect(address()).toBe('/pixels?open=new');
    const networks = within(within(dialog).getByLabelText('Network')).getAllByRole('option');
    expect(networks.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
      'Google Analytics',
      'Google Tag Manager',
      'Facebook (Meta)',
      'Google Ads',
    ]);
    expect(networks).toHaveLength(pixelTypes.length + 1);
    await user.selectOptions(within(dialog).getByLabelText('Network'), 'Google Tag Manager');
    expect(dialog.textContent).toContain('The container ID, at the top of your workspace');
    await user.type(within(dialog).getByLabelText('Name'), 'All sites');
    const tag = within(dialog).getByLabelText<HTMLInputElement>('Pixel ID');
    await user.click(tag);
    await user.paste("gtm('GTM-5KX2N9Q')");
    await user.click(within(dialog).getByRole('button', { name: 'Use GTM-5KX2N9Q' }));
    expect(tag.value).toBe('GTM-5KX2N9Q');
    await user.click(within(dialog).getByRole('button', { name: 'Add pixel' }));
    await screen.findByText('Pixel added');
    await screen.findByText('All sites');
    await waitFor(() => expect(address()).toBe('/pixels'));
    const { body } = await service.call('GET', '/api/pixels', { key });
    expect(body.data.pixels).toMatchObject([{ type: 'tagmgrpixel', name: 'All sites', tag: 'GTM-5KX2N9Q' }]);
  });

  test('refuses invalid fields without a request', async () => {
    const { user, requests } = renderPage('/pixels?open=new', { as: ada });
    const dialog = await screen.findByRole('dialog', { name: 'Add pixel' });
    await user.type(within(dialog).getByLabelText('Pixel ID'), '<script>');
    await user.click(within(dialog).getByRole('button', { name: 'Add pixel' }));
    await within(dialog).findByText('Choose a network.');
    expect(within(dialog).getByText('The name can’t be empty.')).toBeTruthy();
    expect(
      within(dialog).getByText('A pixel ID can contain letters, digits and . : / - _ only.'),
    ).toBeTruthy();
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
  });

  test('shows the service’s error, and keeps the input', async () => {
    const late = await service.addAccount({ expires_at: 1 });
    const { user } = renderPage('/pixels?open=new', { as: late });
    const dialog = await screen.findByRole('dialog', { name: 'Add pixel' });
    await user.selectOptions(within(dialog).getByLabelText('Network'), 'Reddit');
    const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
    await user.type(name, 'Spring');
    await user.type(within(dialog).getByLabelText('Pixel ID'), 'a2_f4k29dqm');
    await user.click(within(dialog).getByRole('button', { name: 'Add pixel' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('expired');
    expect(name.value).toBe('Spring');
  });
});

/** Starts a server that accepts only one word for Facebook's type, and records what it was sent. */
async function startPicky(taken: string, listed: object[]) {
  const sent: string[] = [];
  const other = await startScriptedServer(({ method, url }) => {
    if (method === 'GET') return url?.startsWith('/api/pixels') ? pageOf(listed) : { status: 404 };
    if (taken === 'garbled') return { body: '<html>Bad gateway</html>' };
    return sent.at(-1) === taken
      ? { status: 201, body: { error: 0, id: '5' } }
      : { body: { error: 1, message: 'Invalid pixel provider.' } };
  });
  // Requests are recorded when sent, since the test server doesn't receive bodies.
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push((JSON.parse(init.body as string) as { type: string }).type);
    return real(input, init);
  });
  return { other, sent };
}

describe('adding a pixel on another server', () => {
  const fill = async ({ user }: ReturnType<typeof renderPage>) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add pixel' });
    await user.selectOptions(within(dialog).getByLabelText('Network'), 'Facebook (Meta)');
    await user.type(within(dialog).getByLabelText('Name'), 'Spring');
    await user.type(within(dialog).getByLabelText('Pixel ID'), '381920475516204');
    await user.click(within(dialog).getByRole('button', { name: 'Add pixel' }));
    return dialog;
  };
  const known = { id: 1, type: 'gtmpixel', name: 'Old', tag: 'GTM-5KX2N9Q', date: '2026-03-01 10:00:00' };

  test('sends the vendor’s type if the server’s list uses vendors’ types', async () => {
    const { other, sent } = await startPicky('fbpixel', [known]);
    const page = renderPage('/pixels', { as: { server: other.url, key: 'x' } });
    await screen.findByText('Old');
    await page.user.keyboard('n');
    await fill(page);
    await screen.findByText('Pixel added');
    expect(sent).toEqual(['fbpixel']);
    await other.stop();
  });

  test('sends the specification’s type first, then the vendor’s, if the list is empty', async () => {
    const { other, sent } = await startPicky('fbpixel', []);
    await fill(renderPage('/pixels?open=new', { as: { server: other.url, key: 'x' } }));
    await screen.findByText('Pixel added');
    expect(sent).toEqual(['socialonepixel', 'fbpixel']);
    await other.stop();
  });

  test('warns beforehand if the server can’t edit pixels', async () => {
    const { other } = await startPicky('none', []);
    renderPage('/pixels?open=new', { as: { server: other.url, key: 'x' } });
    expect(await screen.findByText('You can’t edit this pixel later')).toBeTruthy();
    await other.stop();
  });

  test('shows the server’s error if it accepts neither type', async () => {
    const { other, sent } = await startPicky('none', []);
    const dialog = await fill(renderPage('/pixels?open=new', { as: { server: other.url, key: 'x' } }));
    await within(dialog).findByText('Invalid pixel provider.');
    expect(sent).toHaveLength(2);
    await other.stop();
  });

  test('checks the list after an unreadable response, and reports a missing pixel', async () => {
    const { other, sent } = await startPicky('garbled', []);
    const page = renderPage('/pixels?open=new', { as: { server: other.url, key: 'x' } });
    const dialog = await fill(page);
    await within(dialog).findByText(/Your change didn’t go through/);
    expect(sent).toEqual(['socialonepixel']);
    expect(
      page.requests.filter((request) => request.startsWith('GET /api/pixels')).length,
    ).toBeGreaterThanOrEqual(2);
    await other.stop();
  });
});
