import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { currentCredentials } from '#web/api/credentials.ts';
import { makeOneOfMany } from '#web/api/qr.ts';
import { countOf } from '#web/lib/numbers.ts';
import { toast } from '#web/ui/toast.ts';
import type { BatchRow, NewQr } from './batch-rows.ts';

export type Result =
  | { state: 'made'; id: number; link: string }
  | { state: 'refused'; message: string }
  /** No answer came: the code may have been made. */
  | { state: 'unsure' };

/** By the line of the row. */
export type Results = ReadonlyMap<number, Result>;

/** Whose work it is: who signs in again has another key, and whose account it is may not be known yet. */
export interface Owner {
  server: string;
  key: string;
  account: number | undefined;
}

export interface Batch {
  owner: Owner | undefined;
  phase: 'idle' | 'running' | 'stopping' | 'paused' | 'over';
  rows: readonly BatchRow[];
  results: Results;
  /** How many were done in how many ms since it began or went on: for the time that is left. */
  pace: { done: number; elapsed: number };
}

const idle: Batch = {
  owner: undefined,
  phase: 'idle',
  rows: [],
  results: new Map(),
  pace: { done: 0, elapsed: 0 },
};

let batch = idle;
let wish: 'go' | 'pause' | 'cancel' = 'go';
const listeners = new Set<() => void>();

function change(next: Partial<Batch>) {
  batch = { ...batch, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The work goes on while other pages are looked at. Whoever signs in next sees nothing of it. */
export const useBatch = (viewer: Owner | undefined): Batch => {
  const now = useSyncExternalStore(subscribe, () => batch);
  return isOf(now, viewer) ? now : idle;
};

const isOf = ({ owner }: Batch, viewer: Owner | undefined) =>
  owner !== undefined &&
  viewer !== undefined &&
  owner.server === viewer.server &&
  (owner.key === viewer.key || (owner.account !== undefined && owner.account === viewer.account));

/** Reloading would lose what is under way. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes codes one after the other, at the pace that the limit allows. Making one twice would give two, so a request
 * that is under way is never cut off: pausing and cancelling wait for it.
 */
async function run(client: QueryClient, before: Results) {
  const { rows } = batch;
  const key = currentCredentials()?.key;
  const results = new Map(before);
  const begun = Date.now();
  const tell = (phase: Batch['phase']) => {
    const pace = { done: results.size - before.size, elapsed: Date.now() - begun };
    change({ phase, results: new Map(results), pace });
  };
  const wished = () => (currentCredentials()?.key === key ? wish : 'pause');
  wish = 'go';
  tell('running');
  window.addEventListener('beforeunload', ask);
  for (const { line, body } of rows) {
    if (wished() !== 'go') break;
    if (!body || results.has(line)) continue;
    const result = await resultOf(body);
    if (result) results.set(line, result);
    // Without a key or a connection the rest would fare no better.
    if ((!result || result.state === 'unsure') && wished() === 'go') wish = 'pause';
    tell(wished() === 'go' ? 'running' : 'stopping');
  }
  window.removeEventListener('beforeunload', ask);
  tell(wished() === 'pause' ? 'paused' : 'over');
  const made = [...results.values()].filter(({ state }) => state === 'made').length;
  if (batch.phase === 'over' && made > 0) toast(`${countOf(made, 'QR code')} made`);
  await client.invalidateQueries({ queryKey: ['qr', 'list'] });
}

const stop = (how: 'pause' | 'cancel') => {
  wish = how;
  change({ phase: batch.phase === 'paused' ? 'over' : 'stopping' });
};

export const batchWork = {
  start: (client: QueryClient, owner: Owner | undefined, rows: readonly BatchRow[]) => {
    batch = { ...idle, owner, rows };
    void run(client, new Map());
  },
  goOn: (client: QueryClient) => void run(client, batch.results),
  /** Sends what was refused and what was not sent. */
  retry: (client: QueryClient) =>
    void run(client, new Map([...batch.results].filter(([, { state }]) => state !== 'refused'))),
  pause: () => stop('pause'),
  cancel: () => stop('cancel'),
  clear: () => change(idle),
};

/** undefined: it was not taken, for want of a key. */
async function resultOf(body: NewQr): Promise<Result | undefined> {
  try {
    const { id, link } = await makeOneOfMany(body);
    return { state: 'made', id, link };
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'unsure' };
    if (error.kind === 'unauthorised') return undefined;
    const isUnknown = error.kind === 'unreachable' || error.kind === 'garbled' || error.status >= 500;
    return isUnknown ? { state: 'unsure' } : { state: 'refused', message: messageOf(error) };
  }
}
