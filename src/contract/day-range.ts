/** Maximum points per response. */
export const maxPoints = 4000;

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse reads 30 February as 2 March.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

export type SeriesStep = 'day' | 'hour';

/** Returns the maximum number of days per response. */
export const maxDays = (by: SeriesStep) => Math.floor(maxPoints / (by === 'hour' ? 24 : 1));

/** Returns what is wrong with a range of days, and the member at fault. */
export function rangeMistake(
  from: string,
  to: string,
  by: SeriesStep = 'day',
): { field: 'from' | 'to'; message: string } | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1) return { field: 'from', message: 'The first day can’t be after the last.' };
  const most = maxDays(by);
  if (days <= most) return undefined;
  const unit = by === 'hour' ? ' by the hour' : '';
  return { field: 'from', message: `Choose at most ${most.toLocaleString('en')} days${unit}.` };
}
