import { ApiError } from '#web/client/api-error.ts';
import { currentBudget } from '#web/client/budget.ts';
import { reservedForPeople } from '#web/client/ledger.ts';
import { hasExtension } from '#web/client/server-extensions.ts';
import type { AccountReplica } from './account-replica.ts';
import { createChangeFeed } from './change-feed.ts';
import { channelOf, listKindOf } from './list-kinds.ts';
import { maxUnasked } from './list-state.ts';

const second = 1000;
const minute = 60 * second;

/** How long a tab reads on behalf of all tabs, unless it renews the lease. */
const leaseLength = minute;

interface KeepingOptions {
  /** Whether an open page shows the list. */
  isShown: (name: string) => boolean;
  /** Called whenever the state of the work changes. */
  changed: () => void;
  /** Minimum time since the last response to another part of the app before the copy sends a request, in ms. */
  quiet: number;
  /** Resolves once the stored lists have loaded. */
  ready: Promise<void>;
}

interface Task {
  name: string;
  kind: 'sweep' | 'newest' | 'follow';
}

/** Reads all lists together, if the server reports changes. */
const follow: Task = { name: 'changes', kind: 'follow' };
/**
 * Returns the pause after a response, by the number of records in it, since a busy account changes with every click.
 */
const followAfter = (told: number) => Math.max(1, told / 1000) * 5 * minute;

/**
 * Fills the copy and keeps it up to date. It sends one request at a time, and only while nothing else needs the server.
 */
export function startReplicaSync(copy: AccountReplica, { isShown, changed, quiet, ready }: KeepingOptions) {
  const stopper = new AbortController();
  const { signal } = stopper;
  /** Lists that the user asked to reload. Those in `hurried` have become outdated through a change. */
  const asked = new Set<string>();
  const hurried = new Set<string>();
  const failures = new Map<string, { count: number; until: number }>();
  /** The next page of the newest records, for lists whose first page contained no known record. */
  const newestNext = new Map<string, number>();
  const follower = createChangeFeed(copy);
  /** Number of records in the server's last report. */
  let told = 0;
  let lastAnswer = Date.now();
  let wake = () => {};

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', wake, { once: true });
    });

  function taskOf(name: string, at: number): Task | undefined {
    const state = copy.stateOf(name);
    if ((failures.get(name)?.until ?? 0) > at) return undefined;
    if (!copy.store.isLasting && !asked.has(name)) {
      if (!isShown(name) && !(channelOf(name) !== undefined && isShown('items'))) return undefined;
      if ((state.total ?? 0) > maxUnasked(currentBudget().limit)) return undefined;
    }
    const sweep: Task = { name, kind: 'sweep' };
    if (asked.has(name)) return sweep;
    if (state.isMissing) return at - state.sweptAt > 24 * 60 * minute ? sweep : undefined;
    if (state.sweep || !state.isWhole || state.doubts === 1) return sweep;
    const isHurried = hurried.has(name);
    if (document.visibilityState === 'hidden' && !isHurried) return undefined;
    const { newestAfter, wholeAfter } = listKindOf(name);
    // The server has a different number of records, so some were deleted elsewhere.
    const isOff = state.doubts === 0 && state.total !== copy.sizeOf(name);
    const due = Math.max(isOff ? newestAfter : wholeAfter, state.pages * minute);
    const isSmall = state.pages === 1;
    if (at - state.sweptAt > due || (isSmall && isHurried)) return sweep;
    if (isSmall) return at - state.sweptAt > newestAfter ? sweep : undefined;
    return isHurried || newestNext.has(name) || at - state.newestAt > newestAfter
      ? { name, kind: 'newest' }
      : undefined;
  }

  function followTask(at: number): Task | undefined {
    if ((failures.get(follow.name)?.until ?? 0) > at) return undefined;
    if (follower.isUnderWay || asked.size > 0 || hurried.size > 0) return follow;
    if (document.visibilityState === 'hidden') return undefined;
    // Another tab may have followed the changes last, so the time comes from the shared state.
    return at - copy.stateOf('links').sweptAt > followAfter(told) ? follow : undefined;
  }

  /**
   * Returns the priority of a list, lowest first. Shown lists come first, then the first pages of each list, so that
   * short lists don't wait for long ones.
   */
  const weightOf = (name: string) =>
    (channelOf(name) === undefined ? 0 : 10) +
    (copy.stateOf(name).sweep?.page ?? 1) -
    (isShown(name) ? 1 : 0);

  function nextTask(): Task | undefined {
    const at = Date.now();
    // A session that leaves nothing behind reads only the lists it shows.
    if (copy.store.isLasting && hasExtension('changes')) return followTask(at);
    return copy
      .names()
      .flatMap((name) => taskOf(name, at) ?? [])
      .toSorted((a, b) => weightOf(a.name) - weightOf(b.name))[0];
  }

  /** Waits until nothing else needs the server and enough of the rate limit is left. */
  async function calm({ name, kind }: Task) {
    const isAsked = () => (kind === 'follow' ? asked.size > 0 : asked.has(name));
    for (const from = Date.now(); !signal.aborted; await pause(quiet / 4 + 50)) {
      const { limit, remaining, resetAt, waiting } = currentBudget();
      const waited = Date.now() - lastAnswer;
      const isNew = resetAt === undefined || resetAt <= Date.now();
      const isSpare =
        limit === undefined ||
        remaining === undefined ||
        isNew ||
        // While the user opens page after page, half as much again is left for them, unless they requested this list.
        remaining > reservedForPeople('background', limit) * (isAsked() || waited > 12 * quiet ? 1 : 1.5);
      const isQuiet = waited >= quiet || Date.now() - from > 20 * second;
      if (waiting === 0 && isSpare && isQuiet) return;
    }
  }

  async function performFollow() {
    // A change made after this request may not be in its response.
    if (!follower.isUnderWay) hurried.clear();
    const all = await follower.step(signal);
    if (all === undefined) return;
    told = all;
    asked.clear();
  }

  async function perform({ name, kind }: Task) {
    if (kind === 'follow') return performFollow();
    const { read } = listKindOf(name);
    if (kind === 'newest') {
      const page = newestNext.get(name) ?? 1;
      const hasMet = await copy.newestPage(name, await read(page, { signal }));
      hurried.delete(name);
      if (hasMet) newestNext.delete(name);
      else newestNext.set(name, page + 1);
      return;
    }
    const page = copy.stateOf(name).sweep?.page ?? 1;
    const part = await read(page, { signal }).catch((error: unknown) => {
      // Some servers respond with 404 to a page past the last one.
      if (page > 1 && error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
    await copy.sweepPage(
      name,
      part ?? { rows: [], result: copy.stateOf(name).total ?? 0, maxpage: page, askedAt: Date.now() },
    );
    hurried.delete(name);
    if (!copy.stateOf(name).sweep) asked.delete(name);
  }

  async function attempt(task: Task) {
    try {
      await perform(task);
      failures.delete(task.name);
    } catch (error) {
      if (signal.aborted) return;
      if (
        task.kind !== 'follow' &&
        error instanceof ApiError &&
        error.status === 404 &&
        error.kind === 'refused'
      )
        await copy.miss(task.name, Date.now());
      else {
        const count = (failures.get(task.name)?.count ?? 0) + 1;
        failures.set(task.name, {
          count,
          until: Date.now() + Math.min(30 * second * 2 ** (count - 1), 10 * minute),
        });
      }
    } finally {
      changed();
    }
  }

  async function run() {
    await ready;
    while (!signal.aborted) {
      const task = nextTask();
      if (!task) await pause(15 * second);
      else if (!(await copy.store.lease(Date.now() + leaseLength, Date.now()))) await pause(20 * second);
      else {
        await calm(task);
        if (!signal.aborted) await attempt(task);
      }
    }
  }
  void run();

  return {
    /** Notes that another part of the app received a response. */
    heard() {
      lastAnswer = Date.now();
      // The server responds, so failed tasks may be retried.
      failures.clear();
    },
    /** Reads the whole list again. */
    refresh(name: string) {
      asked.add(name);
      failures.delete(name);
      wake();
      changed();
    },
    soon(name: string) {
      hurried.add(name);
      wake();
    },
    wake: () => wake(),
    isRefreshing: (name: string) => asked.has(name),
    stop: () => stopper.abort(),
  };
}

export type ReplicaSync = ReturnType<typeof startReplicaSync>;
