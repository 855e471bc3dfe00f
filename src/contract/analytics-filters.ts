import { z } from 'zod/mini';

/** What visits can be told apart by. `rule`: which rule of a link chose the destination. */
export const dimensions = [
  'country',
  'continent',
  'region',
  'city',
  'language',
  'device',
  'browser',
  'os',
  'referrer',
  'referrer_path',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'rule',
  'link',
  'qr',
  'bio',
  'campaign',
  'channel',
  'domain',
] as const;
export type Dimension = (typeof dimensions)[number];

export const dimensionError = `Name one of ${dimensions.join(', ')}.`;

/** The value of a visit that has none: came directly, without UTM, by no rule, in no campaign. */
export const noValue = '(none)';
/** The value of a visit of which it is not known, or was not recorded at its time. */
export const unknownValue = '(unknown)';

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
