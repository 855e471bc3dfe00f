/**
 * Keeps the built app in the browser, so that it opens immediately and without a connection. It only serves the app's
 * own files. Requests for data bypass it and are never stored here.
 *
 * Each build has its own store. A new build takes over as soon as it's complete, but interrupts nothing. An open page
 * continues with the files of its own build, which are found in any store that has them. Only a newly loaded page is of
 * the newest build.
 */

/** The contents of the build, which the build itself inserts at the beginning of this file. */
declare const BUILD: {
  /** Unique to this build. */
  readonly version: string;
  /** The entry script of its page. */
  readonly entry: string;
  /** Paths relative to the scope, without the page itself. */
  readonly files: readonly string[];
};

/** The parts of the worker API that pages lack and that are used here. */
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
/** Number of previous builds whose files are kept, for pages that have been open since then. */
const earlier = 2;
const { scope } = worker.registration;

/** Returns the names of the stores, oldest to newest. */
const stores = async () => (await caches.keys()).filter((name) => name.startsWith(family));

/** Whether a file never changes. Names under assets/ change with their content. */
const isLasting = (file: string) => file.startsWith('assets/');

async function fetched(file: string): Promise<Response> {
  const response = await fetch(scope + file, {
    cache: isLasting(file) ? 'default' : 'no-cache',
    priority: 'low',
  });
  // A redirect may lead to a proxy's sign-in, for instance.
  if (!response.ok || response.redirected) throw new Error(`${response.url} did not come.`);
  return response;
}

async function install() {
  const name = family + BUILD.version;
  // If a server returns to an earlier build, that build is now the newest.
  await caches.delete(name);
  try {
    const store = await caches.open(name);
    // Files are fetched one after the other, so that the open page and its data go first.
    for (const file of BUILD.files) {
      const address = scope + file;
      const known = isLasting(file) ? await caches.match(address, { ignoreVary: true }) : undefined;
      await store.put(address, known ?? (await fetched(file)));
    }
    const page = await fetched('');
    if (!(await page.clone().text()).includes(BUILD.entry)) throw new Error('The page is of another build.');
    // The page is stored last, so a store with a page is complete.
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

/** Returns the page of the newest build. */
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
  // A static file host may have the docs beside the app.
  else if (request.mode === 'navigate' && !request.url.startsWith(`${scope}docs/`))
    event.respondWith(page(request));
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module to the compiler, so that its names are its own
export {};
