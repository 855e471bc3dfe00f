import { session } from '#contract/session.ts';
import { mustBeUncommon } from '#server/rules/common-passwords.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, ok } from '#server/http/replies.ts';
import { fillWithDemo } from '#server/demo/fill.ts';
import { mailLanguageOf } from '#server/mail/mail-messages.ts';
import { acceptedLanguages } from '#server/traffic/accepted-languages.ts';
import { route } from '#server/http/route.ts';
import { askerOfAddress } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import * as accounts from '#server/store/account.ts';
import * as keys from '#server/store/keys.ts';
import { addAccount } from '#server/services/add-account.ts';
import { requestStep } from '#server/services/request-step.ts';
import { countAttempt } from '#server/services/count-attempt.ts';
import { endTokens, isEmailProved, mustBeAllowedToRegister } from '#server/services/registration.ts';
import { signInAndNotify } from '#server/services/sign-in-and-notify.ts';
import { tryPassword } from '#server/services/try-password.ts';
import type { Routes } from '#server/services/service.ts';

export const sessionRoutes: Routes = (app, service) => {
  const { db, config } = service;

  route(app, session.registration, async () => {
    const settled = config.REGISTRATION === 'first' && !(await accounts.isEmpty(db));
    return ok({ registration: settled ? ('closed' as const) : config.REGISTRATION });
  });

  route(app, session.register, async ({ body, address, agent, languages }) => {
    await countAttempt(service, `register ${address}`, 10);
    await mustBeAllowedToRegister(service, body);
    const { email, username } = body;
    await mustBeUncommon(body.password, [email, username]);
    const password_hash = await hashPassword(body.password, askerOfAddress(address));
    const { id, key } = await db.transaction().execute(async (trx) => {
      await endTokens(service, trx, body);
      const language = mailLanguageOf(acceptedLanguages(languages));
      return addAccount(trx, { email, username, password_hash, confirmed: isEmailProved(service), language });
    });
    if (body.demo) await fillWithDemo(service, id);
    return ok({ id, key, ...(await signInAndNotify(service, id, { ...body, agent })) });
  });

  route(app, session.signIn, async ({ body, address, agent }) => {
    const { fitting, meant } = await tryPassword(service, body, address);
    if (!fitting) {
      const request = { method: 'POST', path: '/api/session', status: 401, ms: 0 };
      for (const { id } of meant) service.requests.note({ account_id: id, ...request });
      throw new ApiRefusal(401, 'Wrong username or password. Check both and try again.');
    }
    const step = await requestStep(service, fitting.id, 'sign-in', body.remember);
    if (step) return ok({ step });
    return ok({ id: fitting.id, ...(await signInAndNotify(service, fitting.id, { ...body, agent })) });
  });

  route(app, session.signOut, async ({ caller }) => {
    // The browser can't end an API key, since programs may be using it.
    if (caller.keyKind !== 'session') return done('This is an API key, not a session. Nothing was changed.');
    await keys.remove(db, caller.keyId);
    return done('You’re signed out.');
  });
};
