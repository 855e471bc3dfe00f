import type { Extension } from '#contract/endpoint.ts';
import { isRecord } from '#contract/answers/fits.ts';
import { keep, recall } from '#web/browser/kept.ts';
import { createStore } from '#web/browser/store.ts';
import { currentCredentials, isStaying, watchCredentials } from './credentials.ts';

const place = 'extensions';
const switchPlace = 'switched';

const namesIn = (text = ''): ReadonlySet<string> => new Set(text.split(/[\s,]+/).filter(Boolean));

/**
 * A page that is opened while its server is away, or the limit is spent, knows what was told before. That of its own
 * service says so itself.
 */
function toldBefore(): ReadonlySet<string> {
  const current = currentCredentials()?.server;
  const told = recall('tab', place) ?? recall('browser', place);
  const names = isRecord(told) && told['server'] === current ? told['names'] : undefined;
  if (Array.isArray(names)) return new Set(names.filter((name) => typeof name === 'string'));
  return namesIn(current === '' ? document.documentElement.dataset['extensions'] : undefined);
}

/** What the server names in every answer. Without the header it has none. */
let named = toldBefore();
/** What it offers beyond the specification: what it names, and what its account has switched on. */
const names = createStore(withSwitched());
let server = currentCredentials()?.server;
// Whoever signs in to another server sees nothing that only the one before offers.
watchCredentials(() => {
  const next = currentCredentials()?.server;
  if (next !== server) named = toldBefore();
  server = next;
  show();
});

function show() {
  const next = withSwitched();
  if (!isSame(next, names.get())) names.set(next);
}

/** A capability that a server has without naming it, as far as its account knows: it is switched on and off by hand. */
export interface Switched {
  isOn: boolean;
  /** Why it is off again: the request that the server has nothing for, such as `POST /api/url/add`. */
  missing?: string | undefined;
}

/** Of the account that is signed in, on its server. Of those that are not switched, nothing is kept. */
export function switchedLinks(): Switched {
  const kept = recall('tab', switchPlace) ?? recall('browser', switchPlace);
  if (!isRecord(kept) || kept['server'] !== currentCredentials()?.server) return { isOn: false };
  const { missing } = kept;
  return { isOn: kept['links'] === true, missing: typeof missing === 'string' ? missing : undefined };
}

export function switchLinks(switched: Switched) {
  const { isOn: links, missing } = switched;
  keep(isStaying() ? 'browser' : 'tab', switchPlace, {
    server: currentCredentials()?.server,
    links,
    missing,
  });
  show();
}

function withSwitched(): ReadonlySet<string> {
  return switchedLinks().isOn ? new Set([...named, 'links']) : named;
}
/** The same of the service that this page came from: passwords and new accounts are there, whomever one calls. */
const ownNames = createStore<ReadonlySet<string>>(new Set());

export function noteExtensions(headers: Headers) {
  const told = namedIn(headers);
  if (isSame(told, named)) return;
  named = told;
  show();
  keep(isStaying() ? 'browser' : 'tab', place, { server: currentCredentials()?.server, names: [...told] });
}

export function noteOwnExtensions(headers: Headers) {
  const told = namedIn(headers);
  if (!isSame(told, ownNames.get())) ownNames.set(told);
}

const namedIn = (headers: Headers) => namesIn(headers.get('X-Extensions') ?? undefined);

const isSame = (told: ReadonlySet<string>, known: ReadonlySet<string>) =>
  told.size === known.size && [...told].every((name) => known.has(name));

/** All of them, as the server names them; another set once that changes. */
export const useExtensions = names.use;

export const hasExtension = (name: Extension) => names.get().has(name);

/** Whether the server itself says so, whatever is switched on. */
export const isNamed = (name: Extension) => named.has(name);

/** Pages hide what needs an extension that the server has not. */
export const useExtension = (name: Extension) => names.use().has(name);

/** Of the service that this page came from, as it told when it was asked who may make an account there. */
export const useOwnExtension = (name: Extension) => ownNames.use().has(name);
