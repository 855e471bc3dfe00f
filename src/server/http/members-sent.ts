type Sent<Members> = { [Name in keyof Members]?: NonNullable<Members[Name]> };

/** Returns the members of a change that were sent. `undefined` and `null` mean "not given". */
export const membersSent = <Members extends object>(members: Members) =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  ) as Sent<Members>;
