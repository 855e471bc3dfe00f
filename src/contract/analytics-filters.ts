import { type Dimension, dimensions } from './asked-visits.ts';

export const dimensionError = `Name one of ${dimensions.join(', ')}.`;

/** Maximum filters per request, values per filter and characters per value. */
const [maxFilters, maxValues, maxValueLength] = [20, 100, 300];

export type AnalyticsFilter =
  | { by: Dimension; is: readonly string[] }
  | { by: Dimension; not: readonly string[] };

export const filterError = `filters must be a list such as [{"by":"country","is":["DE"]}], of ${maxFilters} at most.`;

const isValue = (value: unknown) => typeof value === 'string' && value.length <= maxValueLength;

const areValues = (values: unknown) =>
  Array.isArray(values) && values.length > 0 && values.length <= maxValues && values.every(isValue);

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

/**
 * Parses the `filters` parameter. Returns undefined if it's invalid. It works without a schema, since the statistics
 * pages need no other.
 */
export function parseFilters(text: string): readonly AnalyticsFilter[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length <= maxFilters && read.every(isFilter) ? read : undefined;
  } catch {
    return undefined;
  }
}
