import { z } from 'zod';
import { given, text } from '#contract/envelope.ts';

/** One option of a command: what it is parsed by, and what help says of it. */
export interface Option<Schema extends z.core.$ZodType = z.core.$ZodType> {
  schema: Schema;
  /** Stands for the value in help; absent: the option is a flag. */
  label?: string;
  /** Must be given. */
  required?: true;
  /** May be given several times. */
  repeated?: true;
  about: string;
}

export type Options = Record<string, Option>;

/** What the options of a table come to. */
export type Values<Table extends Options> = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

export const flag = (about: string) => ({ schema: z.boolean().default(false), about });

export const required = <Schema extends z.core.$ZodType>(label: string, schema: Schema, about: string) => ({
  schema,
  label,
  required: true as const,
  about,
});

/** An empty value counts as not given, as it does in the API. */
export const optional = <Schema extends z.core.$ZodType>(label: string, schema: Schema, about: string) => ({
  schema: given(schema),
  label,
  about,
});

export const repeated = <Schema extends z.core.$ZodType>(label: string, schema: Schema, about: string) => ({
  schema: z.array(schema).default([]),
  label,
  repeated: true as const,
  about,
});

/** A whole number that the command line has as text. */
export function whole(least: number, most: number) {
  const error = `Enter a whole number from ${least} to ${most.toLocaleString('en')}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.int().min(least, error).max(most, error));
}

const momentError = "Enter a date such as 2027-12-31, or with its time '2027-12-31 18:00:00' (UTC).";

/** Unix seconds of a date, or of a date and time, in UTC. */
const Moment = z
  .string()
  .trim()
  .regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/, momentError)
  .transform((value, context) => {
    const [day = '', time = '00:00:00'] = value.split(' ');
    const read = new Date(`${day}T${time}Z`);
    // The 31st of a shorter month would be read as a day of the next.
    if (!Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`)) {
      return Math.floor(read.getTime() / 1000);
    }
    context.addIssue({ code: 'custom', message: momentError });
    return z.NEVER;
  });

/** Unix seconds; null for `never`. */
export const Expiry = z.union([z.literal('never').transform(() => null), Moment], momentError);

export const Plan = text('The plan', 64);

/** Whose records a command works on. */
export const account = required(
  'ACCOUNT',
  z.string().trim().min(1, 'Name the account.'),
  'Username, e-mail address or id of the account',
);
