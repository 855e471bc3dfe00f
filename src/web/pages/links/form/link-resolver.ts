import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkValues } from './link-form.ts';

/** A browser gives what it can't read, such as half a date, as an empty text: only the field knows better. */
const unread = {
  expiry: words.expiryIncomplete,
  clicklimit: words.notNumber,
};

const isUnread = (field: unknown) => field instanceof HTMLInputElement && field.validity.badInput;

/** Judges a link's form by its schema, and refuses what would otherwise be taken for an empty field. */
export const linkResolver = <Body>(
  form: z.ZodMiniType<Body, LinkValues>,
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
