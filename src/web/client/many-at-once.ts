import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from './api-error.ts';
import type { Sending } from './exchange.ts';

/** Work of one request per item. */
export interface Many<Item> {
  state: 'idle' | 'running' | 'over';
  total: number;
  done: number;
  failed: readonly { item: Item; message: string }[];
  /** Not sent: the work was stopped, or the key was no longer taken. */
  left: readonly Item[];
}

const idle = { state: 'idle', total: 0, done: 0, failed: [], left: [] } as const;

/**
 * Sends one request per item, one after the other, and keeps account of each. A spent limit is waited out by the
 * client, and so are people, for whom some of it is always left. It stops when the component goes. An item whose answer was cut off counts as not sent, so `send` must be
 * something that does no harm when it is done twice.
 */
export const useManyAtOnce = <Item>(send: (item: Item, sending: Sending) => Promise<unknown>) => {
  const [many, setMany] = useState<Many<Item>>(idle);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const run = async (items: readonly Item[], before: Many<Item>): Promise<Many<Item>> => {
    const controller = new AbortController();
    stopper.current = controller;
    const { signal } = controller;
    const sending: Sending = { signal, lane: items.length > 1 ? 'bulk' : 'person' };
    let now: Many<Item> = { ...before, state: 'running', failed: [], left: [] };
    setMany(now);
    for (const [place, item] of items.entries()) {
      const outcome = await outcomeOf(send(item, sending), signal);
      if (outcome === 'stopped') {
        now = { ...now, left: items.slice(place) };
        break;
      }
      now =
        outcome === 'done'
          ? { ...now, done: now.done + 1 }
          : { ...now, failed: [...now.failed, { item, message: outcome.message }] };
      setMany(now);
    }
    now = { ...now, state: 'over' };
    setMany(now);
    return now;
  };

  return {
    many,
    start: (items: readonly Item[]) => run(items, { ...idle, total: items.length }),
    /** Sends what failed and what was not sent. */
    retry: () => run([...many.failed.map(({ item }) => item), ...many.left], many),
    stop: () => stopper.current?.abort(),
  };
};

type Outcome = 'done' | 'stopped' | { message: string };

async function outcomeOf(request: Promise<unknown>, signal: AbortSignal): Promise<Outcome> {
  try {
    await request;
    return 'done';
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.kind === 'unauthorised')) return 'stopped';
    return { message: messageOf(error) };
  }
}
