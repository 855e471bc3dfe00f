/** What is known of a list that the browser keeps a copy of. A page brings it along; what fills the copy comes later. */

export type Key = string | number;

/**
 * A visit that leaves nothing behind reads so many records by itself: they are gone with the page.
 * @param limit requests a minute; undefined where the server doesn't tell
 */
export const mostUnasked = (limit = 0) => (limit >= 300 ? 50_000 : 5000);

/** A reading of the whole list, page after page, newest first. */
export interface Sweep {
  startedAt: number;
  /** The page that is to be read next. */
  page: number;
  /** How many records there were when it began, as the server told, */
  before: number;
  /** and at the last page. */
  told: number;
  /** The list became shorter meanwhile: records may have slipped from a page that was to come to one that was read. */
  hasSlipped: boolean;
  /** The first record of the last page: a server that does not know of pages gives the first one again and again. */
  first: Key | undefined;
  seen: ReadonlySet<Key>;
}

/** What is known of a list beside its records; kept with them. */
export interface ListState {
  isWhole: boolean;
  /** The server has no such list. */
  isMissing: boolean;
  /** How many there are in all, as the server told last. */
  total: number | undefined;
  /** Pages that it takes to read them. */
  pages: number;
  /** When the last whole reading began, and when the newest records were read; in ms since 1970, 0 for never. */
  sweptAt: number;
  newestAt: number;
  /** How many sweeps in a row proved nothing. */
  doubts: number;
  /** What the last sweep did not see and could not prove to be gone. */
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
