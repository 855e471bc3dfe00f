interface Dated {
  /** As the wire has it, so that texts compare as times do; "": the server doesn't tell. */
  date: string;
}

/** Whether a list begins with its newest, as far as it tells. A server of the API promises that of no list. */
export const isNewestFirst = (rows: readonly Dated[]) =>
  rows.every(({ date }, at) => date <= (rows[at - 1]?.date || date));
