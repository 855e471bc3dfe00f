/** Calendar days in the format of the API, `YYYY-MM-DD`. They are computed in UTC, where every day has 24 hours. */

const dayLength = 86_400_000;

/** Returns the calendar day of a moment in the user's time zone. */
export const localDay = (at: Date) =>
  [
    String(at.getFullYear()).padStart(4, '0'),
    ...[at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** Returns the number of days between two days, both included. */
export const daysFromTo = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

export const laterDay = (one: string, other: string) => (one > other ? one : other);

export const earlierDay = (one: string, other: string) => (one < other ? one : other);

export const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
