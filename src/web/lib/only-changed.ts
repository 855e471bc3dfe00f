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
