/**
 * The state of a list that the browser keeps a copy of. Pages import this module directly. The code that fills the copy
 * loads later.
 */

export type Key = string | number;

/**
 * Records that a session that leaves nothing behind reads automatically. They are lost when the page closes.
 * @param limit requests per minute, or undefined if the server doesn't return it
 */
export const maxUnasked = (limit = 0) => (limit >= 300 ? 50_000 : 5000);

/** A pass over the whole list, page by page, newest first. */
export interface Sweep {
  startedAt: number;
  /** The next page to read. */
  page: number;
  /** Number of records when the sweep began, according to the server. */
  before: number;
  /** Number of records at the last page, according to the server. */
  told: number;
  /**
   * Whether the list became shorter during the sweep. Records may then have moved from an unread page to one already
   * read.
   */
  hasSlipped: boolean;
  /** The key of the last page's first record. A server without paging returns the same page again and again. */
  first: Key | undefined;
  seen: ReadonlySet<Key>;
}

/** The state of a list, stored along with its records. */
export interface ListState {
  isWhole: boolean;
  /** Whether the server doesn't have this list. */
  isMissing: boolean;
  /** Number of all records, as the server last returned it. */
  total: number | undefined;
  /** Number of pages needed to read all records. */
  pages: number;
  /**
   * When the last complete sweep began, in ms since 1970, or 0 for never. `newestAt` is the same for the newest
   * records.
   */
  sweptAt: number;
  newestAt: number;
  /** Number of sweeps in a row that couldn't prove they saw every record. */
  doubts: number;
  /** Keys that the last sweep didn't see but couldn't prove to be deleted. */
  missed: ReadonlySet<Key>;
  sweep: Sweep | undefined;
}

export const unread: ListState = {
  isWhole: false,
  isMissing: false,
  total: undefined,
  pages: 1,
  sweptAt: 0,
  newestAt: 0,
  doubts: 0,
  missed: new Set(),
  sweep: undefined,
};
