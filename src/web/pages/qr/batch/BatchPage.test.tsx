import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './BatchPage.tsx';
import '#web/pages/qr/QrListPage.tsx';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('tr');
  if (!row) throw new Error(`${name} stands in no row.`);
  return row;
};

/** The account has to be known before a job can be saved for it. */
const makes = async (user: { click: (button: Element) => Promise<void> }, name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
};

test('rows are validated before any request, then created with a result for each', async () => {
  const { key } = await service.addAccount();
  const { user, requests } = renderPage('/qr/batch', { as: { server: service.url, key } });
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('type,data,name\nlink,https://acme.com/1,One\nfax,1,Two\ntext,Hello,Three');
  expect(within(rowOf('Two')).getByText(/fax isn’t supported/)).toBeTruthy();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  await makes(user, 'Create 2 QR codes');
  await screen.findByRole('heading', { name: '2 QR codes created' });
  expect(within(rowOf('One')).getByText('Created')).toBeTruthy();
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(2);
  const { qrs } = (await service.call('GET', '/api/qr', { key })).body.data;
  expect(qrs.map(({ name }: { name: string }) => name)).toEqual(['Three', 'One']);
});

test('a template applies to all rows, except for values that a row sets itself', async () => {
  const { key } = await service.addAccount();
  const { user } = renderPage('/qr/batch', { as: { server: service.url, key } });
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('type,ssid,phone,foreground,name,price\nwifi,Guests,,,One,5\nphone,,+1 555,#8c1f1a,Two,6');
  await screen.findByText('1 column won’t be used');
  await user.click(screen.getByLabelText('Dots'));
  await makes(user, 'Create 2 QR codes');
  await screen.findByRole('heading', { name: '2 QR codes created' });
  const { qrs } = (await service.call('GET', '/api/qr', { key })).body.data;
  const sources = await Promise.all(
    qrs.map(async ({ id }: { id: number }) => {
      const { source } = (await service.call('GET', `/api/qr/${id}`, { key })).body;
      return [source.type, source.foreground, source.look.modules];
    }),
  );
  expect(sources).toEqual([
    ['phone', 'rgb(140,31,26)', 'dots'],
    ['wifi', 'rgb(91,42,134)', 'dots'],
  ]);
  // Without workers nothing can be tested, and the page says so.
  await screen.findByText('Not tested: this browser doesn’t support it', { selector: '[role=status]' });
  expect(within(rowOf('One')).getByText(/^Not tested/)).toBeTruthy();
});

test.each([
  { by: 'by default', chosen: [], gets: ['rgb(31,95,63)', 'classy'] },
  { by: 'unless another is chosen', chosen: ['Dots'], gets: ['rgb(91,42,134)', 'dots'] },
])('codes get the standard template $by', async ({ chosen, gets }) => {
  const { key } = await service.addAccount();
  const body = { name: 'Garden', standard: true, foreground: 'rgb(31,95,63)', look: { modules: 'classy' } };
  await service.call('POST', '/api/look/add', { key, body });
  const { user } = renderPage('/qr/batch', { as: { server: service.url, key } });
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('data,name\nhttps://acme.com/1,One');
  for (const name of chosen) await user.click(screen.getByLabelText(name));
  await makes(user, 'Create 1 QR code');
  await screen.findByRole('heading', { name: '1 QR code created' });
  const [{ id }] = (await service.call('GET', '/api/qr', { key })).body.data.qrs;
  const { source } = (await service.call('GET', `/api/qr/${id}`, { key })).body;
  expect([source.foreground, source.look.modules]).toEqual(gets);
});

const account = {
  id: 7,
  email: 'ada@example.com',
  username: 'ada',
  avatar: '',
  status: 'pro',
  expires: null,
  registered: '2026-01-01 00:00:00',
};

test('a row that the server refuses shows the reason, and only it is sent again', async () => {
  let isFull = true;
  let posts = 0;
  const server = await startScriptedServer(({ method, url }) => {
    if (url === '/api/account') return { body: { error: 0, data: account } };
    if (method !== 'POST') return { body: { error: 0, data: {} } };
    posts += 1;
    return isFull && posts > 1
      ? { body: { error: 1, message: 'Your plan has no room for more.' } }
      : { body: { error: 0, id: posts, link: `https://other.example/qr/${posts}` } };
  });
  const { user } = renderPage('/qr/batch', { as: { server: server.url, key: 'x' } });
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('data,name\nhttps://acme.com/1,One\nhttps://acme.com/2,Two');
  await makes(user, 'Create 2 QR codes');
  await screen.findByRole('heading', { name: '1 QR code created' });
  expect(within(rowOf('One')).getByText('Created')).toBeTruthy();
  expect(within(rowOf('Two')).getByText('Your plan has no room for more.')).toBeTruthy();
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: '2 QR codes created' });
  expect(posts).toBe(3);
  await server.stop();
});

test('a paused batch finishes the current code first, and resumes with the next', async () => {
  let made = 0;
  const held = Promise.withResolvers<undefined>();
  const { key } = await service.addAccount();
  const { user } = renderPage('/qr/batch', { as: { server: service.url, key } });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') {
      made += 1;
      if (made === 1) await held.promise;
    }
    return answer(input, init);
  };
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('data,name\nhttps://acme.com/1,One\nhttps://acme.com/2,Two');
  await makes(user, 'Create 2 QR codes');
  const card = within(await screen.findByRole('main'));
  await waitFor(() => expect(made).toBe(1));
  await user.click(card.getAllByRole('button', { name: 'Pause' })[0] ?? document.body);
  await card.findAllByText(/pausing/);
  held.resolve(undefined);
  await card.findAllByText(/1 of 2 · paused/);
  expect(made).toBe(1);
  await user.click(card.getAllByRole('button', { name: 'Resume' })[0] ?? document.body);
  await screen.findByRole('heading', { name: '2 QR codes created' });
  expect(made).toBe(2);
});

test('a canceled batch reports the rows that weren’t created, and can be continued', async () => {
  const held = Promise.withResolvers<undefined>();
  const { key } = await service.addAccount();
  const { user } = renderPage('/qr/batch', { as: { server: service.url, key } });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') await held.promise;
    return answer(input, init);
  };
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('data,name\nhttps://acme.com/1,One\nhttps://acme.com/2,Two');
  await makes(user, 'Create 2 QR codes');
  const card = within(await screen.findByRole('main'));
  await user.click((await card.findAllByRole('button', { name: 'Cancel' }))[0] ?? document.body);
  held.resolve(undefined);
  await screen.findByText(/row not created yet\.|rows not created yet\./);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: '2 QR codes created' })).toBeTruthy();
});

test('a batch continues while another page is open', async () => {
  const held = Promise.withResolvers<undefined>();
  const { key } = await service.addAccount();
  const { user, go } = renderPage('/qr/batch', { as: { server: service.url, key } });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') await held.promise;
    return answer(input, init);
  };
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('data,name\nhttps://acme.com/1,One\nhttps://acme.com/2,Two');
  await makes(user, 'Create 2 QR codes');
  await screen.findAllByRole('button', { name: 'Pause' });
  await go('/qr');
  await screen.findByText('No QR codes yet');
  held.resolve(undefined);
  await screen.findByText('2 QR codes created');
  await go('/qr/batch');
  await screen.findByRole('heading', { name: '2 QR codes created' });
  expect(within(rowOf('Two')).getByText('Created')).toBeTruthy();
});

test('a code whose response is lost is found again, and isn’t created twice', async () => {
  let posts = 0;
  const { key } = await service.addAccount();
  const { user } = renderPage('/qr/batch', { as: { server: service.url, key } });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await answer(input, init);
    if (init?.method !== 'POST') return response;
    posts += 1;
    if (posts === 1) throw new TypeError('Failed to fetch');
    return response;
  };
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('data,name\nhttps://acme.com/1,One\nhttps://acme.com/2,Two');
  await makes(user, 'Create 2 QR codes');
  await screen.findAllByText(/can’t reach the server/);
  await screen.findByRole('heading', { name: '2 QR codes created' });
  expect(within(rowOf('One')).getByText('Created')).toBeTruthy();
  expect(posts).toBe(2);
});

test('a row that got no response and created no code is reported', async () => {
  let posts = 0;
  const { key } = await service.addAccount();
  const { user } = renderPage('/qr/batch', { as: { server: service.url, key } });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST') return answer(input, init);
    posts += 1;
    if (posts === 1) throw new TypeError('Failed to fetch');
    return answer(input, init);
  };
  await user.click(await screen.findByLabelText('Or paste rows'));
  await user.paste('data,name\nhttps://acme.com/1,One\nhttps://acme.com/2,Two');
  await makes(user, 'Create 2 QR codes');
  await screen.findByRole('heading', { name: '1 QR code created' });
  expect(within(rowOf('One')).getByText(/No response\./)).toBeTruthy();
  await screen.findByText('1 row got no response. Check your list.');
  expect(posts).toBe(2);
});
