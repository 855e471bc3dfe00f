import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { LinkValues } from './link-form.ts';

/** What a browser can't read, such as half a date, it gives as nothing at all: only the field knows better. */
const unread = {
  expiry: 'Please finish the date and time, or clear them.',
  clicklimit: 'Please give a whole number, or clear it.',
};

const isUnread = (field: unknown) => field instanceof HTMLInputElement && field.validity.badInput;

/** Judges a link's form by its schema, and refuses what would otherwise be taken for an empty field. */
export const linkResolver = <Body>(
  form: z.ZodType<Body, LinkValues>,
): Resolver<LinkValues, unknown, Body> => {
  const judge = zodResolver(form);
  return async (values, context, options) => {
    const judged = await judge(values, context, options);
    const errors: FieldErrors<LinkValues> = {};
    for (const name of ['expiry', 'clicklimit'] as const) {
      const ref = options.fields[name]?.ref;
      if (isUnread(ref)) errors[name] = { type: 'unread', message: unread[name], ref };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: { ...judged.errors, ...errors } } : judged;
  };
};
