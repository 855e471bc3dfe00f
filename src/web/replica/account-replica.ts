import type { ChannelItem } from '#contract/channels.ts';
import type { ListPart } from '#web/api/list-parts.ts';
import type { ReplicaMessage, ReplicaStore } from './replica-store.ts';
import { type Change, type ReplicaList, createReplicaList } from './replica-list.ts';
import type { Key, ListState } from './list-state.ts';
import { channelOf, itemsName, listKindOf, type ListName, listNames, type Rows } from './list-kinds.ts';
import { type CountReading, hasReadingOf, withReading } from './readings.ts';

interface Held {
  list: ReplicaList<unknown>;
  readings: readonly CountReading[];
  /** What pages see of the list. Undefined if it has changed since. */
  shown: ListSnapshot<unknown> | undefined;
}

/** A list as pages see it. Every change creates a new object. */
export interface ListSnapshot<Row> {
  rows: readonly Row[];
  state: ListState;
  readings: readonly CountReading[];
}

const isEmpty = ({ put, removed }: Change<unknown>) => put.length === 0 && removed.length === 0;

/** If no row has changed, pages keep the same array of rows. */
const shownAfter = (
  change: Change<unknown>,
  { shown, list, readings }: Held,
): ListSnapshot<unknown> | undefined =>
  shown && isEmpty(change) ? { rows: shown.rows, state: list.state, readings } : undefined;

/** Holds the lists of one account in memory and in the store, in sync with the other tabs. */
export function createAccountReplica(store: ReplicaStore, changed: () => void) {
  const held = new Map<string, Held>();
  let itemsVersion = 0;
  let isLoaded = false;
  /** Whether the stored lists could be read. */
  let isSound = false;
  /** Messages from other tabs that arrive before everything has loaded. The stored lists may be older than these. */
  const early: ReplicaMessage[] = [];

  const hold = (name: string): Held => {
    const known = held.get(name);
    if (known) return known;
    const made: Held = { list: createReplicaList(listKindOf(name).keyOf), readings: [], shown: undefined };
    held.set(name, made);
    return made;
  };

  async function load(name: string) {
    const stored = await store.read(name);
    if (!stored) return;
    held.set(name, {
      list: createReplicaList(listKindOf(name).keyOf, stored.rows, stored.state),
      readings: stored.readings,
      shown: undefined,
    });
    changed();
  }

  /** Saves a change and notifies the page and the other tabs. */
  async function note(name: string, change: Change<unknown>, { quietly = false, isRequired = false } = {}) {
    if (quietly && isEmpty(change)) return;
    const one = hold(name);
    one.shown = shownAfter(change, one);
    if (channelOf(name) !== undefined) itemsVersion += 1;
    const { state } = one.list;
    if (name === 'channels') dropLostChannels();
    changed();
    store.tell({ kind: 'changed', list: name, change, state });
    await store.write(name, change, listKindOf(name).keyOf, state).catch((error: unknown) => {
      // If the disk is full, the list in memory stays complete.
      if (isRequired) throw error;
    });
  }

  /** Saves one reading a day, and only once the list is whole. */
  async function noteReading(name: string) {
    const one = hold(name);
    const { rows, state } = one.list;
    const { reading } = listKindOf(name);
    if (!reading || hasReadingOf(one.readings, state.sweptAt)) return;
    one.readings = withReading(one.readings, reading([...rows.values()], state.sweptAt));
    await store.writeReading(name, one.readings).catch(() => undefined);
  }

  function dropLostChannels() {
    const channels = hold('channels').list;
    if (!channels.state.isWhole) return;
    for (const name of held.keys()) {
      const channel = channelOf(name);
      if (channel === undefined || channels.rows.has(channel)) continue;
      held.delete(name);
      store.tell({ kind: 'dropped', list: name });
      void store.drop(name);
    }
  }

  function take(message: ReplicaMessage) {
    if (channelOf(message.list) !== undefined) itemsVersion += 1;
    if (message.kind === 'dropped') held.delete(message.list);
    else {
      const one = hold(message.list);
      one.list.follow(message.change, message.state);
      one.shown = shownAfter(message.change, one);
    }
    changed();
  }

  store.hear((message) => {
    if (isLoaded) take(message);
    else early.push(message);
  });

  return {
    store,
    /** A number that changes whenever the items of a channel change. */
    get itemsVersion() {
      return itemsVersion;
    },
    /** Loads the stored lists. Pages see each list as soon as it has loaded. */
    async load() {
      try {
        for (const name of listNames) await load(name);
        for (const key of hold('channels').list.rows.keys()) await load(itemsName(Number(key)));
        isSound = true;
      } finally {
        isLoaded = true;
        for (const message of early.splice(0)) take(message);
        itemsVersion += 1;
        changed();
      }
    },
    /** Whether everything in the store has been loaded. */
    get isLoaded() {
      return isLoaded;
    },
    get: (name: string): ListSnapshot<unknown> => {
      const one = hold(name);
      one.shown ??= { rows: [...one.list.rows.values()], state: one.list.state, readings: one.readings };
      return one.shown;
    },
    /** The names of all lists to read. */
    names: (): string[] => [
      ...listNames,
      ...[...hold('channels').list.rows.keys()].map((key) => itemsName(Number(key))),
    ],
    stateOf: (name: string) => hold(name).list.state,
    keysOf: (name: string) => [...hold(name).list.rows.keys()],
    sizeOf: (name: string) => hold(name).list.rows.size,
    rowOf: <Name extends ListName>(name: Name, key: Key) =>
      hold(name).list.rows.get(key) as Rows[Name] | undefined,
    async sweepPage(name: string, part: ListPart<unknown>) {
      const one = hold(name);
      const { sweptAt } = one.list.state;
      const change = one.list.sweepPage(part);
      const { state } = one.list;
      if (state.isWhole && state.sweptAt !== sweptAt) await noteReading(name);
      await note(name, change);
    },
    /**
     * Returns the point up to which the lists follow the server's changes. Returns undefined if they have to be read
     * from the beginning.
     */
    async mark() {
      const isWhole = listNames.every((name) => hold(name).list.state.isWhole);
      return isSound && isWhole ? store.readMark() : undefined;
    },
    writeMark: (mark: string | undefined) => store.writeMark(mark),
    /**
     * Applies the changes that the server reported.
     * @throws {DOMException} if they can't be stored, since the stored mark must not be ahead of the lists
     */
    async told(name: string, change: Change<unknown>, askedAt: number) {
      await note(name, hold(name).list.told(change, askedAt), { quietly: true, isRequired: true });
    },
    /** Marks a list as complete once the server has reported everything in it as of `at`. */
    async completeAt(name: string, at: number) {
      const one = hold(name);
      one.list.completeAt(at);
      await noteReading(name);
      await note(name, { put: [], removed: [] }, { isRequired: true });
    },
    async newestPage(name: string, part: ListPart<unknown>) {
      const { hasMet, ...change } = hold(name).list.newestPage(part);
      await note(name, change);
      return hasMet;
    },
    async miss(name: string, at: number) {
      await note(name, hold(name).list.miss(at));
    },
    /**
     * Takes rows from the response to another request. Pass `mayAdd: false` if the response doesn't prove that unknown
     * rows belong to the list.
     */
    async passing(name: string, rows: readonly unknown[], askedAt: number, { mayAdd = true } = {}) {
      const { list } = hold(name);
      const { keyOf } = listKindOf(name);
      const known = mayAdd ? rows : rows.filter((row) => list.rows.has(keyOf(row)));
      await note(name, list.passing(known, askedAt), { quietly: true });
    },
    async changeHere(name: string, change: Partial<Change<unknown>>) {
      const whole = { put: [], removed: [], ...change };
      await note(name, hold(name).list.changeHere(whole, Date.now()), { quietly: true });
    },
    /** Removes items from every channel. */
    async removeItems(removed: readonly string[]) {
      for (const name of held.keys()) {
        if (channelOf(name) !== undefined) await this.changeHere(name, { removed });
      }
    },
    itemsOf: (channel: number) => [...hold(itemsName(channel)).list.rows.values()] as ChannelItem[],
    close: () => store.close(),
  };
}

export type AccountReplica = ReturnType<typeof createAccountReplica>;
