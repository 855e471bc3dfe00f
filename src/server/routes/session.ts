import { session } from '#contract/session.ts';
import { now, timestamp } from '#server/http/clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { done, ok } from '#server/http/replies.ts';
import { fillWithDemo } from '#server/demo/fill.ts';
import { route } from '#server/http/route.ts';
import { hashPassword, hashSecret, newSecret, passwordFits } from '#server/http/secrets.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database.ts';
import * as keys from '#server/store/keys.ts';
import * as setupTokens from '#server/store/setup-tokens.ts';
import { agentOf } from '#server/traffic/agent.ts';
import { addAccount } from './add-account.ts';
import type { Routes } from './service.ts';

const day = 24 * 60 * 60;

/** What people know a sign-in again by: "Firefox on Windows". */
function nameOf(userAgent: string | undefined): string {
  const { browser, os } = agentOf(userAgent);
  return os === 'Unknown' ? browser : `${browser} on ${os}`;
}

/** An API key for one browser, that ends by itself. */
async function openSession(db: Db, accountId: number, agent: string | undefined, remember?: boolean) {
  const key = newSecret('wps');
  const expires_at = now() + (remember ? 30 * day : day);
  await keys.add(db, {
    account_id: accountId,
    kind: 'session',
    name: nameOf(agent),
    hash: hashSecret(key),
    access: 'full',
    created_at: now(),
    expires_at,
  });
  return { session: key, expires: timestamp(expires_at) };
}

const alreadySetUp = () => new Refusal(403, 'This server is set up already and takes no new accounts.');

export const sessionRoutes: Routes = (app, service) => {
  const { db, config, attempts } = service;

  /** @throws Refusal 429 when whoever it is has tried too often */
  const countAttempt = async (whose: string, most: number) => {
    const { retryAfter } = await attempts.spend(whose, most);
    if (retryAfter > 0)
      throw new Refusal(429, `Too many attempts. Please try again in ${retryAfter} seconds.`);
  };

  /** @throws Refusal 403 when this caller may not make an account */
  const mayRegister = async (token: string | undefined) => {
    if (config.REGISTRATION === 'open') return;
    if (config.REGISTRATION === 'closed') throw new Refusal(403, 'This server takes no new accounts.');
    if (!(await accounts.isEmpty(db))) throw alreadySetUp();
    if (!token || !(await setupTokens.isOpen(db, hashSecret(token)))) {
      throw new Refusal(
        403,
        'This set-up address is not valid. The service prints the right one when it starts.',
      );
    }
  };

  route(app, session.registration, async () => {
    const settled = config.REGISTRATION === 'first' && !(await accounts.isEmpty(db));
    return ok({ registration: settled ? ('closed' as const) : config.REGISTRATION });
  });

  route(app, session.register, async ({ body, address, agent }) => {
    await countAttempt(`register ${address}`, 10);
    await mayRegister(body.token);
    const { email, username } = body;
    const password_hash = await hashPassword(body.password);
    const { id, key } = await db.transaction().execute(async (trx) => {
      // Once more, now that nobody else can be making the first account.
      const wasOpen = await setupTokens.endAll(trx, hashSecret(body.token ?? ''));
      if (config.REGISTRATION === 'first' && !wasOpen) throw alreadySetUp();
      return addAccount(trx, { email, username, password_hash });
    });
    if (body.demo) await fillWithDemo(service, id);
    return ok({ id, key, ...(await openSession(db, id, agent)) });
  });

  route(app, session.signIn, async ({ body, address, agent }) => {
    await countAttempt(`sign-in ${address}`, 30);
    await countAttempt(`sign-in to ${body.email}`, 10);
    const account = await accounts.findByEmail(db, body.email);
    if (!(await passwordFits(body.password, account?.password_hash)) || !account) {
      const request = { method: 'POST', path: '/api/session', status: 401, ms: 0 };
      if (account) service.requests.note({ account_id: account.id, ...request });
      throw new Refusal(401, 'E-mail address or password is wrong.');
    }
    return ok({ id: account.id, ...(await openSession(db, account.id, agent, body.remember)) });
  });

  route(app, session.signOut, async ({ caller }) => {
    // An API key is not the browser's to end: programs may be using it.
    if (caller.keyKind === 'session') await keys.remove(db, caller.keyId);
    return done('You are signed out.');
  });
};
