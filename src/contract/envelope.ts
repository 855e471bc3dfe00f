import { z } from 'zod/mini';
import { defaultLimit, maxLimit } from './limits.ts';
import { preprocess } from './preprocess.ts';

/** @param description for the OpenAPI document */
const described = <T extends z.ZodMiniType>(schema: T, description: string | undefined): T =>
  description === undefined ? schema : schema.check(z.describe(description));

/**
 * An optional member of a request. `null` and `""` mean "not given", since callers in the field send them. The cast
 * keeps the types of a plain optional.
 */
export const given = <T extends z.core.$ZodType>(schema: T, description?: string): z.ZodMiniOptional<T> =>
  unless((value) => value === null || value === '', schema, description);

/** Does the same for free text, where blanks alone also mean "not given". */
export const givenText = <T extends z.core.$ZodType>(schema: T, description?: string): z.ZodMiniOptional<T> =>
  unless(
    (value) => value === null || (typeof value === 'string' && value.trim() === ''),
    schema,
    description,
  );

function unless<T extends z.core.$ZodType>(
  isNothing: (value: unknown) => boolean,
  schema: T,
  description: string | undefined,
): z.ZodMiniOptional<T> {
  const read = preprocess(
    (value) => (isNothing(value) ? undefined : value),
    z.optional(schema),
  ) as unknown as z.ZodMiniOptional<T>;
  return described(read, description);
}

const nothing = preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  z.literal(''),
) as unknown as z.ZodMiniLiteral<''>;

/** A text that an update can clear. `""` and blanks alone clear it, and `null` means "not given". */
export const removable = <T extends z.core.$ZodType>(schema: T, description?: string) =>
  described(
    z.nullish(
      // The schema comes first, because forms show the message of the first branch, and the empty text has none.
      z.union([schema, nothing], {
        error: (issue) => (issue.code === 'invalid_union' ? issue.errors[0]?.[0]?.message : undefined),
      }),
    ),
    description,
  );

/** A record's id in a path. Anything else becomes 0, which no record has, so the record isn't found. */
export const IdParam = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((id) => (/^\d{1,9}$/.test(String(id)) ? Number(id) : 0)),
  ),
  z.int(),
);

export const IdParams = z.object({ id: IdParam });

export const Id = z.int().check(z.positive());

/**
 * A number in a body. All numbers in bodies use it, so digits in a string are accepted too, as forms and other servers'
 * clients send them. The cast keeps the types of the plain number.
 */
export const numeric = <T extends z.core.$ZodType>(schema: T): T =>
  preprocess(
    (value) =>
      typeof value === 'string' && /^\s*\d{1,15}(?:\.\d{1,15})?\s*$/.test(value) ? Number(value) : value,
    schema,
  ) as unknown as T;

/**
 * A whole number in a body.
 * @param error the message for anything else
 */
export const wholeNumber = (error: string | { error: () => string }, least: number, most: number) =>
  numeric(z.int(error).check(z.minimum(least, error), z.maximum(most, error)));

/** The largest id that every database can store. */
export const maxRecordId = 2 ** 31 - 1;

/**
 * The id of a record in a body.
 * @param error the message for anything else
 */
export const idIn = (error: string) => wholeNumber(error, 1, maxRecordId);
export const IdIn = idIn('Enter the id of a record, such as 7.');

/** UTC, `YYYY-MM-DD HH:MM:SS`. */
export const Timestamp = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), z.describe('UTC, YYYY-MM-DD HH:MM:SS'));

/** UTC, `YYYY-MM-DD`. */
export const WireDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.describe('UTC, YYYY-MM-DD'));

export const Count = z.int().check(z.minimum(0));

/** Picks the most useful error of a union of text and something else: the one that matches the input. */
export function bestMatchingError(otherwise: string) {
  return (issue: z.core.$ZodRawIssue) => {
    if (issue.code !== 'invalid_union') return otherwise;
    const branch = issue.errors.find(
      (errors) => errors[0] && errors[0].code !== 'invalid_type' && errors[0].code !== 'invalid_value',
    );
    return branch?.[0]?.message ?? otherwise;
  };
}

/**
 * Returns whether a text has visible characters, and not just blanks, fillers, zero-width characters and direction
 * marks.
 */
const isVisible = (value: string) =>
  /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cf}\u2800]/u.test(value);

/**
 * The message is built only when it's needed, since formatting a number takes a browser longer than building a whole
 * schema.
 */
export const tooLong = (what: string, max: number) => ({
  error: () => `${what} can have at most ${max.toLocaleString('en')} characters.`,
});

/** Reports whether a text is missing or isn't text. */
export const notText = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `${what} is missing.` : `${what} must be text.`,
});

/** Free text: trimmed, without control characters, of at most `max` characters. */
export function text(what: string, max: number) {
  return z.string(notText(what)).check(
    z.trim(),
    z.minLength(1, `${what} can’t be empty.`),
    z.refine(isVisible, { error: `${what} can’t be empty.` }),
    z.maxLength(max, tooLong(what, max)),
    z.refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), {
      error: `${what} has a control character in it.`,
    }),
  );
}

/** A positive number in a query. A number above `largest` is lowered to `largest`. */
export function positive(name: string, largest = Infinity) {
  const error = `${name} must be a positive whole number.`;
  return z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d+$/, error))], error),
      z.transform((value) => Math.min(Number(value), largest)),
    ),
    z.int(error).check(z.positive(error)),
  );
}

export const PageQuery = z.object({
  limit: given(
    positive('limit', maxLimit),
    `Results per page: ${defaultLimit} if not given, ${maxLimit} at most`,
  ),
  page: given(positive('page'), 'The page requested, from 1'),
});
export type PageQuery = z.output<typeof PageQuery>;

/** `error` is the string "0" in lists. Everywhere else it's the integer 0. */
const listSuccess = z.literal('0');
export const success = z.literal(0);

/** Returns the members of an endpoint that returns a page of a list. Its rows are the items of `data[key]`. */
export const listOf = <const Key extends string, Item extends z.core.$ZodType>(key: Key, item: Item) => ({
  rows: key,
  response: pageOf(key, item),
});

/** Returns the schema of a list's envelope: paging, and one array whose key depends on the endpoint. */
export function pageOf<Key extends string, Item extends z.core.$ZodType>(key: Key, item: Item) {
  const paging = {
    /** The total number of matching records. */
    result: Count,
    perpage: Count,
    currentpage: Count,
    /** 0 on the last page. */
    nextpage: Count,
    maxpage: Count,
  };
  const list = { [key]: z.array(item) } as { [K in Key]: z.ZodMiniArray<Item> };
  return z.strictObject({ error: listSuccess, data: z.strictObject({ ...paging, ...list }) });
}

/** The paging members of a list's envelope. */
export interface Paging {
  result: number;
  perpage: number;
  currentpage: number;
  nextpage: number;
  maxpage: number;
}

/** The response to an update or deletion. `message` is a sentence for people. */
export const Done = z.strictObject({ error: success, message: z.string() });

export const Created = z.strictObject({ error: success, id: Id });

/** Every failure. Its optional members are extensions, for programs that need more than a sentence. */
export const Failure = z.object({
  error: z.literal(1),
  message: z.string(),
  field: z.optional(z.string().check(z.describe('The member of the request that is to blame'))),
  reason: z.optional(
    z.string().check(z.describe('Why the key is not taken, where there is more to say than that')),
  ),
});
export type Failure = z.output<typeof Failure>;
