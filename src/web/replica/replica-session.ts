import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createListeners, createStore } from '#web/browser/store.ts';
import type { Channel, ChannelItem } from '#contract/channels.ts';
import type { AccountReplica, Copied } from './account-replica.ts';
import type { CopiedViews } from './copied-views.ts';
import type { Keeping } from './keeping.ts';
import { unread } from './list-state.ts';
import type { ListName, Rows } from './list-kinds.ts';

export interface ReplicaSession {
  copy: AccountReplica;
  keeping: Keeping;
  views: CopiedViews;
}

let session: ReplicaSession | undefined;
const { subscribe, tell } = createListeners();
/** Whether the server can't be reached: what is shown is then what the copy has. */
const away = createStore(false);

/** How many parts of open pages show a list. */
const shown = new Map<string, number>();

export const isShown = (name: string) => (shown.get(name) ?? 0) > 0;

export const tellChanged = tell;

export function setSession(next: ReplicaSession | undefined) {
  session = next;
  tellChanged();
}

export const currentSession = () => session;

export const setAway = away.set;

const nothing: Copied<never> = { rows: [], state: unread, readings: [] };

const show = (name: string) => () => {
  shown.set(name, (shown.get(name) ?? 0) + 1);
  session?.keeping.wake();
  return () => {
    shown.set(name, (shown.get(name) ?? 1) - 1);
  };
};

const known = <Name extends ListName>(name: Name) =>
  (session?.copy.get(name) ?? nothing) as Copied<Rows[Name]>;

interface Question {
  of: ReplicaSession | undefined;
  name: string;
  select: unknown;
}

const isSame = (one: Question, other: Question) =>
  one.of === other.of && one.name === other.name && one.select === other.select;

/**
 * What a list of the account tells as far as it is here; it is not read for that. It only adds to what a page has, so the
 * page is rendered with it in slices, and once where much comes in a row.
 * @param select stays the same function, and gives the same until that has changed
 */
export function useKnown<Name extends ListName, Part>(
  name: Name,
  select: (list: Copied<Rows[Name]>) => Part,
): Part {
  const [shown, setShown] = useState(() => ({ of: session, name, select, part: select(known(name)) }));
  useEffect(() => {
    let last: typeof shown | undefined;
    const look = () => {
      const now = { of: session, name, select, part: select(known(name)) };
      const isNow = (one: typeof last) => one && isSame(one, now) && one.part === now.part;
      if (isNow(last)) return;
      last = now;
      startTransition(() => setShown((before) => (isNow(before) ? before : now)));
    };
    look();
    return subscribe(look);
  }, [name, select]);
  // Nothing of another account or record, not even for a moment.
  return isSame(shown, { of: session, name, select }) ? shown.part : select(known(name));
}

const rowsOf = <Row>({ rows }: Copied<Row>): readonly Row[] => rows;

export const useKnownRows = <Name extends ListName>(name: Name): readonly Rows[Name][] =>
  useKnown<Name, readonly Rows[Name][]>(name, rowsOf);

/** The same for a page that shows it, which has it read before others. */
export function useCopied<Name extends ListName>(name: Name): Copied<Rows[Name]> {
  useEffect(() => show(name)(), [name]);
  return useSyncExternalStore(subscribe, () => known(name));
}

/** What each channel holds: a function that is another one whenever that has changed. */
function useKnownItems(): (channel: number) => readonly ChannelItem[] {
  const version = useSyncExternalStore(subscribe, () => session?.copy.itemsVersion ?? 0);
  const copy = useSyncExternalStore(subscribe, () => session?.copy);
  return useMemo(() => {
    const items = new Map<number, readonly ChannelItem[]>();
    return (channel: number) => {
      const known = items.get(channel) ?? copy?.itemsOf(channel) ?? [];
      items.set(channel, known);
      return known;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the version stands for what the copy holds
  }, [copy, version]);
}

/** The same for a page that shows it, which has it read before others. */
export function useItems() {
  useEffect(() => show('items')(), []);
  return useKnownItems();
}

/** The channels that hold a record, as far as they are here. */
export function useHolders(type: ChannelItem['type'], id: number): readonly Channel[] {
  const rows = useKnownRows('channels');
  const itemsOf = useKnownItems();
  return useMemo(
    () => rows.filter((channel) => itemsOf(channel.id).some((item) => item.type === type && item.id === id)),
    [rows, itemsOf, type, id],
  );
}

/** What reads the copy; it comes with it. */
export const useViews = () => useSyncExternalStore(subscribe, () => session?.views);

export const useIsAway = away.use;

export interface Work {
  /** There is a copy to speak of: what was kept of it has been read. */
  isKept: boolean;
  /** Somebody asked for it to be read anew. */
  isRefreshing: boolean;
  /** It stays after a reload. */
  isLasting: boolean;
  refresh: () => void;
}

/** What is being done for a list. */
export function useWork(name: ListName): Work {
  const isKept = useSyncExternalStore(subscribe, () => session?.copy.isLoaded ?? false);
  const isRefreshing = useSyncExternalStore(subscribe, () => session?.keeping.isRefreshing(name) ?? false);
  const isLasting = useSyncExternalStore(subscribe, () => session?.copy.store.isLasting ?? false);
  return { isKept, isRefreshing, isLasting, refresh: () => session?.keeping.refresh(name) };
}
