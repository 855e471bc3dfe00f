import type { Change } from './replica-list.ts';
import type { Key, ListState } from './list-state.ts';
import type { CountReading } from './readings.ts';

export interface Stored {
  state: ListState;
  rows: Map<Key, unknown>;
  readings: readonly CountReading[];
}

/** Stores a copy. */
export interface ReplicaStore {
  /** Whether the copy survives a reload. */
  readonly isLasting: boolean;
  read(list: string): Promise<Stored | undefined>;
  write(list: string, change: Change<unknown>, keyOf: (row: never) => Key, state: ListState): Promise<void>;
  writeReading(list: string, readings: readonly CountReading[]): Promise<void>;
  drop(list: string): Promise<void>;
  /** Returns the mark up to which the copy follows the server's changes. */
  readMark(): Promise<string | undefined>;
  writeMark(mark: string | undefined): Promise<void>;
  /**
   * Tries to make this tab the one that reads for all tabs until the given time. Returns whether it succeeded. Both
   * times are in ms since 1970.
   */
  lease(until: number, now: number): Promise<boolean>;
  /** Sends a message to the other tabs. `hear` receives theirs. */
  tell(message: ReplicaMessage): void;
  hear(listener: (message: ReplicaMessage) => void): void;
  close(): void;
}

export type ReplicaMessage =
  | { kind: 'changed'; list: string; change: Change<unknown>; state: ListState }
  | { kind: 'dropped'; list: string };

/** Keeps a copy for this tab only, until the page closes. */
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
