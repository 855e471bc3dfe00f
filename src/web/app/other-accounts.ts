import type { ReactNode } from 'react';
import { createStore } from '#web/browser/store.ts';

/** Another account of this browser, to switch to. */
interface OtherAccount {
  id: string;
  /** As its owner calls it. */
  name: string;
  /** Its host, or that it has to be signed in to. */
  note: string;
  /** Its place in the list, from 1. */
  number: number;
  picture: ReactNode;
  open: () => void;
}

/** What the frame shows where this browser keeps several accounts. */
interface OtherAccounts {
  others: readonly OtherAccount[];
  /** By its place in the list, from 1. */
  openNumber: (number: number) => void;
  /** Name and color of the one that the page belongs to. */
  whose: ReactNode | undefined;
  /** CSS. */
  color: string | undefined;
  /** In place of the page, where its address names another account. */
  page: ReactNode | undefined;
}

const shown = createStore<OtherAccounts | undefined>(undefined);

export const showOtherAccounts = shown.set;
export const otherAccounts = shown.get;

/** undefined in a browser that keeps one account alone. */
export const useOtherAccounts = shown.use;
