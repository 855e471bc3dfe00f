import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Done, given, Id, IdParams, success, text, Timestamp } from './envelope.ts';
import { CurrentPassword } from './security.ts';
import { Session } from './session.ts';
import { Device, Step } from './step.ts';

/** The browser's options for a passkey, as WebAuthn defines them. They're passed on unchanged. */
const WebAuthnOptions = z.record(z.string(), z.unknown());

/**
 * The browser's response for a passkey, as WebAuthn defines it. Its contents are verified together with the signature.
 */
const Credential = z.looseObject(
  {
    id: z.string().check(z.maxLength(2000)),
    rawId: z.string().check(z.maxLength(2000)),
    type: z.string().check(z.maxLength(20)),
    response: z.record(z.string(), z.unknown()),
  },
  'The passkey’s answer is missing.',
);
export type Credential = z.output<typeof Credential>;

const Token = z.string('token is required.').check(z.minLength(1, 'token is required.'), z.maxLength(200));

export const Passkey = z.strictObject({
  id: Id,
  name: z.string(),
  created: Timestamp,
  /** Null if it hasn't been used since it was created. */
  lastused: z.nullable(Timestamp),
});
export type Passkey = z.output<typeof Passkey>;

export const SecondStep = z.strictObject({
  passkeys: z.array(Passkey),
  /** The authenticator app. Null if there is none. */
  app: z.nullable(z.strictObject({ created: Timestamp, lastused: z.nullable(Timestamp) })),
  /** How many recovery codes are left. */
  recovery: Count,
  /** The origin at which the dashboard must be open to use passkeys. Null if the service's address allows none. */
  origin: z.nullable(z.string()),
  /** What the support pages require first: to set up a second step, or to pass it again. Null if nothing. */
  staff: z.nullable(z.enum(['setup', 'again'])),
});
export type SecondStep = z.output<typeof SecondStep>;

const PasskeyName = z.object({ name: text('The name', 64) });

export const AnswerStep = z
  .object({
    token: Token,
    code: given(
      z.string().check(z.maxLength(100, 'The code is too long.')),
      'Of the authenticator app, or a recovery code',
    ),
    credential: given(Credential, 'What the browser answered for a passkey'),
    device: Device,
  })
  .check(
    z.refine(({ code, credential }) => (code === undefined) !== (credential === undefined), {
      error: 'Enter the code.',
      path: ['code'],
    }),
  );

/** An API key must not decide how its owner signs in. An expired plan doesn't prevent it. */
const bySignIn = { always: 'lapsed', signedIn: true } as const;

/** Recovery codes, shown only once. Empty if the account has some already. */
const Recovery = z.array(z.string());

const Confirmed = z.object({ currentpassword: CurrentPassword });

export const secondStep = {
  get: endpoint({
    method: 'GET',
    path: '/api/second-step',
    refuses: [403],
    summary: 'Read what secures the account’s sign-in beyond the password',
    extension: 'security',
    response: z.strictObject({ error: success, data: SecondStep }),
  }),
  startApp: endpoint({
    method: 'POST',
    path: '/api/second-step/app/start',
    summary: 'Begin to set up an authenticator app: creates the secret that it needs',
    extension: 'security',
    ...bySignIn,
    response: z.strictObject({ error: success, token: z.string(), secret: z.string(), uri: z.string() }),
  }),
  finishApp: endpoint({
    method: 'POST',
    path: '/api/second-step/app/finish',
    summary: 'Turn the authenticator app on with a code that it shows',
    extension: 'security',
    ...bySignIn,
    body: z.object({
      token: Token,
      code: z.string('Enter the code.').check(z.maxLength(100)),
      currentpassword: CurrentPassword,
    }),
    response: z.strictObject({ error: success, recovery: Recovery }),
  }),
  removeApp: endpoint({
    method: 'DELETE',
    path: '/api/second-step/app',
    refuses: [404],
    summary: 'Turn the authenticator app off',
    extension: 'security',
    ...bySignIn,
    body: Confirmed,
    response: Done,
  }),
  recovery: endpoint({
    method: 'POST',
    path: '/api/second-step/recovery',
    summary: 'Create new recovery codes; earlier ones stop working',
    extension: 'security',
    ...bySignIn,
    body: Confirmed,
    response: z.strictObject({ error: success, recovery: Recovery }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/second-step/ask',
    summary: 'Begin to repeat the second step in an open session',
    extension: 'security',
    ...bySignIn,
    response: z.strictObject({ error: success, step: Step }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/second-step/check',
    summary: 'Repeat the second step in an open session',
    extension: 'security',
    ...bySignIn,
    body: AnswerStep,
    response: Done,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/session/step',
    summary: 'Finish signing in with a code or a passkey',
    auth: 'none',
    extension: 'security',
    body: AnswerStep,
    response: z.strictObject({
      error: success,
      id: Id,
      ...Session,
      /** How many recovery codes are left after one was used. Null if none was used. */
      recovery: z.nullable(Count),
    }),
  }),
};

/** Only offered if the service's public address allows browsers to use passkeys. */
export const passkeys = {
  start: endpoint({
    method: 'POST',
    path: '/api/passkey/start',
    summary: 'Begin to add a passkey',
    extension: 'passkeys',
    ...bySignIn,
    body: Confirmed,
    response: z.strictObject({ error: success, token: z.string(), options: WebAuthnOptions }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/passkey/finish',
    summary: 'Add the passkey that the browser has made',
    extension: 'passkeys',
    ...bySignIn,
    body: z.extend(PasskeyName, { token: Token, credential: Credential }),
    response: z.strictObject({ error: success, id: Id, recovery: Recovery }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/passkey/:id/update',
    summary: 'Rename a passkey',
    extension: 'security',
    ...bySignIn,
    params: IdParams,
    body: PasskeyName,
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/passkey/:id/delete',
    summary: 'Remove a passkey',
    extension: 'security',
    ...bySignIn,
    params: IdParams,
    body: Confirmed,
    response: Done,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/session/passkey',
    summary: 'Begin to sign in with a passkey alone; POST /api/session/step finishes it',
    auth: 'none',
    extension: 'passkeys',
    body: z.object({
      remember: given(z.boolean('remember must be true or false.'), '30 days instead of one'),
    }),
    response: z.strictObject({ error: success, token: z.string(), options: WebAuthnOptions }),
  }),
};
