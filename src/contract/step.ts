import { z } from 'zod/mini';
import { given, Id, success, Timestamp } from './envelope.ts';

/** Identifies the browser. An unknown value has no effect. */
export const Device = given(
  z.string().check(z.maxLength(200)),
  'The device of an earlier answer in the same browser. With it, strangers can’t use up the tries of this sign-in',
);

/** The second step, which is requested after the password, or again later. */
export const Step = z.strictObject({
  /** Sent back with the code or the passkey. It's valid for one correct attempt. */
  token: z.string(),
  expires: Timestamp,
  /** Whether a code of the authenticator app is accepted. */
  app: z.boolean(),
  /** Whether a recovery code is accepted. */
  recovery: z.boolean(),
  /** The browser's options for a passkey, as WebAuthn defines them. Null if passkeys aren't accepted. */
  passkey: z.nullable(z.looseObject({ challenge: z.string() })),
});
export type Step = z.output<typeof Step>;

/** A session, or a request for the second step, which POST /api/session/step completes. */
export const SignedIn = z.union([
  z.strictObject({ error: success, id: Id, session: z.string(), expires: Timestamp, device: z.string() }),
  z.strictObject({ error: success, step: Step }),
]);
export type SignedIn = z.output<typeof SignedIn>;
