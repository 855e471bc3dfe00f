import type { Change } from './kept-list.ts';
import type { Key, ListState } from './list-state.ts';
import type { CountReading } from './readings.ts';

export interface Stored {
  state: ListState;
  rows: Map<Key, unknown>;
  readings: readonly CountReading[];
}

/** Where a copy lies. */
export interface ReplicaStore {
  /** Whether it is still there after a reload. */
  readonly isLasting: boolean;
  read(list: string): Promise<Stored | undefined>;
  write(list: string, change: Change<unknown>, keyOf: (row: never) => Key, state: ListState): Promise<void>;
  writeReading(list: string, readings: readonly CountReading[]): Promise<void>;
  drop(list: string): Promise<void>;
  /** How far what is kept follows the server's changes. */
  readMark(): Promise<string | undefined>;
  writeMark(mark: string | undefined): Promise<void>;
  /** Whether this tab is the one that reads for all, from now until that moment. */
  lease(until: number, now: number): Promise<boolean>;
  /** Tells the other tabs, and hears what they tell. */
  tell(message: ReplicaMessage): void;
  hear(listener: (message: ReplicaMessage) => void): void;
  close(): void;
}

export type ReplicaMessage =
  | { kind: 'changed'; list: string; change: Change<unknown>; state: ListState }
  | { kind: 'dropped'; list: string };

/** Of this tab alone, as long as the page lives. */
export const memoryStore = (): ReplicaStore => ({
  isLasting: false,
  read: async () => undefined,
  write: async () => undefined,
  writeReading: async () => undefined,
  drop: async () => undefined,
  readMark: async () => undefined,
  writeMark: async () => undefined,
  lease: async () => true,
  tell() {},
  hear() {},
  close() {},
});
