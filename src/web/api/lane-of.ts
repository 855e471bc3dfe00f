import type { Lane } from './ledger.ts';

const lanes = new WeakMap<AbortSignal, Lane>();

/** Work is stopped by one signal, and is as pressing as one whole: all requests that are sent with it. */
export function putInLane(lane: Lane, signal: AbortSignal) {
  lanes.set(signal, lane);
}

/** A person waits for what nobody has said anything about. */
export const laneOf = (signal: AbortSignal | undefined): Lane => (signal && lanes.get(signal)) ?? 'person';
