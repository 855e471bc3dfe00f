import { z } from 'zod/mini';
import { Timestamp, WireDate } from '#contract/envelope.ts';

export interface Member {
  name: string;
  /** The kind in words, such as "an integer". */
  is: string;
  fits(value: unknown): boolean;
}

const kinds: Partial<Record<string, string>> = {
  number: 'an integer',
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  record: 'an object',
  object: 'an object',
  enum: 'one of the specified words',
};

/** The specification has no null. */
const inner = (schema: z.core.$ZodTypes): z.core.$ZodTypes =>
  schema._zod.def.type === 'nullable' ? inner(schema._zod.def.innerType as z.core.$ZodTypes) : schema;

function kindOf(schema: z.core.$ZodTypes): string {
  if (schema === Timestamp) return 'a time, YYYY-MM-DD HH:MM:SS';
  if (schema === WireDate) return 'a date, YYYY-MM-DD';
  const { def } = schema._zod;
  if (def.type === 'union')
    return def.options.map((option) => kindOf(option as z.core.$ZodTypes)).join(' or ');
  if (def.type === 'literal') return def.values.map((value) => JSON.stringify(value)).join(' or ');
  return kinds[def.type] ?? 'as specified';
}

/**
 * Returns the members that a record of the contract must have. The specification doesn't name those that are optional
 * there.
 */
export function membersOf(schema: z.core.$ZodType): Member[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, member]) => {
    if ((member as z.core.$ZodTypes)._zod.def.type === 'optional') return [];
    const of = inner(member as z.core.$ZodTypes);
    return { name, is: kindOf(of), fits: (value: unknown) => z.safeParse(of, value).success };
  });
}
