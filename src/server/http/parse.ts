import type { z } from 'zod';
import { Refusal } from './refusal.ts';

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

/**
 * Checks what a caller sent.
 * @throws Refusal 400 with the first thing that is wrong, and the member it is about
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.');
  const missing = issue && issue.path.length > 0 && at(input, issue.path) === undefined;
  const message = missing ? `${field} is required.` : (issue?.message ?? 'The request is not valid.');
  throw new Refusal(400, message, field || undefined);
}
