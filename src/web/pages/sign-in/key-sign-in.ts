import { signIn as words } from '#web/words/sign-in.ts';
import { z } from 'zod';

/** An origin as people type it: scheme and path may be missing or too much. "" is the service that this page came from. */
const Server = z
  .string()
  .trim()
  .overwrite((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || (URL.canParse(value) && new URL(value).hostname !== ''), {
    error: words.serverError,
  })
  .overwrite((value) => URL.parse(value)?.origin ?? value);

export const KeySignIn = z.object({
  key: z
    .string()
    .trim()
    .min(1, words.keyMissing)
    .regex(/^[\x21-\x7e]*$/, words.keyUnusual),
  server: Server,
  stay: z.boolean(),
  inspect: z.boolean(),
});
