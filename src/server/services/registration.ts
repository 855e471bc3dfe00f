import { linkEnded } from '#contract/mail.ts';
import { now } from '#server/rules/clock.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import * as mailTokens from '#server/store/mail-tokens.ts';
import * as setupTokens from '#server/store/setup-tokens.ts';
import type { Service } from './service.ts';

const alreadySetUp = () =>
  new ApiRefusal(403, 'This server is already set up and doesn’t accept new accounts.');

const unconfirmed = (token: string | undefined) =>
  new ApiRefusal(403, token ? linkEnded : 'Open the link in the message we sent you to create the account.');

/** @throws ApiRefusal 403 if this service doesn't accept a new account with this token of a set-up address */
export async function mustAcceptRegistration({ db, config }: Service, setupToken?: string): Promise<void> {
  if (config.REGISTRATION === 'open') return;
  if (config.REGISTRATION === 'closed') throw new ApiRefusal(403, 'This server doesn’t accept new accounts.');
  if (!(await accounts.isEmpty(db))) throw alreadySetUp();
  if (!setupToken || !(await setupTokens.isOpen(db, hashSecret(setupToken)))) {
    throw new ApiRefusal(403, 'This setup link isn’t valid. The server prints the right one when it starts.');
  }
}

/**
 * Returns whether a new account's e-mail address is known to belong to its owner. With open registration, this takes a
 * confirmation message.
 */
export const isEmailProved = ({ config, post }: Service) => config.REGISTRATION !== 'open' || post !== null;

/** Returns whether creating an account takes the token of a message that was sent to its e-mail address. */
const wantsMessage = ({ config, post }: Service) => config.REGISTRATION === 'open' && post !== null;

interface RegistrationRequest {
  email: string;
  token?: string | undefined;
}

/** @throws ApiRefusal 403 if this caller can't create an account */
export async function mustBeAllowedToRegister(
  service: Service,
  { email, token }: RegistrationRequest,
): Promise<void> {
  await mustAcceptRegistration(service, token);
  if (!wantsMessage(service)) return;
  const found = token && (await mailTokens.find(service.db, 'register', hashSecret(token), now()));
  if (!found || found.email !== email) throw unconfirmed(token);
}

/**
 * Ends the tokens with which the account is created, in the transaction that creates it. It repeats the checks, now
 * that nobody else can be creating the account.
 * @throws ApiRefusal 403 if someone else was faster
 */
export async function endTokens(
  service: Service,
  trx: Db,
  { email, token = '' }: RegistrationRequest,
): Promise<void> {
  const wasOpen = await setupTokens.endAll(trx, hashSecret(token));
  if (service.config.REGISTRATION === 'first' && !wasOpen) throw alreadySetUp();
  if (wantsMessage(service) && !(await mailTokens.endRegistrations(trx, email, hashSecret(token))))
    throw unconfirmed(token);
}
