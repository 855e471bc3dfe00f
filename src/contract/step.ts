import { z } from 'zod/mini';
import { given, Id, success, Timestamp } from './envelope.ts';

/** What the browser is known by. Whatever else is sent here is as good as nothing. */
export const Device = given(
  z.string().check(z.maxLength(200)),
  'The device of an earlier answer in the same browser. With it, strangers can’t use up the tries of this sign-in',
);

/** What is asked for after the password, or again. */
export const Step = z.strictObject({
  /** Names this question in the answer; good for one answer that is right. */
  token: z.string(),
  expires: Timestamp,
  /** Whether a code of the authenticator app does. */
  app: z.boolean(),
  /** Whether a recovery code does. */
  recovery: z.boolean(),
  /** For the browser, where a passkey does, as WebAuthn has it; null: none. */
  passkey: z.nullable(z.looseObject({ challenge: z.string() })),
});
export type Step = z.output<typeof Step>;

/** A session, or the question for the second step that POST /api/session/step answers. */
export const SignedIn = z.union([
  z.strictObject({ error: success, id: Id, session: z.string(), expires: Timestamp, device: z.string() }),
  z.strictObject({ error: success, step: Step }),
]);
export type SignedIn = z.output<typeof SignedIn>;
