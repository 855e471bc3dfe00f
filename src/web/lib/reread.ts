/** Reads a record's values again, and resolves to undefined if it isn't found. Undefined if that can't be done now. */
export type Reread<Values> = (() => Promise<Values | undefined>) | undefined;

/** Returns a record's values as they are now. If they can't be read, the known ones remain, and saving reports why. */
export const latest = async <Values>(reread: Reread<Values>, known: Values): Promise<Values> =>
  (await reread?.().catch(() => undefined)) ?? known;
