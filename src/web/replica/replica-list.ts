import type { ListPart } from '#web/api/list-parts.ts';
import { type Key, type ListState, type Sweep, unread } from './list-state.ts';

export interface Change<Row> {
  put: readonly Row[];
  removed: readonly Key[];
}

const noKeys: ReadonlySet<Key> = new Set();
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds what is known of one list of the account. Each method returns what it changed, so that the change can be stored
 * and sent to other tabs.
 */
export function createReplicaList<Row>(
  keyOf: (row: Row) => Key,
  rows: Map<Key, Row> = new Map(),
  initial: ListState = unread,
) {
  let state = initial;
  /**
   * When each record was last changed or deleted in this tab. Responses to earlier requests don't include that change.
   */
  const changedHere = new Map<Key, number>();

  function put(wanted: readonly Row[], askedAt: number): Row[] {
    const fresh = wanted.filter((row) => {
      const key = keyOf(row);
      return (changedHere.get(key) ?? 0) < askedAt && !isSame(rows.get(key), row);
    });
    for (const row of fresh) rows.set(keyOf(row), row);
    return fresh;
  }

  function end(sweep: Sweep): Key[] {
    const isProof = !sweep.hasSlipped && sweep.seen.size >= sweep.before;
    const unseen = [...rows.keys()].filter((key) => !sweep.seen.has(key));
    // Without proof, a record counts as deleted once two sweeps in a row haven't seen it.
    const removed = isProof ? unseen : unseen.filter((key) => state.missed.has(key));
    for (const key of removed) rows.delete(key);
    const doubts = isProof ? 0 : state.doubts + 1;
    state = {
      ...state,
      sweep: undefined,
      sweptAt: sweep.startedAt,
      newestAt: sweep.startedAt,
      pages: Math.max(1, sweep.page - 1),
      doubts,
      missed: isProof ? noKeys : new Set(unseen.filter((key) => !state.missed.has(key))),
      isWhole: state.isWhole || isProof || doubts > 1,
    };
    return removed;
  }

  return {
    rows: rows as ReadonlyMap<Key, Row>,
    get state() {
      return state;
    },
    /** The next page that the sweep needs. 1 starts a new sweep. */
    get nextPage() {
      return state.sweep?.page ?? 1;
    },
    /** Adds the page that the running sweep needed. */
    sweepPage({ rows: part, result, maxpage, askedAt }: ListPart<Row>): Change<Row> {
      const before = state.sweep ?? {
        startedAt: askedAt,
        page: 1,
        before: result,
        told: result,
        hasSlipped: false,
        first: undefined,
        seen: noKeys,
      };
      const first = part[0] && keyOf(part[0]);
      const isRepeated = first !== undefined && first === before.first;
      const sweep: Sweep = {
        ...before,
        page: before.page + (part.length === 0 || isRepeated ? 0 : 1),
        told: result,
        hasSlipped: before.hasSlipped || result < before.told,
        first,
        seen: new Set([...before.seen, ...part.map(keyOf)]),
      };
      state = { ...state, isMissing: false, total: result, sweep };
      const fresh = put(part, askedAt);
      // Some servers don't return the number of pages. The count then shows whether there are more.
      const isOver = part.length === 0 || isRepeated || (before.page >= maxpage && sweep.seen.size >= result);
      return { put: fresh, removed: isOver ? end(sweep) : [] };
    },
    /**
     * Adds a page of the newest records, whether or not a sweep is running. `hasMet` says whether the page contains
     * known records.
     */
    newestPage({ rows: part, result, askedAt }: ListPart<Row>): Change<Row> & { hasMet: boolean } {
      const hasMet = part.length === 0 || part.some((row) => rows.has(keyOf(row)));
      const fresh = put(part, askedAt);
      state = { ...state, total: result, newestAt: askedAt };
      if (state.sweep) see(part.map(keyOf));
      return { put: fresh, removed: [], hasMet };
    },
    /** Adds records that were read for another purpose. */
    passing(part: readonly Row[], askedAt: number): Change<Row> {
      const fresh = put(part, askedAt);
      if (state.sweep) see(part.map(keyOf));
      return { put: fresh, removed: [] };
    },
    /**
     * Applies the changes that the server reported. Records changed in this tab since `askedAt` stay, since the server
     * reports them again.
     */
    told(change: Change<Row>, askedAt: number): Change<Row> {
      const fresh = put(change.put, askedAt);
      const removed = change.removed.filter(
        (key) => (changedHere.get(key) ?? 0) < askedAt && rows.delete(key),
      );
      return { put: fresh, removed };
    },
    /** Marks the list as complete once the server has reported everything in it as of `at`. */
    completeAt(at: number) {
      state = { ...unread, isWhole: true, total: rows.size, sweptAt: at, newestAt: at };
    },
    /** Applies a change made in this tab. It takes precedence over responses to earlier requests. */
    changeHere(change: Change<Row>, at: number): Change<Row> {
      for (const key of [...change.put.map(keyOf), ...change.removed]) changedHere.set(key, at);
      const added = change.put.filter((row) => !rows.has(keyOf(row))).length;
      const removed = change.removed.filter((key) => rows.delete(key));
      for (const row of change.put) rows.set(keyOf(row), row);
      if (state.sweep) see(change.put.map(keyOf));
      if (state.total !== undefined)
        state = { ...state, total: Math.max(0, state.total + added - removed.length) };
      return { put: change.put, removed };
    },
    /** Applies a change from another tab. */
    follow({ put: told, removed }: Change<Row>, next: ListState) {
      for (const row of told) rows.set(keyOf(row), row);
      for (const key of removed) rows.delete(key);
      state = next;
    },
    /** Clears the list, since the server doesn't have it. */
    miss(at: number): Change<Row> {
      const removed = [...rows.keys()];
      rows.clear();
      state = { ...unread, isMissing: true, sweptAt: at };
      return { put: [], removed };
    },
  };

  function see(keys: readonly Key[]) {
    if (!state.sweep) return;
    state = { ...state, sweep: { ...state.sweep, seen: new Set([...state.sweep.seen, ...keys]) } };
  }
}

export type ReplicaList<Row> = ReturnType<typeof createReplicaList<Row>>;
