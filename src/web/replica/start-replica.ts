import { account, keys } from '#contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { fits, isRecord } from '#contract/answers/fits.ts';
import { outlines } from '#contract/answers/outlines.ts';
import { accountDetails } from '#web/api/account.ts';
import { isResponseTo, onResponse } from '#web/client/responses.ts';
import { currentCredentials, staysSignedIn, watchCredentials } from '#web/client/credentials.ts';
import { setStandIn } from '#web/client/stand-in.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { keyFingerprint } from '#web/lib/key-fingerprint.ts';
import { copyOwner } from '#web/browser/kept-copy.ts';
import { noteWhole } from './list-counts.ts';
import { createAccountReplica, type AccountReplica } from './account-replica.ts';
import { listNames } from './list-kinds.ts';
import { replicaViews } from './replica-views.ts';
import { currentSession, isShown, setUnreachable, setSession, notifyChanged } from './replica-session.ts';
import { type ReplicaStore, memoryStore } from './replica-store.ts';
import { databaseStore } from './database-store.ts';
import { startReplicaSync } from './replica-sync.ts';
import { applyResponse } from './apply-response.ts';
import { responseFromReplica } from './stand-in-pages.ts';
import { maxLimit } from '#contract/limits.ts';
import { call } from '#web/client/client.ts';
import { hasExtension } from '#web/client/server-extensions.ts';

/** Returns whether the key may only read. Keys may do everything on servers that don't return their access. */
async function isReadOnlyKey(): Promise<boolean> {
  if (!hasExtension('keys')) return false;
  const { data } = await call(keys.list, { query: { limit: maxLimit }, lane: 'background' });
  return data.keys.some(({ current, access }) => current && access === 'read');
}

interface StartOptions {
  /** Minimum time since the last response to the user before the copy sends a request, in ms. */
  quiet?: number;
}

/** Returns whose copy this browser has stored, so that it can be opened before the server responds or without it. */
function keptOwner() {
  const credentials = currentCredentials();
  const kept = readStored('browser', copyOwner);
  if (!credentials || !staysSignedIn() || !isRecord(kept) || kept['key'] !== keyFingerprint(credentials.key))
    return undefined;
  const { name, details } = kept;
  return typeof name === 'string' ? { name, details } : undefined;
}

const accountOutline = outlines[`${account.get.method} ${account.get.path}`];

/** Returns a response with the account as it was last read. */
function keptDetails() {
  const answer = { error: 0, data: keptOwner()?.details };
  return accountOutline && fits(accountOutline, answer) ? answer : undefined;
}

const copyName = (server: string, id: number) => `${server || location.origin} ${id}`;

/**
 * Keeps a copy of the signed-in account's lists. It stays in memory in sessions that leave nothing behind, either
 * because the key is deleted with the tab or because it may only read.
 */
export function startReplica(client: QueryClient, { quiet = 1500 }: StartOptions = {}) {
  let isOver = false;
  let name: string | undefined;
  let opening = 0;

  function close() {
    const session = currentSession();
    name = undefined;
    opening += 1;
    session?.keeping.stop();
    session?.copy.close();
    setSession(undefined);
    setUnreachable(false);
  }

  /** The navigation shows the number of records in each list. */
  function noteCounts({ stateOf, sizeOf }: AccountReplica) {
    for (const list of listNames) if (stateOf(list).isWhole) noteWhole(client, { name: list }, sizeOf(list));
  }

  async function open(next: string, findStore: () => Promise<ReplicaStore>) {
    if (next === name) return;
    close();
    name = next;
    const turn = opening;
    const store = await findStore().catch(memoryStore);
    if (turn !== opening || isOver) {
      store.close();
      return;
    }
    const copy = createAccountReplica(store, () => {
      noteCounts(copy);
      notifyChanged();
    });
    // Lists that have loaded are shown while the rest load. An unreadable database counts as empty.
    const ready = copy.load().catch(() => undefined);
    setSession({
      copy,
      keeping: startReplicaSync(copy, { isShown, changed: notifyChanged, quiet, ready }),
      views: replicaViews,
    });
  }

  /** Opens the database only for a key that may leave data behind. */
  async function lastingStore(key: string, next: string, details: Account) {
    if (!staysSignedIn() || typeof indexedDB === 'undefined' || (await isReadOnlyKey())) return memoryStore();
    const store = await databaseStore(next);
    writeStored('browser', copyOwner, { key: keyFingerprint(key), name: next, details });
    return store;
  }

  function identify(details: Account) {
    const credentials = currentCredentials();
    if (!credentials) return;
    const { server, key } = credentials;
    const next = copyName(server, details.id);
    if (keptOwner()?.name === next)
      writeStored('browser', copyOwner, { key: keyFingerprint(key), name: next, details });
    void open(next, () => lastingStore(key, next, details));
  }

  /** Opens the stored copy before the server has responded. */
  function reopen() {
    const kept = keptOwner();
    if (kept) void open(kept.name, () => databaseStore(kept.name));
  }

  let key = currentCredentials()?.key;
  const stops = [
    onResponse((answered) => {
      if (isResponseTo(answered, account.get)) identify(answered.answer.data);
      setUnreachable(false);
      const session = currentSession();
      // The copy receives its own responses directly.
      if (!session?.copy.isLoaded || answered.lane === 'background') return;
      session.keeping.heard();
      void applyResponse(session.copy, answered, (list) => session.keeping.soon(list));
    }),
    watchCredentials(() => {
      const now = currentCredentials()?.key;
      if (now === key) return;
      key = now;
      close();
    }),
  ];
  setStandIn((request) => {
    const session = currentSession();
    const answer =
      request.endpoint === account.get
        ? keptDetails()
        : session && responseFromReplica(session.copy, request);
    if (answer) setUnreachable(true);
    return answer;
  });
  reopen();
  const known = client.getQueryData(accountDetails().queryKey);
  if (known) identify(known);

  return () => {
    isOver = true;
    for (const stop of stops) stop();
    setStandIn(undefined);
    close();
  };
}
