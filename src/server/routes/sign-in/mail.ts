import { linkEnded, mail } from '#contract/mail.ts';
import { now } from '#server/rules/clock.ts';
import { mustBeUncommon } from '#server/rules/common-passwords.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Caller } from '#server/rules/caller.ts';
import { done, ok } from '#server/http/replies.ts';
import { mailLanguageOf } from '#server/mail/mail-messages.ts';
import { acceptedLanguages } from '#server/traffic/accepted-languages.ts';
import { route } from '#server/http/route.ts';
import { askerOfAccount } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import * as devices from '#server/store/devices.ts';
import * as keys from '#server/store/keys.ts';
import * as mailTokens from '#server/store/mail-tokens.ts';
import { hasSecondStep } from '#server/store/second-step.ts';
import { ConflictError } from '#server/store/conflict.ts';
import { requestStep } from '#server/services/request-step.ts';
import { countAttempt } from '#server/services/count-attempt.ts';
import { mustAllowSignInChanges } from '#server/services/must-be-recent.ts';
import { openSession } from '#server/services/open-session.ts';
import { mustAcceptRegistration } from '#server/services/registration.ts';
import type { Routes } from '#server/services/service.ts';

const linkExpired = () => new ApiRefusal(400, linkEnded);

/** This reveals only that the link belongs to another account, but nothing about that account. */
const linkOfOtherAccount = () =>
  new ApiRefusal(403, 'This link was requested in another account. Sign in to that account to use it.');

/**
 * @throws ApiRefusal 400 if another account has confirmed the address in the meantime. It names no field, since the
 * request doesn't contain the address
 */
async function changeEmail(db: Db, accountId: number, email: string): Promise<boolean> {
  try {
    return await accounts.setConfirmedEmail(db, accountId, email);
  } catch (error) {
    throw error instanceof ConflictError ? new ApiRefusal(400, error.message) : error;
  }
}

/** If the service sends no mail, these endpoints can't be reached (see http/api.ts). */
export const mailRoutes: Routes = (app, service) => {
  const { db, post } = service;

  /** @throws ApiRefusal 400 if the token of a message isn't valid or no longer is */
  const openToken = async (purpose: 'reset' | 'email', token: string) => {
    const found = await mailTokens.find(db, purpose, hashSecret(token), now());
    if (!found || found.account_id === null) throw linkExpired();
    return { ...found, account_id: found.account_id };
  };

  route(app, mail.register, async ({ body, address, languages }) => {
    await countAttempt(service, `mail ${address}`, 10);
    await mustAcceptRegistration(service);
    post?.toNewcomer(body.email, mailLanguageOf(acceptedLanguages(languages)));
    return done(`We sent a message to ${body.email}. Open the link in it within a day to continue.`);
  });

  route(app, mail.forgotten, async ({ body, address }) => {
    await countAttempt(service, `mail ${address}`, 10);
    post?.toForgetful(body.email);
    return done(
      `If there’s an account with ${body.email}, we sent a link to reset its password. It works for one hour.`,
    );
  });

  route(app, mail.reset, async ({ body, address, agent }) => {
    const found = await mailTokens.find(db, 'reset', hashSecret(body.token), now());
    // Users with a message aren't blocked by others at the same address who guess.
    await countAttempt(service, found ? `reset of ${found.account_id}` : `reset ${address}`, 10);
    const { hash, email, account_id } = await openToken('reset', body.token);
    const how = { agent, device: body.device };
    await mustBeUncommon(body.password, [email]);
    const password_hash = await hashPassword(body.password, askerOfAccount(account_id));
    const opened = await db.transaction().execute(async (trx) => {
      // This comes first, since locking the account's row prevents concurrent changes to its tokens and sign-ins.
      if (!(await accounts.setPassword(trx, account_id, email, password_hash))) throw linkExpired();
      if (!(await mailTokens.endResets(trx, account_id, hash))) throw linkExpired();
      await mailTokens.endEmails(trx, account_id);
      await keys.endSessions(trx, account_id);
      await devices.forgetAll(trx, account_id);
      if (body.endkeys) await keys.endApiKeys(trx, account_id);
      // Reading the mail doesn't prove that someone has the second step as well.
      if (await hasSecondStep(trx, account_id)) return undefined;
      await accounts.noteSignIn(trx, account_id, now());
      return openSession(trx, account_id, how);
    });
    // Using the token proves that the mailbox is theirs.
    await accounts.confirmEmail(db, account_id, email);
    const named = await accounts.find(db, account_id);
    if (named) post?.passwordChanged({ ...named, accountId: account_id, email }, 'message');
    if (opened) return ok({ id: account_id, ...opened });
    const step = await requestStep(service, account_id, 'sign-in');
    if (step) return ok({ step });
    await accounts.noteSignIn(db, account_id, now());
    return ok({ id: account_id, ...(await openSession(db, account_id, how)) });
  });

  route(app, mail.cancel, async ({ caller }) => {
    await mustAllowSignInChanges(service, caller);
    await mailTokens.endEmails(db, caller.accountId);
    return done('Your e-mail address stays as it is.');
  });

  /** @throws ApiRefusal if the token doesn't let this caller confirm an address */
  const emailTokenOf = async (caller: Caller, token: string) => {
    await mustAllowSignInChanges(service, caller);
    const found = await openToken('email', token);
    if (found.account_id !== caller.accountId) throw linkOfOtherAccount();
    return found;
  };

  route(app, mail.check, async ({ caller, body }) => {
    const { email } = await emailTokenOf(caller, body.token);
    return done(`This link confirms ${email}.`);
  });

  route(app, mail.confirm, async ({ caller, body }) => {
    const { hash, email } = await emailTokenOf(caller, body.token);
    await db.transaction().execute(async (trx) => {
      if (!(await changeEmail(trx, caller.accountId, email))) throw linkExpired();
      if (!(await mailTokens.endEmails(trx, caller.accountId, hash))) throw linkExpired();
      await mailTokens.endResets(trx, caller.accountId);
      await keys.endSessions(trx, caller.accountId, caller.keyId);
    });
    if (caller.email !== email) post?.emailChanged(caller, email);
    return done(`Your e-mail address is now ${email}.`);
  });
};
