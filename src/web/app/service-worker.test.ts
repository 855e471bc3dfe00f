/** Runs the worker in a fake browser that has only what the worker uses. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scope = 'https://go.acme.com/app/';

type Listener = (event: object) => void;
let listeners: Record<string, Listener>;
let stores: Map<string, Map<string, Response>>;
let served: Record<string, string>;
let asked: string[];

const pageOf = (entry: string) => `<!doctype html><script src="/app/${entry}"></script>`;

beforeEach(() => {
  stores = new Map();
  asked = [];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        put: (address: string, answer: Response) => Promise.resolve(store.set(address, answer)),
        match: (address: string) => Promise.resolve(store.get(address)?.clone()),
      });
    },
    match: (wanted: string | Request) => {
      const address = typeof wanted === 'string' ? wanted : wanted.url;
      const found = [...stores.values()].flatMap((store) => store.get(address)?.clone() ?? []);
      return Promise.resolve(found[0]);
    },
  });
  vi.stubGlobal('fetch', (wanted: string | Request) => {
    const address = typeof wanted === 'string' ? wanted : wanted.url;
    asked.push(address.slice(scope.length));
    const text = served[address.slice(scope.length)];
    return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
  });
  vi.stubGlobal('registration', { scope });
  vi.stubGlobal('clients', { claim: () => Promise.resolve() });
  vi.stubGlobal('skipWaiting', () => Promise.resolve());
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners[type] = listener as Listener;
  });
});
afterEach(() => void vi.resetModules());

const during = async (type: string) => {
  let work: Promise<unknown> = Promise.resolve();
  listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
};

/** Simulates a server with this build, whose worker is installed. */
async function install(version: string, files: Record<string, string>, page?: string) {
  const entry = Object.keys(files)[0] ?? '';
  served = { ...files, '': page ?? pageOf(entry) };
  listeners = {};
  vi.stubGlobal('BUILD', { version, entry, files: Object.keys(files) });
  vi.resetModules();
  await import('./service-worker.ts');
  await during('install');
  await during('activate');
}

/** Resolves to undefined if the worker doesn't handle the request. */
async function answerTo(path: string, { method = 'GET', mode = 'cors' } = {}) {
  let answer: Promise<Response> | undefined;
  const request = { url: new URL(path, scope).href, method, mode };
  listeners['fetch']?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
  return answer && (await answer).text();
}
const open = (path: string) => answerTo(path, { mode: 'navigate' });

const first = { 'assets/main-1.js': 'one', 'assets/links-1.js': 'links', 'icon.svg': 'icon' };
const second = { 'assets/main-2.js': 'two', 'assets/links-1.js': 'links', 'icon.svg': 'icon' };

test('every address and file of the app works without a server', async () => {
  await install('1', first);
  served = {};
  expect(await open('links?page=2')).toBe(pageOf('assets/main-1.js'));
  expect(await open('')).toBe(pageOf('assets/main-1.js'));
  expect(await answerTo('assets/links-1.js')).toBe('links');
});

test('requests for data, changes and addresses outside the app are not handled', async () => {
  await install('1', first);
  expect(await answerTo('/api/urls')).toBeUndefined();
  expect(await open('/menu')).toBeUndefined();
  expect(await answerTo('links', { method: 'HEAD' })).toBeUndefined();
  expect(await answerTo('links')).toBeUndefined();
});

test('a reload shows the new build, and a page of the old build still finds its files', async () => {
  await install('1', first);
  await install('2', second);
  served = {};
  expect(await open('')).toBe(pageOf('assets/main-2.js'));
  expect(await answerTo('assets/main-1.js')).toBe('one');
});

test('a hashed file that two builds share is fetched once', async () => {
  await install('1', first);
  asked = [];
  await install('2', second);
  expect(asked).toEqual(['assets/main-2.js', 'icon.svg', '']);
});

test('the three newest builds are kept, and a build installed again becomes the newest', async () => {
  for (const version of ['1', '2', '3', '4']) await install(version, first);
  expect([...stores.keys()].map((name) => name.split(' ')[1])).toEqual(['2', '3', '4']);
  await install('3', first);
  expect([...stores.keys()].map((name) => name.split(' ')[1])).toEqual(['2', '4', '3']);
});

test.each([
  ['a file is missing', { ...second, 'assets/gone.js': 'gone' }, undefined],
  ['its page is that of another build', second, pageOf('assets/main-3.js')],
  ['a sign-in of a proxy stands in its place', second, '<h1>Sign in</h1>'],
])('a new build is rejected when %s', async (_, files, page) => {
  await install('1', first);
  const broken = install('2', files, page);
  if ('assets/gone.js' in files) delete served['assets/gone.js'];
  await expect(broken).rejects.toThrow(/did not come|another build/);
  expect([...stores.keys()]).toEqual(['waypost-build 1']);
  expect(await open('')).toBe(pageOf('assets/main-1.js'));
});
