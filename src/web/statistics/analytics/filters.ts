import { type AnalyticsFilter, parseFilters } from '#contract/analytics-filters.ts';
import { type Dimension } from '#contract/asked-visits.ts';

/** Reads the filters from the page's address. An invalid text counts as no filters. */
export const filtersOf = (text: string): readonly AnalyticsFilter[] =>
  text ? (parseFilters(text) ?? []) : [];

export const textOf = (filters: readonly AnalyticsFilter[]) =>
  filters.length > 0 ? JSON.stringify(filters) : undefined;

export const valuesOf = (filter: AnalyticsFilter) => ('is' in filter ? filter.is : filter.not);

/** Returns the part of a file name that tells exports with different filters apart, such as "phone not de". */
export const nameOfFilters = (filters: readonly AnalyticsFilter[]) =>
  filters.map((filter) => `${'not' in filter ? 'not ' : ''}${valuesOf(filter).join(' ')}`).join(' ');

export const isNot = (filter: AnalyticsFilter) => 'not' in filter;

export const isOn = (filters: readonly AnalyticsFilter[], by: Dimension, value: string) =>
  filters.some((filter) => filter.by === by && 'is' in filter && filter.is.includes(value));

const others = (filters: readonly AnalyticsFilter[], by: Dimension, side: 'is' | 'not') =>
  filters.filter((filter) => filter.by !== by || !(side in filter));

/** Sets the filter of a dimension to one value. Removes it if it was set to that value. */
export const toggled = (
  filters: readonly AnalyticsFilter[],
  by: Dimension,
  value: string,
): readonly AnalyticsFilter[] => {
  const rest = others(filters, by, 'is');
  return isOn(filters, by, value) ? rest : [...rest, { by, is: [value] }];
};

/** Excludes a value in addition to those already excluded. */
export const excluding = (
  filters: readonly AnalyticsFilter[],
  by: Dimension,
  value: string,
): readonly AnalyticsFilter[] => {
  const before = filters.flatMap((filter) => (filter.by === by && 'not' in filter ? filter.not : []));
  return [...others(filters, by, 'not'), { by, not: [...before, value] }];
};

export const isSame = (one: AnalyticsFilter, other: AnalyticsFilter) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Turns "is" into "is not" and the other way round. */
export const inverted = (filter: AnalyticsFilter): AnalyticsFilter =>
  'is' in filter ? { by: filter.by, not: filter.is } : { by: filter.by, is: filter.not };
