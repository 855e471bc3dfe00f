import { z } from 'zod/mini';
import { ApiRefusal } from '#server/rules/api-refusal.ts';

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

const nameOf = (path: readonly PropertyKey[] = []) => path.map(String).join('.');

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const amounts: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Returns a message for issues that the schema has no message for. */
function inWords(issue: z.core.$ZodRawIssue): string {
  const name = nameOf(issue.path) || 'The request';
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${kinds[issue.expected] ?? 'something else'}.`;
    case 'invalid_value':
      return `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `${name} can have at most ${issue.maximum.toLocaleString('en')}${amounts[issue.origin] ?? ''}.`;
    case 'too_small':
      return `${name} needs at least ${issue.minimum.toLocaleString('en')}${amounts[issue.origin] ?? ''}.`;
    default:
      return `${name} is not valid.`;
  }
}

/**
 * Parses what a caller sent.
 * @throws ApiRefusal 400 with the first error and the member it's about
 */
export function parse<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input, { error: inWords });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = nameOf(issue?.path);
  const missing = issue && issue.path.length > 0 && at(input, issue.path) === undefined;
  const message = missing ? `${field} is required.` : (issue?.message ?? 'The request isn’t valid.');
  throw new ApiRefusal(400, message, field || undefined);
}
