import { Secret, TOTP } from 'otpauth';
import { openSession } from '#server/services/open-session.ts';
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts';
import type { Reply, TestAccount, TestService } from './start-service.ts';

/** Returns the code that an app shows `later` half minutes from now. */
export const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

/** Returns helpers that use a second step over HTTP. */
export function secondSteps(waypost: TestService) {
  const post = (path: string, body: object = {}, key?: string) => waypost.call('POST', path, { key, body });
  const signIn = ({ email, password }: TestAccount, more: object = {}): Promise<Reply> =>
    post('/api/session', { email, password, ...more });

  return {
    post,
    signIn,
    /** Returns the session key of an account without a second step. */
    session: async ({ id }: TestAccount) =>
      (await openSession(waypost.service.db, id, { agent: undefined })).session,
    /** Returns the second step that is requested after the password. */
    asked: async (account: TestAccount) => ((await signIn(account)).body as { step: AskedStep }).step,
    answer: (token: string, answer: object) => post('/api/session/step', { token, ...answer }),

    async addApp(session: string): Promise<{ secret: string; recovery: string[] }> {
      const begun = (await post('/api/second-step/app/start', {}, session)).body as Begun;
      const { token, secret } = begun;
      // Uses the code of the previous half minute, so that the current one remains unused.
      const finish = () => post('/api/second-step/app/finish', { token, code: codeOf(secret, -1) }, session);
      let made = await finish();
      // A new half minute began in between, so the code was too old by one.
      if (made.status === 400) made = await finish();
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return { secret, recovery: (made.body as Made).recovery };
    },

    async addPasskey(
      session: string,
      name = 'Phone',
    ): Promise<{ id: number; passkey: SoftwarePasskey; recovery: string[] }> {
      const { token, options } = (await post('/api/passkey/start', {}, session)).body as Begun;
      const passkey = softwarePasskey(waypost.service.site.publicUrl);
      const body = { token, name, credential: passkey.create(options) };
      const added = await post('/api/passkey/finish', body, session);
      if (added.status !== 200) throw new Error(JSON.stringify(added.body));
      const { id, recovery } = added.body as Made;
      return { id, passkey, recovery };
    },
  };
}

interface Begun {
  token: string;
  secret: string;
  options: Record<string, unknown>;
}

interface Made {
  id: number;
  recovery: string[];
}

interface AskedStep {
  token: string;
  app: boolean;
  recovery: boolean;
  passkey: Record<string, unknown> | null;
}
