import { account, keys } from '#contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { fits, isRecord } from '#contract/answers/fits.ts';
import { outlines } from '#contract/answers/outlines.ts';
import { accountDetails } from '#web/api/account.ts';
import { isAnswerTo, onAnswer } from '#web/client/answers.ts';
import { currentCredentials, isStaying, watchCredentials } from '#web/client/credentials.ts';
import { letStandIn } from '#web/client/stand-in.ts';
import { keep, recall } from '#web/browser/kept.ts';
import { markOf } from '#web/lib/key-mark.ts';
import { copyOwner } from '#web/browser/kept-copy.ts';
import { noteWhole } from './list-counts.ts';
import { accountCopy, type AccountReplica } from './account-replica.ts';
import { listNames } from './list-kinds.ts';
import { copiedViews } from './copied-views.ts';
import { currentSession, isShown, setAway, setSession, tellChanged } from './replica-session.ts';
import { type ReplicaStore, memoryStore } from './replica-store.ts';
import { databaseStore } from './database-store.ts';
import { keeping } from './keeping.ts';
import { takeAnswer } from './passing-answers.ts';
import { answerFrom } from './stand-in-pages.ts';
import { largestLimit } from '#contract/limits.ts';
import { call } from '#web/client/client.ts';
import { hasExtension } from '#web/client/server-extensions.ts';

/** Returns whether the key may only read. Keys may do everything on servers that don't return their access. */
async function isReadOnlyKey(): Promise<boolean> {
  if (!hasExtension('keys')) return false;
  const { data } = await call(keys.list, { query: { limit: largestLimit }, lane: 'background' });
  return data.keys.some(({ current, access }) => current && access === 'read');
}

interface StartOptions {
  /** Minimum time since the last response to the user before the copy sends a request, in ms. */
  quiet?: number;
}

/** Returns whose copy this browser has stored, so that it can be opened before the server responds or without it. */
function keptOwner() {
  const credentials = currentCredentials();
  const kept = recall('browser', copyOwner);
  if (!credentials || !isStaying() || !isRecord(kept) || kept['key'] !== markOf(credentials.key))
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
    setAway(false);
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
    const copy = accountCopy(store, () => {
      noteCounts(copy);
      tellChanged();
    });
    // Lists that have loaded are shown while the rest load. An unreadable database counts as empty.
    const ready = copy.load().catch(() => undefined);
    setSession({
      copy,
      keeping: keeping(copy, { isShown, changed: tellChanged, quiet, ready }),
      views: copiedViews,
    });
  }

  /** Opens the database only for a key that may leave data behind. */
  async function lastingStore(key: string, next: string, details: Account) {
    if (!isStaying() || typeof indexedDB === 'undefined' || (await isReadOnlyKey())) return memoryStore();
    const store = await databaseStore(next);
    keep('browser', copyOwner, { key: markOf(key), name: next, details });
    return store;
  }

  function identify(details: Account) {
    const credentials = currentCredentials();
    if (!credentials) return;
    const { server, key } = credentials;
    const next = copyName(server, details.id);
    if (keptOwner()?.name === next) keep('browser', copyOwner, { key: markOf(key), name: next, details });
    void open(next, () => lastingStore(key, next, details));
  }

  /** Opens the stored copy before the server has responded. */
  function reopen() {
    const kept = keptOwner();
    if (kept) void open(kept.name, () => databaseStore(kept.name));
  }

  let key = currentCredentials()?.key;
  const stops = [
    onAnswer((answered) => {
      if (isAnswerTo(answered, account.get)) identify(answered.answer.data);
      setAway(false);
      const session = currentSession();
      // The copy receives its own responses directly.
      if (!session?.copy.isLoaded || answered.lane === 'background') return;
      session.keeping.heard();
      void takeAnswer(session.copy, answered, (list) => session.keeping.soon(list));
    }),
    watchCredentials(() => {
      const now = currentCredentials()?.key;
      if (now === key) return;
      key = now;
      close();
    }),
  ];
  letStandIn((request) => {
    const session = currentSession();
    const answer =
      request.endpoint === account.get ? keptDetails() : session && answerFrom(session.copy, request);
    if (answer) setAway(true);
    return answer;
  });
  reopen();
  const known = client.getQueryData(accountDetails().queryKey);
  if (known) identify(known);

  return () => {
    isOver = true;
    for (const stop of stops) stop();
    letStandIn(undefined);
    close();
  };
}
