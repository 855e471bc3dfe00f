import { readAccount } from '#web/api/account.ts';
import { type Credentials, currentCredentials } from '#web/client/credentials.ts';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { toast } from '#web/ui/base/toast.ts';
import { jobs as words } from '#web/words/jobs.ts';
import { databaseStorage } from './database-storage.ts';
import { isOpen, isRunnable, isUnderWay, type Job } from './job.ts';
import { type JobStore, openStore } from './job-store.ts';
import { kindOf } from './kinds.ts';
import { type RunLock, runLock } from './run-lock.ts';
import { runJobs } from './runner.ts';
import { memoryStorage, type JobStorage } from './job-storage.ts';

/** The account that owns the jobs and the key that they run with. */
export interface Owner {
  readonly server: string;
  readonly key: string;
  readonly account: number;
}

export interface JobSession {
  readonly store: JobStore;
  close(): void;
}

/** How long ended jobs are kept, in ms. */
const memory = 7 * 24 * 60 * 60_000;

const nameOf = ({ server, account }: Owner) => `${server || location.origin} ${account}`;

async function storageOf(name: string): Promise<JobStorage> {
  try {
    // Nothing is stored while support staff view an account.
    const keepsNothing = typeof indexedDB === 'undefined' || readOnlyReason() !== undefined;
    return keepsNothing ? memoryStorage() : await databaseStorage(name);
  } catch {
    // Some private windows refuse databases. The jobs then last until the page closes.
    return memoryStorage();
  }
}

/** Opens an account's jobs and runs them whenever no other tab does. `onEnd` is called for each job that ends. */
export async function openJobSession(owner: Owner, onEnd: (job: Job) => void): Promise<JobSession> {
  const name = nameOf(owner);
  const storage = await storageOf(name);
  const store = await openStore(name, storage);
  for (const { id, ended } of store.jobs())
    if (ended !== undefined && ended < Date.now() - memory) await store.remove(id);

  const stop = new AbortController();
  const unwatch = watchEnds(store, onEnd);
  const runner = keepRunning(store, runLock(name, storage), owner, stop.signal);
  return {
    store,
    close() {
      stop.abort();
      runner.unwatch();
      unwatch();
      // Rows in progress are still updated, such as a row whose key was refused. It wasn't done and has to be sent
      // again.
      void runner.ended().then(store.close);
    },
  };
}

function watchEnds(store: JobStore, onEnd: (job: Job) => void) {
  let open = new Set(
    store
      .jobs()
      .filter(isOpen)
      .map(({ id }) => id),
  );
  return store.watch(() => {
    const ended = store.jobs().filter((job) => open.has(job.id) && !isOpen(job));
    open = new Set(
      store
        .jobs()
        .filter(isOpen)
        .map(({ id }) => id),
    );
    for (const job of ended) onEnd(job);
  });
}

const isStill = ({ server, key }: Owner, now: Credentials | undefined) =>
  now?.server === server && now.key === key;

/** Starts the runner when there is something to run. `ended` resolves once it has stopped. */
function keepRunning(store: JobStore, lock: RunLock, owner: Owner, stop: AbortSignal) {
  const work = (isHeld: () => Promise<boolean>) =>
    runJobs(
      {
        store,
        kindOf,
        isMine: async () => isStill(owner, currentCredentials()) && (await isHeld()),
        // The key may belong to another user who signed in on this page.
        reach: async (sending) => (await readAccount(sending)).id === owner.account,
      },
      stop,
    );
  let isRunning = false;
  let running = Promise.resolve();
  let isAskedAgain = false;
  const run = async () => {
    try {
      while (isAskedAgain && !stop.aborted && isStill(owner, currentCredentials())) {
        isAskedAgain = false;
        if (store.jobs().some((job) => isRunnable(job) || isUnderWay(job))) await lock.hold(stop, work);
      }
    } catch {
      // The database was deleted when the user signed out, or the disk is full.
      if (!stop.aborted && currentCredentials()) toast(words.notStored, { tone: 'bad' });
    } finally {
      isRunning = false;
    }
  };
  const wake = () => {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    running = run();
  };
  wake();
  return { unwatch: store.watch(wake), ended: () => running };
}
