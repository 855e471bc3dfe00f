interface Dated {
  /** In the format of the API, so that dates can be compared as text. Empty if the server doesn't return it. */
  date: string;
}

/**
 * Returns whether a list is sorted newest first, as far as its dates show. Servers of the API don't guarantee that for
 * any list.
 */
export const isNewestFirst = (rows: readonly Dated[]) =>
  rows.every(({ date }, at) => date <= (rows[at - 1]?.date || date));
