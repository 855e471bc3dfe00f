// Sets up this process so that the service recognizes request bodies.
import '#test/render-page.tsx';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { accountDetails } from '#web/api/account.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { dropCredentials, saveCredentials } from '#web/client/credentials.ts';
import { currentSession } from './replica-session.ts';
import { startReplica } from './start-replica.ts';

provideIndexedDb();

const service: TestService = await startService();
let ada: TestAccount;
let stop = () => {};
let asked: string[] = [];

beforeEach(async () => {
  ada = await service.addAccount();
  asked = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input, service.url);
    asked.push(pathname + search.replace(/(after=)[^&]+/, '$1…'));
    return send(input, init);
  });
});
afterEach(() => {
  stop();
  dropCredentials();
});
afterAll(() => service.stop());

async function open() {
  saveCredentials({ server: service.url, key: ada.key, kind: 'key' }, { stay: true });
  const client = createQueryClient();
  stop = startReplica(client, { quiet: 10 });
  await client.query(accountDetails());
  await expect.poll(() => copy().isLoaded).toBe(true);
}

function copy() {
  const session = currentSession();
  if (!session) throw new Error('There is no copy.');
  return session.copy;
}

const until = (isSo: () => void | Promise<void>) => vi.waitFor(isSo, 30_000);
const titles = () =>
  copy()
    .get('links')
    .rows.map((row) => (row as { title: string }).title)
    .toSorted();
const marks = async () => copy().mark();
const send = async (method: string, path: string, body?: object) =>
  (await service.call(method, `/api/${path}`, { key: ada.key, body })).body;
const itemsOf = (channel: number) =>
  copy()
    .itemsOf(channel)
    .map(({ type, id }) => `${type} ${id}`);

test('one request fills the copy, and one more loads later changes', async () => {
  const [menu, poster] = await Promise.all(
    ['Menu', 'Poster'].map((title) => addLink(service, ada.id, { title, alias: title })),
  );
  const { id: channel } = await send('POST', 'channel/add', { name: 'Print' });
  await send('POST', `channel/${channel}/assign/links/${menu?.id}`);
  await open();
  await until(() => expect(copy().stateOf('links').isWhole).toBe(true));
  expect(titles()).toEqual(['Menu', 'Poster']);
  expect(itemsOf(channel)).toEqual([`links ${menu?.id}`]);
  await until(() => expect(copy().stateOf(`items ${channel}`).isWhole).toBe(true));
  expect(asked.slice(2)).toEqual(['/api/account', '/api/keys?limit=1000', '/api/changes?limit=1000']);

  // Written directly to the service, so that no response passes this browser.
  await addLink(service, ada.id, { title: 'Flyer', alias: 'flyer' });
  await send('DELETE', `url/${poster?.id}/delete`);
  await send('DELETE', `channel/${channel}/assign/links/${menu?.id}`);
  const { id: other } = await send('POST', 'channel/add', { name: 'Mail' });
  await send('POST', `channel/${other}/assign/links/${menu?.id}`);
  asked = [];
  currentSession()?.keeping.refresh('links');
  await until(() => expect(titles()).toEqual(['Flyer', 'Menu']));
  await until(() => expect(currentSession()?.keeping.isRefreshing('links')).toBe(false));
  expect(itemsOf(channel)).toEqual([]);
  expect(itemsOf(other)).toEqual([`links ${menu?.id}`]);
  expect(asked.at(-1)).toBe('/api/changes?limit=1000&after=…');
  expect(asked.filter((address) => address.startsWith('/api/changes'))).toHaveLength(1);
});

test('a reopened copy continues from its mark', async () => {
  await addLink(service, ada.id, { title: 'Menu', alias: 'menu-again' });
  await open();
  await until(() => expect(copy().stateOf('links').isWhole).toBe(true));
  await until(async () => expect(await marks()).toBeDefined());
  stop();
  await addLink(service, ada.id, { title: 'Flyer', alias: 'flyer-again' });
  asked = [];
  await open();
  expect(titles()).toEqual(['Menu']);
  currentSession()?.keeping.refresh('links');
  await until(() => expect(titles()).toEqual(['Flyer', 'Menu']));
  expect(asked.filter((address) => address.startsWith('/api/changes'))).toEqual([
    '/api/changes?limit=1000&after=…',
  ]);
});

test('a mark that is too old makes the copy reload and drop deleted links', async () => {
  const gone = await addLink(service, ada.id, { title: 'Gone', alias: 'gone' });
  await addLink(service, ada.id, { title: 'Stays', alias: 'stays' });
  await open();
  await until(() => expect(titles()).toEqual(['Gone', 'Stays']));
  await until(async () => expect(await marks()).toBeDefined());
  // As after a restart of the service, which never reports the deletion.
  await service.service.db.updateTable('change_state').set({ epoch: 'another' }).execute();
  await send('DELETE', `url/${gone.id}/delete`);
  asked = [];
  currentSession()?.keeping.refresh('links');
  await until(async () => expect(await marks()).toBeUndefined());
  // The account loads, so failed tasks may be retried.
  await createQueryClient().query(accountDetails());
  currentSession()?.keeping.refresh('links');
  await until(() => expect(titles()).toEqual(['Stays']));
  expect(asked.filter((address) => address.startsWith('/api/changes'))).toEqual([
    '/api/changes?limit=1000&after=…',
    '/api/changes?limit=1000',
  ]);
});

test('QR codes that were stored without type and content are reloaded', async () => {
  const { id } = await send('POST', 'qr/add', { type: 'phone', data: '+4930123456', name: 'Hotline' });
  await open();
  await until(async () => expect(await marks()).toBeDefined());
  const kept = copy().rowOf('qr', id);
  if (!kept) throw new Error('The code isn’t kept.');
  const { type: _type, holds: _holds, ...older } = kept;
  await copy().changeHere('qr', { put: [older] });
  asked = [];
  currentSession()?.keeping.refresh('qr');
  await until(() => expect(copy().rowOf('qr', id)).toMatchObject({ type: 'phone', holds: '+4930123456' }));
  expect(asked.filter((address) => address.startsWith('/api/changes'))).toEqual(['/api/changes?limit=1000']);
});

test('a failed write to the store leaves the mark unchanged', async () => {
  await open();
  await until(async () => expect(await marks()).toBeDefined());
  const before = await marks();
  await addLink(service, ada.id, { title: 'Flyer', alias: 'full' });
  const { store } = copy();
  const write = vi.spyOn(store, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  currentSession()?.keeping.refresh('links');
  await until(() => expect(titles()).toEqual(['Flyer']));
  await until(() => expect(write).toHaveBeenCalled());
  expect(await marks()).toBe(before);
});

test('a list longer than one response is complete after the last one', async () => {
  for (let number = 0; number < 1005; number += 1)
    await addLink(service, ada.id, { title: `Menu ${number}`, alias: `many-${number}` });
  await open();
  await until(() => expect(copy().stateOf('links').isWhole).toBe(true));
  expect(titles()).toHaveLength(1005);
  expect(asked.filter((address) => address.startsWith('/api/changes'))).toEqual([
    '/api/changes?limit=1000',
    '/api/changes?limit=1000&after=…',
  ]);
});
