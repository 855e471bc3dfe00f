import { type SecondStep, secondStep } from '#contract/second-step.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { relyingPartyOf } from '#server/rules/relying-party.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import * as passkeys from '#server/store/passkeys.ts';
import * as steps from '#server/store/second-step.ts';
import * as challenges from '#server/store/step-challenges.ts';
import { completeStep, stepExpired, attemptChallenge, wrongAppCode } from '#server/services/complete-step.ts';
import { requestStep, storeChallenge } from '#server/services/request-step.ts';
import { countAttempt } from '#server/services/count-attempt.ts';
import { mustBeRecent } from '#server/services/must-be-recent.ts';
import { newAppSecret, stepOfCode } from '#server/services/one-time-codes.ts';
import { openSession } from '#server/services/open-session.ts';
import { addFirstRecoveryCodes, replaceRecoveryCodes } from '#server/services/recovery-codes.ts';
import { signInAndNotify } from '#server/services/sign-in-and-notify.ts';
import type { Routes } from '#server/services/service.ts';

/** Deletes the recovery codes once the last second step is removed, since they'd be useless. */
export async function removeUselessRecovery(db: Db, accountId: number): Promise<void> {
  if (!(await steps.hasSecondStep(db, accountId))) await steps.setRecovery(db, accountId, []);
}

const timeOf = (seconds: number | null) => (seconds === null ? null : timestamp(seconds));

export const secondStepRoutes: Routes = (app, service) => {
  const { db, site, post, staffStep } = service;

  route(app, secondStep.get, async ({ caller }) => {
    if (caller.inspection) throw new ApiRefusal(403, 'Only the account’s owner can see how it signs in.');
    const found = await steps.findAuthenticator(db, caller.accountId);
    const data: SecondStep = {
      passkeys: (await passkeys.all(db, caller.accountId)).map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created: timestamp(created_at),
        lastused: timeOf(last_used_at),
      })),
      app: found ? { created: timestamp(found.created_at), lastused: timeOf(found.last_used_at) } : null,
      recovery: await steps.countRecovery(db, caller.accountId),
      origin: relyingPartyOf(site.publicUrl)?.origin ?? null,
      staff: await staffStep(caller),
    };
    return ok({ data });
  });

  route(app, secondStep.startApp, async ({ caller }) => {
    if (await steps.findAuthenticator(db, caller.accountId)) throw appThere();
    const { secret, uri } = await newAppSecret(caller.username, new URL(site.publicUrl).host);
    const asked = { purpose: 'add-app', account_id: caller.accountId, challenge: secret } as const;
    const { token } = await storeChallenge(service, asked);
    return ok({ token, secret, uri });
  });

  route(app, secondStep.finishApp, async ({ caller, body }) => {
    await mustBeRecent(service, caller, body.currentpassword);
    const { accountId: account_id, keyId } = caller;
    const asked = await attemptChallenge(db, body.token, ['add-app']);
    if (asked.account_id !== account_id) throw stepExpired();
    const step = await stepOfCode(asked.challenge, body.code.replaceAll(/\s/g, ''));
    if (step === undefined) throw wrongAppCode();
    const recovery = await db.transaction().execute(async (trx) => {
      if (!(await challenges.end(trx, asked.hash))) throw stepExpired();
      const row = { account_id, secret: asked.challenge, created_at: now(), last_step: step };
      if (!(await steps.addAuthenticator(trx, row))) throw appThere();
      await steps.noteSecondStep(trx, keyId, now());
      return addFirstRecoveryCodes(trx, account_id);
    });
    post?.secondStepChanged(caller, 'appAdded');
    return ok({ recovery });
  });

  route(app, secondStep.removeApp, async ({ caller, body }) => {
    await mustBeRecent(service, caller, body.currentpassword);
    await db.transaction().execute(async (trx) => {
      mustFind(await steps.removeAuthenticator(trx, caller.accountId), 'authenticator app');
      await removeUselessRecovery(trx, caller.accountId);
    });
    post?.secondStepChanged(caller, 'appRemoved');
    return done('The authenticator app is off.');
  });

  route(app, secondStep.recovery, async ({ caller, body }) => {
    await mustBeRecent(service, caller, body.currentpassword);
    if (!(await steps.hasSecondStep(db, caller.accountId)))
      throw new ApiRefusal(400, 'Set up an authenticator app or a passkey first.');
    const recovery = await db.transaction().execute((trx) => replaceRecoveryCodes(trx, caller.accountId));
    post?.secondStepChanged(caller, 'codesMade');
    return ok({ recovery });
  });

  route(app, secondStep.ask, async ({ caller }) => {
    const step = await requestStep(service, caller.accountId, 'again');
    if (!step) throw new ApiRefusal(400, 'This account has no second step.');
    return ok({ step });
  });

  route(app, secondStep.check, async ({ caller, body }) => {
    const { accountId } = await completeStep(service, body, ['again']);
    if (accountId !== caller.accountId) throw stepExpired();
    await steps.noteSecondStep(db, caller.keyId, now());
    return done('Confirmed.');
  });

  route(app, secondStep.signIn, async ({ body, address, agent }) => {
    // Challenges have limits of their own, so only callers who guess tokens are blocked here.
    if (!(await challenges.isOpen(db, hashSecret(body.token), now())))
      await countAttempt(service, `step ${address}`, 30);
    const { accountId, remember, recovery } = await completeStep(service, body, ['sign-in', 'passkey']);
    const opening = { agent, device: body.device, remember, stepped_at: now() };
    // The use of a recovery code always sends a message of its own.
    if (recovery !== null) await accounts.noteSignIn(db, accountId, now());
    const opened =
      recovery === null
        ? await signInAndNotify(service, accountId, opening)
        : await openSession(db, accountId, opening);
    if (recovery !== null) {
      const found = await accounts.find(db, accountId);
      if (found) post?.codeUsed({ ...found, accountId }, recovery);
    }
    return ok({ id: accountId, ...opened, recovery });
  });
};

const appThere = () =>
  new ApiRefusal(400, 'You already have an authenticator app. Turn it off to set up another one.');
