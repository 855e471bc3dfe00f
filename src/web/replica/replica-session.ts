import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createListeners, createStore } from '#web/browser/store.ts';
import type { Channel, ChannelItem } from '#contract/channels.ts';
import type { AccountReplica, ListSnapshot } from './account-replica.ts';
import type { ReplicaViews } from './replica-views.ts';
import type { ReplicaSync } from './replica-sync.ts';
import { unread } from './list-state.ts';
import type { ListName, Rows } from './list-kinds.ts';

export interface ReplicaSession {
  copy: AccountReplica;
  keeping: ReplicaSync;
  views: ReplicaViews;
}

let session: ReplicaSession | undefined;
const { subscribe, notify } = createListeners();
/** Whether the server is unreachable, so that pages show data from the copy. */
const away = createStore(false);

/** Number of mounted components that show each list. */
const shown = new Map<string, number>();

export const isShown = (name: string) => (shown.get(name) ?? 0) > 0;

export const notifyChanged = notify;

export function setSession(next: ReplicaSession | undefined) {
  session = next;
  notifyChanged();
}

export const currentSession = () => session;

export const setUnreachable = away.set;

const nothing: ListSnapshot<never> = { rows: [], state: unread, readings: [] };

const show = (name: string) => () => {
  shown.set(name, (shown.get(name) ?? 0) + 1);
  session?.keeping.wake();
  return () => {
    shown.set(name, (shown.get(name) ?? 1) - 1);
  };
};

const known = <Name extends ListName>(name: Name) =>
  (session?.copy.get(name) ?? nothing) as ListSnapshot<Rows[Name]>;

interface Question {
  of: ReplicaSession | undefined;
  name: string;
  select: unknown;
}

const isSame = (one: Question, other: Question) =>
  one.of === other.of && one.name === other.name && one.select === other.select;

/**
 * Returns what the copy knows of a list, without having it read. The value only supplements the page, so updates are
 * rendered as transitions and updates in quick succession are combined.
 * @param select a stable function that returns the same value until the list changes
 */
export function useKnown<Name extends ListName, Part>(
  name: Name,
  select: (list: ListSnapshot<Rows[Name]>) => Part,
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
  // Never return data of another account or record, not even for one render.
  return isSame(shown, { of: session, name, select }) ? shown.part : select(known(name));
}

const rowsOf = <Row>({ rows }: ListSnapshot<Row>): readonly Row[] => rows;

export const useKnownRows = <Name extends ListName>(name: Name): readonly Rows[Name][] =>
  useKnown<Name, readonly Rows[Name][]>(name, rowsOf);

/** Returns a list for a page that shows it. Shown lists are read before others. */
export function useListSnapshot<Name extends ListName>(name: Name): ListSnapshot<Rows[Name]> {
  useEffect(() => show(name)(), [name]);
  return useSyncExternalStore(subscribe, () => known(name));
}

/** Returns a function that returns a channel's items. The function changes whenever the items of any channel do. */
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

/** Returns the items for a page that shows them. Shown lists are read before others. */
export function useItems() {
  useEffect(() => show('items')(), []);
  return useKnownItems();
}

/** Returns the channels that hold a record, as far as they have loaded. */
export function useHolders(type: ChannelItem['type'], id: number): readonly Channel[] {
  const rows = useKnownRows('channels');
  const itemsOf = useKnownItems();
  return useMemo(
    () => rows.filter((channel) => itemsOf(channel.id).some((item) => item.type === type && item.id === id)),
    [rows, itemsOf, type, id],
  );
}

/** The functions that search and order the copy. They load together with the copy. */
export const useViews = () => useSyncExternalStore(subscribe, () => session?.views);

export const useIsUnreachable = away.use;

export interface SyncState {
  /** Whether a copy exists and has loaded its stored lists. */
  isKept: boolean;
  /** Whether the user requested a refresh that hasn't finished. */
  isRefreshing: boolean;
  /** Whether the copy survives a reload. */
  isLasting: boolean;
  refresh: () => void;
}

/** Returns the state of the work on a list. */
export function useSyncState(name: ListName): SyncState {
  const isKept = useSyncExternalStore(subscribe, () => session?.copy.isLoaded ?? false);
  const isRefreshing = useSyncExternalStore(subscribe, () => session?.keeping.isRefreshing(name) ?? false);
  const isLasting = useSyncExternalStore(subscribe, () => session?.copy.store.isLasting ?? false);
  return { isKept, isRefreshing, isLasting, refresh: () => session?.keeping.refresh(name) };
}
