import { z } from 'zod/mini';
import { dimensions } from './asked-visits.ts';

export const dimensionError = `Name one of ${dimensions.join(', ')}.`;

/** Filters, and values of each, that one question may have. */
const [mostFilters, mostValues] = [20, 100];

const values = z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(mostValues));

const Filters = z
  .array(
    z.union([
      z.strictObject({ by: z.enum(dimensions), is: values }),
      z.strictObject({ by: z.enum(dimensions), not: values }),
    ]),
  )
  .check(z.maxLength(mostFilters));
export type AnalyticsFilter = z.output<typeof Filters>[number];

export const filterError = `filters must be a list such as [{"by":"country","is":["DE"]}], of ${mostFilters} at most.`;

/** As `filters` of a question tells them; undefined: it doesn't. */
export function filtersIn(text: string): AnalyticsFilter[] | undefined {
  try {
    const read = z.safeParse(Filters, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
