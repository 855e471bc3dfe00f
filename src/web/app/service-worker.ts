/**
 * Keeps the built app in the browser, so that it opens at once and without a connection. It serves the app's own files
 * alone: a request for data passes by it and is never kept here.
 *
 * Each build has a store of its own. A new one takes over as soon as it is whole, and yet interrupts nothing: a page
 * that is open goes on with the files of its own build, which are found in whichever store has them. Only a page that
 * is loaded anew is that of the newest build.
 */

/** What the build consists of; the build itself writes it at the beginning of this file. */
declare const BUILD: {
  /** Of this very build and no other. */
  readonly version: string;
  /** The script that its page begins with. */
  readonly entry: string;
  /** Paths from the scope, the page itself left out. */
  readonly files: readonly string[];
};

/** What a worker has and a page has not, as far as it is used here. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

const family = 'waypost-build ';
/** Builds whose files stay beside the newest: for pages that have been open since then. */
const earlier = 2;
const { scope } = worker.registration;

/** From the oldest to the newest. */
const stores = async () => (await caches.keys()).filter((name) => name.startsWith(family));

/** Names under assets/ change with their content. */
const isLasting = (file: string) => file.startsWith('assets/');

async function fetched(file: string): Promise<Response> {
  const response = await fetch(scope + file, {
    cache: isLasting(file) ? 'default' : 'no-cache',
    priority: 'low',
  });
  // A sign-in of a proxy, say, is not what was asked for.
  if (!response.ok || response.redirected) throw new Error(`${response.url} did not come.`);
  return response;
}

async function install() {
  const name = family + BUILD.version;
  // When a server goes back to an earlier build, that is the newest now.
  await caches.delete(name);
  try {
    const store = await caches.open(name);
    // One after the other: the open page and its data go first.
    for (const file of BUILD.files) {
      const address = scope + file;
      const known = isLasting(file) ? await caches.match(address, { ignoreVary: true }) : undefined;
      await store.put(address, known ?? (await fetched(file)));
    }
    const page = await fetched('');
    if (!(await page.clone().text()).includes(BUILD.entry)) throw new Error('The page is of another build.');
    // Last of all: a store with a page is whole.
    await store.put(scope, page);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await worker.skipWaiting();
}

async function activate() {
  for (const name of (await stores()).slice(0, -1 - earlier)) await caches.delete(name);
  await worker.clients.claim();
}

/** The one page, of the newest build. */
async function page(request: Request): Promise<Response> {
  for (const name of (await stores()).toReversed()) {
    const kept = await (await caches.open(name)).match(scope, { ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}

const file = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname;
  const isFile = /\/assets\/|\.\w+$/.test(path);
  if (isFile) event.respondWith(file(request));
  // The docs lie beside the app where a host of files has both.
  else if (request.mode === 'navigate' && !request.url.startsWith(`${scope}docs/`))
    event.respondWith(page(request));
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module to the compiler, so that its names are its own
export {};
