import { z } from 'zod';

/** An origin as people type it: scheme and path may be missing or too much. "" is the service that this page came from. */
const Server = z
  .string()
  .trim()
  .overwrite((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || (URL.canParse(value) && new URL(value).hostname !== ''), {
    error: 'Please enter the address of the server, such as https://go.example.com.',
  })
  .overwrite((value) => URL.parse(value)?.origin ?? value);

export const KeySignIn = z.object({
  key: z
    .string()
    .trim()
    .min(1, 'Please enter your API key.')
    .regex(/^[\x21-\x7e]*$/, 'An API key has no blanks and no special characters. Please copy it again.'),
  server: Server,
  stay: z.boolean(),
  inspect: z.boolean(),
});
