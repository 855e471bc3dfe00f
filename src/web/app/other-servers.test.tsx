/** Pages over servers that are none of this product: what is shown, and what is not said. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { paging } from '#test/records/sample-answers.ts';
import { renderPage } from '#test/render-page.tsx';
import { type ScriptedAnswer, scripted, startAnswering } from '#test/start-answering.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const account = {
  id: 3,
  email: 'ada@acme.com',
  username: 'ada',
  avatar: '',
  status: 'Pro',
  expires: null,
  registered: null,
};

async function openAt(address: string, answers: Record<string, ScriptedAnswer>) {
  const { answer, asked } = scripted({
    'GET /api/account': { body: { error: 0, data: account } },
    ...answers,
  });
  const server = await startAnswering(answer);
  stop = server.stop;
  return { ...renderPage(address, { as: { server: server.url, key: 'x' } }), asked };
}

const listOf = (key: string, rows: readonly unknown[]): ScriptedAnswer => ({
  body: { error: '0', data: { ...paging, result: rows.length, [key]: rows } },
});

const pixel = { id: 1, type: 'fbpixel', name: 'Shop', tag: '123', date: null };

describe('a list with a record that can’t be read', () => {
  test('shows the others, and says so', async () => {
    await openAt('/pixels', {
      'GET /api/pixels': listOf('pixels', [
        pixel,
        { ...pixel, id: undefined },
        { ...pixel, id: 2, name: 'Blog' },
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Pixels' });
    expect(await within(table).findByText('Shop')).toBeTruthy();
    expect(within(table).getByText('Blog')).toBeTruthy();
    expect(screen.getByText('1 record can’t be read')).toBeTruthy();
  });

  test('says nothing of the kind where all can be read, and shows no date for none', async () => {
    await openAt('/splash', { 'GET /api/splash': listOf('splash', [{ id: 1, name: 'Hello', date: null }]) });
    const table = await screen.findByRole('table', { name: 'Splash pages' });
    expect(await within(table).findByText('Hello')).toBeTruthy();
    expect(within(table).getByText('–')).toBeTruthy();
    expect(screen.queryByText(/can’t be read/)).toBeNull();
  });
});

describe('a pixel', () => {
  test('that a server adds without a word is added', async () => {
    const { user, asked } = await openAt('/pixels?open=new', {
      'GET /api/pixels': listOf('pixels', [pixel]),
      'POST /api/pixel/add': { body: { error: 0 } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Add pixel' });
    await user.selectOptions(await within(dialog).findByLabelText('Service'), 'Google Tag Manager');
    await user.type(within(dialog).getByLabelText('Name'), 'Shop');
    await user.type(within(dialog).getByLabelText('Tag'), 'GTM-5KX2N9Q');
    await user.click(within(dialog).getByRole('button', { name: 'Add pixel' }));
    await screen.findByText('Pixel added');
    expect(asked.filter((one) => one === 'POST /api/pixel/add')).toHaveLength(1);
  });
});

describe('a page for what the server does not offer', () => {
  test.each(['/overlays/new', '/splash/new', '/splash/4'])('%s says so', async (address) => {
    const { asked } = await openAt(address, {});
    expect(await screen.findByRole('heading', { name: 'Not available on this server' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Create|Save/ })).toBeNull();
    expect(asked.filter((one) => !one.startsWith('GET /api/account'))).toEqual([]);
  });
});

describe('what is true of our service alone', () => {
  let service: TestService;
  let ada: TestAccount;
  beforeAll(async () => {
    service = await startService();
    ada = await service.addAccount();
  });
  afterAll(() => service.stop());

  const as = () => ({ server: service.url, key: ada.key });

  test.each([['/account', 'Rate limit', /All your API keys share this limit/]])(
    'is said at %s there, and nowhere else',
    async (address, heading, sentence) => {
      const first = renderPage(address, { as: as() });
      await screen.findByRole('heading', { name: heading });
      expect(await screen.findByText(sentence)).toBeTruthy();
      first.unmount();
      renderPage(address, { as: as(), lacks: 'session' });
      await screen.findByRole('heading', { name: heading });
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    },
  );
});

test('a report says what a server does otherwise, and holds none of its records', async () => {
  const { user, asked } = await openAt('/account', {
    'GET /api/urls': listOf('urls', [
      {
        id: '7',
        alias: 'menu',
        shorturl: 'https://acme.com/menu',
        longurl: 'https://acme.com',
        clicks: '90210',
        date: null,
      },
    ]),
    'GET /api/pixels': listOf('pixels', [pixel]),
    'GET /api/campaigns': { status: 404, body: '<h1>Not found</h1>' },
    'GET /api/channels': { body: { data: { ...paging, channels: [] } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Open report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Server report' });
  const before = asked.length;
  await user.click(within(dialog).getByRole('button', { name: 'Check server (10 requests)' }));
  await within(dialog).findByText(/differences found/, undefined, { timeout: 60_000 });
  for (const text of [
    '/api/urls · id: "0"',
    '/api/campaigns · HTTP 404',
    '/api/channels · error: –',
    '/api/pixels · type: fbpixel',
  ])
    expect(within(dialog).getByText(text)).toBeTruthy();
  expect(dialog.textContent).not.toContain('menu');
  expect(dialog.textContent).not.toContain('90210');
  expect(asked.slice(before).every((request) => request.startsWith('GET '))).toBe(true);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  await user.click(within(dialog).getByRole('button', { name: 'Download report' }));
  expect(saved).toHaveBeenCalledOnce();
});
