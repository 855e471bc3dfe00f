/**
 * Returns the members of a form that have changed since it was opened. The rest may have been changed elsewhere in the
 * meantime. Returns all members if the earlier values are unknown.
 */
export const onlyChanged = <Saved extends object>(saved: Saved, before: Saved | undefined): Partial<Saved> =>
  before
    ? (Object.fromEntries(
        Object.entries(saved).filter(
          ([name, value]) =>
            JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[name]),
        ),
      ) as Partial<Saved>)
    : saved;

/**
 * Returns all members, with unchanged ones as they are now instead of when the form was opened.
 * @param before the values when the form was opened
 */
export const untouchedAsNow = <Saved extends object>(
  saved: Saved,
  before: Partial<Saved>,
  now: Partial<Saved>,
): Saved => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries(now).filter(
      ([name]) => name in saved && saved[name as keyof Saved] === before[name as keyof Saved],
    ),
  ),
});
