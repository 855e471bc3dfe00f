import type { ReactNode } from 'react';
import { createStore } from '#web/browser/store.ts';

interface OtherAccount {
  id: string;
  /** The name that its owner gave it. */
  name: string;
  /** The account's host, or a note that it's signed out. */
  note: string;
  /** Position in the list, from 1. */
  number: number;
  picture: ReactNode;
  open: () => void;
}

/** What the frame shows if this browser keeps several accounts. */
interface OtherAccounts {
  others: readonly OtherAccount[];
  /** Opens an account by its position in the list, from 1. */
  openNumber: (number: number) => void;
  /** Name and color of the account that the page belongs to. */
  whose: ReactNode | undefined;
  /** A CSS color. */
  color: string | undefined;
  /** Replaces the page if its address names another account. */
  page: ReactNode | undefined;
}

const shown = createStore<OtherAccounts | undefined>(undefined);

export const showOtherAccounts = shown.set;
export const otherAccounts = shown.get;

/** Returns undefined in a browser that keeps a single account. */
export const useOtherAccounts = shown.use;
