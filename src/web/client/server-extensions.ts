import type { Extension } from '#contract/endpoint.ts';
import { isRecord } from '#contract/answers/fits.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { createStore } from '#web/browser/store.ts';
import { currentCredentials, staysSignedIn, watchCredentials } from './credentials.ts';

const storageKey = 'extensions';
const switchStorageKey = 'switched';

const namesIn = (text = ''): ReadonlySet<string> => new Set(text.split(/[\s,]+/).filter(Boolean));

/**
 * Returns the extensions that were stored earlier, for a page opened while its server can't be reached or the limit is
 * spent. A page that its own service sent contains them.
 */
function storedExtensions(): ReadonlySet<string> {
  const current = currentCredentials()?.server;
  const told = readStored('tab', storageKey) ?? readStored('browser', storageKey);
  const names = isRecord(told) && told['server'] === current ? told['names'] : undefined;
  if (Array.isArray(names)) return new Set(names.filter((name) => typeof name === 'string'));
  return namesIn(current === '' ? document.documentElement.dataset['extensions'] : undefined);
}

/** The extensions that the server names in every response. It has none if the header is missing. */
let named = storedExtensions();
/** The extensions that the server offers: those it names, and those switched on for the account. */
const names = createStore(withSwitched());
let server = currentCredentials()?.server;
// After a sign-in to another server, the previous server's extensions must no longer be shown.
watchCredentials(() => {
  const next = currentCredentials()?.server;
  if (next !== server) named = storedExtensions();
  server = next;
  show();
});

function show() {
  const next = withSwitched();
  if (!isSame(next, names.get())) names.set(next);
}

/**
 * A capability that a server has without naming it, as far as the account's owner knows. It's switched on and off by
 * hand.
 */
export interface LinkSwitch {
  isOn: boolean;
  /** Why it was switched off again: the request that the server has nothing for, such as `POST /api/url/add`. */
  missing?: string | undefined;
}

/** Returns the switch of the signed-in account on its server. Nothing is stored for accounts that switched nothing. */
export function readLinkSwitch(): LinkSwitch {
  const kept = readStored('tab', switchStorageKey) ?? readStored('browser', switchStorageKey);
  if (!isRecord(kept) || kept['server'] !== currentCredentials()?.server) return { isOn: false };
  const { missing } = kept;
  return { isOn: kept['links'] === true, missing: typeof missing === 'string' ? missing : undefined };
}

export function setLinkSwitch(switched: LinkSwitch) {
  const { isOn: links, missing } = switched;
  writeStored(staysSignedIn() ? 'browser' : 'tab', switchStorageKey, {
    server: currentCredentials()?.server,
    links,
    missing,
  });
  show();
}

function withSwitched(): ReadonlySet<string> {
  return readLinkSwitch().isOn ? new Set([...named, 'links']) : named;
}
/**
 * The extensions of the service that this page came from. Its passwords and new accounts are available whichever server
 * is called.
 */
const ownNames = createStore<ReadonlySet<string>>(new Set());

export function noteExtensions(headers: Headers) {
  const told = namedIn(headers);
  if (isSame(told, named)) return;
  named = told;
  show();
  writeStored(staysSignedIn() ? 'browser' : 'tab', storageKey, {
    server: currentCredentials()?.server,
    names: [...told],
  });
}

export function noteOwnExtensions(headers: Headers) {
  const told = namedIn(headers);
  if (!isSame(told, ownNames.get())) ownNames.set(told);
}

const namedIn = (headers: Headers) => namesIn(headers.get('X-Extensions') ?? undefined);

const isSame = (told: ReadonlySet<string>, known: ReadonlySet<string>) =>
  told.size === known.size && [...told].every((name) => known.has(name));

/** Returns all extensions that the server offers. The set is replaced when they change. */
export const useExtensions = names.use;

export const hasExtension = (name: Extension) => names.get().has(name);

/** Whether the server itself names the extension, regardless of switches. */
export const isExtensionNamed = (name: Extension) => named.has(name);

/** Whether the server offers the extension. Pages hide what needs a missing one. */
export const useExtension = (name: Extension) => names.use().has(name);

/**
 * Whether the service that this page came from offers the extension. It's known once that service was asked who may
 * register.
 */
export const useOwnExtension = (name: Extension) => ownNames.use().has(name);
