import { passkeys } from '#contract/second-step.ts';
import { now } from '#server/rules/clock.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import * as store from '#server/store/passkeys.ts';
import * as steps from '#server/store/second-step.ts';
import * as challenges from '#server/store/step-challenges.ts';
import { stepExpired, attemptChallenge } from '#server/services/complete-step.ts';
import { storeChallenge, requireRelyingParty } from '#server/services/request-step.ts';
import { countAttempt } from '#server/services/count-attempt.ts';
import { mustBeRecent } from '#server/services/must-be-recent.ts';
import { addFirstRecoveryCodes } from '#server/services/recovery-codes.ts';
import { removeUselessRecovery } from './second-step.ts';
import type { Routes } from '#server/services/service.ts';
import { verifyCreation, creationOptions, signInOptions } from '#server/services/web-authn.ts';

/** More devices than anyone has. */
const maxPasskeys = 20;

/**
 * The endpoints for creating and using passkeys can only be reached if the service's address lets browsers use them
 * (see http/api.ts).
 */
export const passkeyRoutes: Routes = (app, service) => {
  const { db, post } = service;

  route(app, passkeys.start, async ({ caller, body }) => {
    // Finishing requires no further confirmation, since nobody else has the token of this challenge.
    await mustBeRecent(service, caller, body.currentpassword);
    const { accountId: id, username, email } = caller;
    const known = await store.all(db, id);
    if (known.length >= maxPasskeys)
      throw new ApiRefusal(400, `An account can have ${maxPasskeys} passkeys. Remove one first.`);
    const options = await creationOptions(requireRelyingParty(service), { id, username, email }, known);
    const asked = { purpose: 'add-passkey', account_id: id, challenge: options.challenge } as const;
    const { token } = await storeChallenge(service, asked);
    return ok({ token, options: { ...options } });
  });

  route(app, passkeys.finish, async ({ caller, body }) => {
    const { accountId: account_id, keyId } = caller;
    const asked = await attemptChallenge(db, body.token, ['add-passkey']);
    if (asked.account_id !== account_id) throw stepExpired();
    const made = await verifyCreation(requireRelyingParty(service), asked.challenge, body.credential);
    if (!made) throw new ApiRefusal(400, 'Couldn’t check the passkey. Try again.', 'credential');
    const added = await db.transaction().execute(async (trx) => {
      if (!(await challenges.end(trx, asked.hash))) throw stepExpired();
      const id = await store.add(trx, { ...made, account_id, name: body.name, created_at: now() });
      if (id === undefined) throw new ApiRefusal(400, 'This passkey is already in use.', 'credential');
      await steps.noteSecondStep(trx, keyId, now());
      return { id, recovery: await addFirstRecoveryCodes(trx, account_id) };
    });
    post?.secondStepChanged(caller, 'passkeyAdded');
    return ok(added);
  });

  route(app, passkeys.update, async ({ caller, params, body }) => {
    mustFind(await store.rename(db, caller.accountId, params.id, body.name), 'passkey');
    return done('Passkey renamed.');
  });

  route(app, passkeys.delete, async ({ caller, params, body }) => {
    await mustBeRecent(service, caller, body.currentpassword);
    await db.transaction().execute(async (trx) => {
      mustFind(await store.remove(trx, caller.accountId, params.id), 'passkey');
      await removeUselessRecovery(trx, caller.accountId);
    });
    post?.secondStepChanged(caller, 'passkeyRemoved');
    return done('Passkey removed.');
  });

  route(app, passkeys.signIn, async ({ body, address }) => {
    await countAttempt(service, `passkey ${address}`, 30);
    const options = await signInOptions(requireRelyingParty(service));
    const { token } = await storeChallenge(service, {
      purpose: 'passkey',
      account_id: null,
      challenge: options.challenge,
      ...(body.remember && { remember: true }),
    });
    return ok({ token, options: { ...options } });
  });
};
