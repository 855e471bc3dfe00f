import { z } from 'zod';
import { given, text } from '#contract/envelope.ts';

/** An option of a command, with its schema and its description for the help. */
export interface Option<Schema extends z.core.$ZodType = z.core.$ZodType> {
  schema: Schema;
  /** Stands for the value in the help. Undefined for a flag. */
  label?: string;
  required?: true;
  /** Whether the option can be given several times. */
  repeated?: true;
  about: string;
}

export type Options = Record<string, Option>;

/** The parsed values of a table of options. */
export type Values<Table extends Options> = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

export const flag = (about: string) => ({ schema: z.boolean().default(false), about });

export const required = <Schema extends z.core.$ZodType>(label: string, schema: Schema, about: string) => ({
  schema,
  label,
  required: true as const,
  about,
});

/** An empty value means "not given", as in the API. */
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

/** A whole number, which the command line passes as text. */
export function whole(least: number, most: number) {
  const error = `Enter a whole number from ${least} to ${most.toLocaleString('en')}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.int().min(least, error).max(most, error));
}

const momentError = "Enter a date such as 2027-12-31, or with its time '2027-12-31 18:00:00' (UTC).";

/** A date, or a date and time, in UTC. It becomes Unix seconds. */
const Moment = z
  .string()
  .trim()
  .regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/, momentError)
  .transform((value, context) => {
    const [day = '', time = '00:00:00'] = value.split(' ');
    const read = new Date(`${day}T${time}Z`);
    // The 31st of a shorter month would be read as a day of the next month.
    if (!Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`)) {
      return Math.floor(read.getTime() / 1000);
    }
    context.addIssue({ code: 'custom', message: momentError });
    return z.NEVER;
  });

/** Unix seconds, or null for `never`. */
export const Expiry = z.union([z.literal('never').transform(() => null), Moment], momentError);

export const Plan = text('The plan', 64);

/** The account whose records a command works on. */
export const account = required(
  'ACCOUNT',
  z.string().trim().min(1, 'Name the account.'),
  'Username, e-mail address or id of the account',
);
