import { type Dimension, dimensions } from './asked-visits.ts';

export const dimensionError = `Name one of ${dimensions.join(', ')}.`;

/** Filters, values of each, and characters of a value that one question may have. */
const [mostFilters, mostValues, longestValue] = [20, 100, 300];

export type AnalyticsFilter =
  | { by: Dimension; is: readonly string[] }
  | { by: Dimension; not: readonly string[] };

export const filterError = `filters must be a list such as [{"by":"country","is":["DE"]}], of ${mostFilters} at most.`;

const isValue = (value: unknown) => typeof value === 'string' && value.length <= longestValue;

const areValues = (values: unknown) =>
  Array.isArray(values) && values.length > 0 && values.length <= mostValues && values.every(isValue);

function isFilter(one: unknown): one is AnalyticsFilter {
  if (typeof one !== 'object' || one === null) return false;
  const { by, ...sides }: Record<string, unknown> = { ...one };
  const [[side, values] = [], ...others] = Object.entries(sides);
  return (
    dimensions.some((known) => known === by) &&
    (side === 'is' || side === 'not') &&
    areValues(values) &&
    others.length === 0
  );
}

/** As `filters` of a question tells them; undefined: it doesn't. Without a schema: pages of statistics need no other. */
export function filtersIn(text: string): readonly AnalyticsFilter[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length <= mostFilters && read.every(isFilter) ? read : undefined;
  } catch {
    return undefined;
  }
}
