import type { Visit } from '#server/store/visits.ts';

/** A request, in the form used by tests that compare with a plain count. */
export interface PlainQuestion {
  from: string;
  to: string;
  zone: string;
  filters: ({ by: PlainDimension; is: string[] } | { by: PlainDimension; not: string[] })[];
  /** Ids of the campaign’s links. Omitted for the whole account. */
  links?: readonly number[];
}

/** Dimensions whose values can be read from a row. */
export const plainDimensions = [
  'country',
  'device',
  'browser',
  'referrer',
  'utm_source',
  'link',
  'rule',
] as const;
type PlainDimension = (typeof plainDimensions)[number];

const orNone = (text: string | null | undefined) => text || (text === '' ? '(none)' : '(unknown)');

/** Computes the response from every single visit, without stored sums. */
export function plainAnswer(rows: readonly Visit[], question: PlainQuestion) {
  const visits = rows.map((row) => {
    const at = Temporal.Instant.fromEpochMilliseconds(row.at * 1000).toZonedDateTimeISO(question.zone);
    return {
      row,
      local: at,
      day: at.toPlainDate().toString(),
      values: {
        country: row.country === 'Unknown' ? '(unknown)' : row.country,
        device: orNone(row.device),
        browser: row.browser,
        referrer: row.referrer === 'Direct' ? '(none)' : row.referrer,
        utm_source: orNone(row.utm_source),
        link: row.kind === 'link' ? String(row.target_id) : undefined,
        rule: orNone(row.rule),
      },
    };
  });
  const fits = visits.filter(
    ({ row, day, values }) =>
      day >= question.from &&
      day <= question.to &&
      (!question.links || (row.kind === 'link' && question.links.includes(row.target_id))) &&
      question.filters.every((filter) => {
        const value = values[filter.by] ?? '(none)';
        return 'is' in filter ? filter.is.includes(value) : !filter.not.includes(value);
      }),
  );
  const visitors = Map.groupBy(
    fits,
    ({ row }) => `${row.kind} ${row.target_id} ${Math.floor(row.at / 86_400)} ${row.visitor}`,
  );
  const days = new Map<string, { visits: number; visitors: number }>();
  const dayOf = (day: string) => days.get(day) ?? days.set(day, { visits: 0, visitors: 0 }).get(day);
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { day, local } of fits) {
    const of = dayOf(day);
    if (of) of.visits += 1;
    const hours = week[local.dayOfWeek - 1];
    if (hours) hours[local.hour] = (hours[local.hour] ?? 0) + 1;
  }
  for (const of of visitors.values()) {
    const [first] = of.toSorted((one, other) => one.row.at - other.row.at);
    const day = first && dayOf(first.day);
    if (day) day.visitors += 1;
  }
  const top = plainDimensions.map((by) => {
    const counts = Map.groupBy(
      fits.flatMap(({ values }) => values[by] ?? []),
      (value) => value,
    );
    return [by, Object.fromEntries([...counts].map(([value, { length }]) => [value, length]))] as const;
  });
  return {
    visits: fits.length,
    visitors: visitors.size,
    repeatVisitors: [...visitors.values()].filter(({ length }) => length > 1).length,
    days: Object.fromEntries(days),
    week,
    top: Object.fromEntries(top),
  };
}
