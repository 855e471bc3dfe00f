/**
 * What is sent of a form: members that are other than when it was opened, since the rest may have been changed elsewhere
 * meanwhile. All of them where it is not known what they were.
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
 * The same where all members are sent: what was not touched is as it is by now, rather than as the form began.
 * @param before as the form began
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
