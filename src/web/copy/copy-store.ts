import type { Change, Key, ListState } from './kept-list.ts';
import type { Reading } from './readings.ts';

export interface Stored {
  state: ListState;
  rows: Map<Key, unknown>;
  readings: readonly Reading[];
}

/** Where a copy lies. */
export interface CopyStore {
  /** Whether it is still there after a reload. */
  readonly isLasting: boolean;
  read(list: string): Promise<Stored | undefined>;
  write(list: string, change: Change<unknown>, keyOf: (row: never) => Key, state: ListState): Promise<void>;
  writeReading(list: string, readings: readonly Reading[]): Promise<void>;
  drop(list: string): Promise<void>;
  /** Whether this tab is the one that reads for all, from now until that moment. */
  lease(until: number, now: number): Promise<boolean>;
  /** Tells the other tabs, and hears what they tell. */
  tell(message: CopyMessage): void;
  hear(listener: (message: CopyMessage) => void): void;
  close(): void;
}

export type CopyMessage =
  | { kind: 'changed'; list: string; change: Change<unknown>; state: ListState }
  | { kind: 'dropped'; list: string };

/** Of this tab alone, as long as the page lives. */
export const memoryStore = (): CopyStore => ({
  isLasting: false,
  read: async () => undefined,
  write: async () => undefined,
  writeReading: async () => undefined,
  drop: async () => undefined,
  lease: async () => true,
  tell() {},
  hear() {},
  close() {},
});
