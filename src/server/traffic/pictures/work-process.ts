import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AnswerMessage, OrderMessage } from '#server/traffic/answer-orders.ts';

export interface WorkProcess<Order, Answer> {
  /** @throws TooBusy when many are waiting already */
  ask(order: Order): Promise<Answer>;
  close(): Promise<void>;
}

export interface WorkOptions {
  /** Orders that may wait; absent: 32. */
  mostWaiting?: number;
  /** Milliseconds without an order after which the process ends, until the next one. */
  idle?: number;
  /** Bytes: a process that holds more after an answer makes room for a new one. */
  mostMemory?: number;
  /** Milliseconds for one order: a process that takes longer is ended. */
  patience?: number;
  /** As of `nice`: how far it stands back for what somebody waits for in the service itself; absent: 5. */
  niceness?: number;
}

export class TooBusy extends Error {
  override name = 'TooBusy';
}

const MiB = 1024 * 1024;

/**
 * Has orders answered one after the other in another process, which is started for the first of them. A process, since
 * what native code takes in a thread is taken from the service, and kept there.
 * @param script what runs in the process: it calls `answerOrders`
 */
export function createWorkProcess<Order, Answer>(
  script: URL,
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
    const started = fork(fileURLToPath(script), {
      // Nothing of the service's settings concerns it, and some of them are secrets.
      env: {},
      execArgv: ['--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    if (started.pid !== undefined) lower(started.pid, niceness);
    started.on('message', (message: AnswerMessage<Answer>) => {
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
    started.once('exit', () => failed(new Error(`The process of ${script.href} has ended.`)));
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
      settle()?.reject(new Error(`The process of ${script.href} took too long.`));
      next();
    }, patience).unref();
    const message: OrderMessage<Order> = { order: current.order };
    worker.send(message);
  }

  return {
    ask(order) {
      if (isClosed) return Promise.reject(new Error(`The process of ${script.href} is closed.`));
      if (waiting.length >= mostWaiting)
        return Promise.reject(new TooBusy(`Too much is waiting for ${script.href}.`));
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
      for (const order of left) order?.reject(new Error(`The process of ${script.href} is closed.`));
      if (ended && ended.exitCode === null && ended.signalCode === null)
        await new Promise((resolve) => ended.once('exit', resolve));
    },
  };
}

function lower(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system has no such thing.
  }
}
