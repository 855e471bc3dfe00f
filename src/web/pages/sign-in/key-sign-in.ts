import { signIn as words } from '#web/words/sign-in.ts';
import { z } from 'zod/mini';

/**
 * A server's address as people type it: the scheme may be missing, and what follows the address of its API or of one of our
 * pages is too much. Its own path stays. "" is the service that this page came from.
 */
const Server = z.string().check(
  z.trim(),
  z.overwrite((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`)),
  z.refine((value) => value === '' || (URL.canParse(value) && new URL(value).hostname !== ''), {
    error: words.serverError,
  }),
  z.overwrite((value) => {
    const url = URL.parse(value);
    return url ? url.origin + url.pathname.replace(/\/(?:api|app)(?:\/.*)?$/, '').replace(/\/+$/, '') : value;
  }),
);

export const KeySignIn = z.object({
  key: z
    .string()
    .check(z.trim(), z.minLength(1, words.keyMissing), z.regex(/^[\x21-\x7e]*$/, words.keyUnusual)),
  server: Server,
  stay: z.boolean(),
  inspect: z.boolean(),
});
