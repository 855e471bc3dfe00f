import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { JobResponse, JobMessage } from '#server/traffic/handle-jobs.ts';

export interface WorkProcess<Order, Answer> {
  /** @throws TooBusy if too many orders are already waiting */
  ask(order: Order): Promise<Answer>;
  close(): Promise<void>;
}

export interface WorkOptions {
  /** Maximum number of waiting orders. The default is 32. */
  mostWaiting?: number;
  /** Time without an order after which the process ends, in ms. The next order starts a new one. */
  idle?: number;
  /** In bytes. A process that uses more after an order is replaced by a new one. */
  mostMemory?: number;
  /** Timeout of one order, in ms. A process that takes longer is ended. */
  patience?: number;
  /** Niceness as in `nice`. The higher it is, the more the service's own requests take precedence. The default is 5. */
  niceness?: number;
}

export class TooBusy extends Error {
  override name = 'TooBusy';
}

const MiB = 1024 * 1024;

/**
 * Runs orders one after the other in another process, which is started for the first one. It isn't a thread, since
 * memory that native code allocates in a thread is taken from the service and never returned.
 * @param script what runs in the process. It calls `handleJobs`
 */
export function createWorkProcess<Order, Answer>(
  script: string,
  {
    mostWaiting = 32,
    idle = 10_000,
    mostMemory = 256 * MiB,
    patience = 30_000,
    niceness = 5,
  }: WorkOptions = {},
): WorkProcess<Order, Answer> {
  interface Waiting {
    order: Order;
    resolve(answer: Answer): void;
    reject(error: Error): void;
  }
  const waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let worker: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  let isClosed = false;

  const end = () => {
    worker?.kill('SIGKILL');
    worker = undefined;
  };
  const settle = (): Waiting | undefined => {
    clearTimeout(late);
    const settled = current;
    current = undefined;
    return settled;
  };

  const start = (): ChildProcess => {
    const started = fork(script, {
      // It doesn't need the service's settings, some of which are secrets.
      env: {},
      execArgv: ['--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    if (started.pid !== undefined) lower(started.pid, niceness);
    started.on('message', (message: JobResponse<Answer>) => {
      if (worker !== started) return;
      const order = settle();
      if ('answer' in message) order?.resolve(message.answer);
      else order?.reject(new Error(message.error));
      if (message.memory > mostMemory) end();
      next();
    });
    const failed = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      settle()?.reject(error);
      next();
    };
    started.once('error', failed);
    started.once('exit', () => failed(new Error(`The process of ${script} has ended.`)));
    return started;
  };

  function next(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) {
      ending = setTimeout(end, idle).unref();
      return;
    }
    worker ??= start();
    late = setTimeout(() => {
      end();
      settle()?.reject(new Error(`The process of ${script} took too long.`));
      next();
    }, patience).unref();
    const message: JobMessage<Order> = { order: current.order };
    worker.send(message);
  }

  return {
    ask(order) {
      if (isClosed) return Promise.reject(new Error(`The process of ${script} is closed.`));
      if (waiting.length >= mostWaiting)
        return Promise.reject(new TooBusy(`Too much is waiting for ${script}.`));
      clearTimeout(ending);
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      waiting.push({ order, resolve, reject });
      next();
      return promise;
    },
    async close() {
      isClosed = true;
      clearTimeout(ending);
      const ended = worker;
      const left = [settle(), ...waiting.splice(0)];
      end();
      for (const order of left) order?.reject(new Error(`The process of ${script} is closed.`));
      if (ended && ended.exitCode === null && ended.signalCode === null)
        await new Promise((resolve) => ended.once('exit', resolve));
    },
  };
}

function lower(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // The process has already ended, or the system doesn't support priorities.
  }
}
