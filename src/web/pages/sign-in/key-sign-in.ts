import { signIn as words } from '#web/words/sign-in.ts';
import { z } from 'zod/mini';

/** An origin as people type it: scheme and path may be missing or too much. "" is the service that this page came from. */
const Server = z.string().check(
  z.trim(),
  z.overwrite((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`)),
  z.refine((value) => value === '' || (URL.canParse(value) && new URL(value).hostname !== ''), {
    error: words.serverError,
  }),
  z.overwrite((value) => URL.parse(value)?.origin ?? value),
);

export const KeySignIn = z.object({
  key: z
    .string()
    .check(z.trim(), z.minLength(1, words.keyMissing), z.regex(/^[\x21-\x7e]*$/, words.keyUnusual)),
  server: Server,
  stay: z.boolean(),
  inspect: z.boolean(),
});
