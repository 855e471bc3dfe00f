const millisecondsADay = 86_400_000;

/** Converts a time in milliseconds to whole days since 1970 UTC. */
export const dayOf = (milliseconds: number) => Math.floor(milliseconds / millisecondsADay);
