import type { z } from 'zod/mini';
import type { AnswerStep, Credential } from '#contract/second-step.ts';
import { formatCount } from '#server/http/format-count.ts';
import { now } from '#server/rules/clock.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import * as passkeys from '#server/store/passkeys.ts';
import * as steps from '#server/store/second-step.ts';
import * as challenges from '#server/store/step-challenges.ts';
import { requireRelyingParty } from './request-step.ts';
import { stepOfCode } from './one-time-codes.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import type { Service } from './service.ts';
import { counterOf } from './web-authn.ts';

/** Maximum tries per question. */
const maxTries = 5;
/**
 * Maximum wrong six-digit codes per day. It leaves someone who has the password a chance of about one in ten thousand
 * per day.
 */
const maxMisses = 30;
const day = 24 * 60 * 60;

/** The status isn't 401, since the key in the request is valid. No field is at fault. */
export const stepExpired = () => new ApiRefusal(400, 'This step expired. Start again.');
const wrongCode = (message: string) => new ApiRefusal(400, message, 'code');
export const wrongAppCode = () =>
  wrongCode('Wrong code. Check your phone’s clock and enter the latest code.');
const wrongRecoveryCode = () => wrongCode('Wrong code. Check it or enter another one.');

export interface StepResult {
  accountId: number;
  remember: boolean;
  /** How many recovery codes are left after one was used. Null if none was used. */
  recovery: number | null;
}

type Purpose = challenges.ChallengeRow['purpose'];

/** Returns the open question with this token and one of these purposes, and counts a try. */
export async function attemptChallenge(db: Db, token: string, purposes: readonly Purpose[]) {
  const asked = await challenges.attempt(db, hashSecret(token), now(), maxTries);
  if (!asked || !purposes.includes(asked.purpose)) throw stepExpired();
  return asked;
}

/**
 * Accepts the answer to a question for the second step. Each question, each code and each recovery code is accepted
 * once.
 * @throws ApiRefusal 400 if the question is no longer open, or at a field if the answer is wrong
 */
export async function completeStep(
  service: Service,
  { token, code, credential }: z.output<typeof AnswerStep>,
  purposes: readonly Purpose[],
): Promise<StepResult> {
  const { db } = service;
  const asked = await attemptChallenge(db, token, purposes);
  if (credential) return byPasskey(service, asked, credential);
  if (asked.account_id === null || code === undefined) throw wrongRecoveryCode();
  const accountId = asked.account_id;
  const { retryAfter } = await service.attempts.spend(`code of ${accountId}`, 10);
  if (retryAfter > 0)
    throw wrongCode(`Too many attempts. Try again in ${formatCount(retryAfter, 'second')}.`);
  const digits = code.replaceAll(/[\s-]/g, '');
  const step = /^\d{6}$/.test(digits) ? await appStep(service, accountId, digits) : undefined;
  return db.transaction().execute(async (trx) => {
    if (!(await challenges.end(trx, asked.hash))) throw stepExpired();
    if (step === undefined) {
      if (!(await spendRecoveryCode(trx, accountId, code))) throw wrongRecoveryCode();
    } else if (!(await steps.spendAppCode(trx, accountId, step, now()))) {
      throw wrongCode('This code was already used. Wait for the next one.');
    }
    const recovery = step === undefined ? await steps.countRecovery(trx, accountId) : null;
    return { accountId, remember: asked.remember === 1, recovery };
  });
}

/** Returns the half minute that a correct code of the app belongs to. A wrong code is counted. */
async function appStep({ db }: Service, accountId: number, code: string): Promise<number> {
  const app = await steps.findAuthenticator(db, accountId);
  if (!app) throw wrongAppCode();
  if (app.misses >= maxMisses && app.missed_since > now() - day)
    throw wrongCode('Too many wrong codes today. Use a passkey or a recovery code, or try again tomorrow.');
  const step = await stepOfCode(app.secret, code);
  if (step !== undefined) return step;
  await steps.noteMiss(db, app, now(), day);
  throw wrongAppCode();
}

async function byPasskey(
  service: Service,
  asked: challenges.ChallengeRow,
  credential: Credential,
): Promise<StepResult> {
  const { db } = service;
  const party = requireRelyingParty(service);
  const found = await passkeys.findByCredential(db, credential.id);
  const isMeant = found && (asked.account_id === null || asked.account_id === found.account_id);
  const alone = asked.purpose === 'passkey';
  const counter =
    isMeant && asked.challenge !== ''
      ? await counterOf(party, asked.challenge, credential, found, alone)
      : undefined;
  if (!found || counter === undefined)
    throw new ApiRefusal(
      400,
      alone
        ? 'This passkey can’t sign in here. Use your password.'
        : 'This passkey didn’t work. Try again, or use a code.',
      'credential',
    );
  return db.transaction().execute(async (trx) => {
    if (!(await challenges.end(trx, asked.hash))) throw stepExpired();
    await passkeys.noteUse(trx, found.id, counter, now());
    return { accountId: found.account_id, remember: asked.remember === 1, recovery: null };
  });
}
