import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import { rejectUnparsed } from '#web/access/access-form.ts';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkValues } from './link-form.ts';

/** Validates a link's form by its schema, and refuses input that would otherwise be read as an empty field. */
export const linkResolver = <Body>(
  form: z.ZodMiniType<Body, LinkValues>,
): Resolver<LinkValues, unknown, Body> =>
  rejectUnparsed(zodResolver(form), { expiry: words.expiryIncomplete });
