const millisecondsADay = 86_400_000;

/** The day of a time in milliseconds, in whole days since 1970 UTC. */
export const dayOf = (milliseconds: number) => Math.floor(milliseconds / millisecondsADay);
