import { session } from '#contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Account } from '#contract/account.ts';
import type { Register, SignIn } from '#contract/session.ts';
import type { SignedIn, Step } from '#contract/step.ts';
import { ApiError } from '#web/client/api-error.ts';
import { forgetBudget, shareBudgetAs } from '#web/client/budget.ts';
import { call } from '#web/client/client.ts';
import { hasServerHere, offeredServers } from '#web/client/dashboard-config.ts';
import { probe } from '#web/client/probe.ts';
import { type BusyOptions, retryWhileBusy } from '#web/client/retry-while-busy.ts';
import {
  beginViewing,
  type Credentials,
  currentCredentials,
  isKeyRefused,
  saveCredentials,
} from '#web/client/credentials.ts';
import { hasSeveralAccounts, isAccountInAddress } from '#web/client/several-accounts.ts';
import { saveDevice, storedDevice } from '#web/browser/device.ts';

export type SignInBody = z.input<typeof SignIn>;
export type RegisterBody = z.input<typeof Register>;

/**
 * Sessions are only created at the origin that this page came from. A password must only be sent to its own service.
 */
export const ownOrigin = { server: '', key: '' };

/** Reads who may register here. The data is null if the service has no sessions, so that a key is the only way in. */
export const registration = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: async ({ signal, client }) => {
      if (!hasServerHere(await client.query({ ...offeredServers(), staleTime: 'static' }))) return null;
      try {
        return (await call(session.registration, { as: ownOrigin, signal })).registration;
      } catch (error) {
        if (isNoService(error)) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    // A temporary failure is retried until the setting is known.
    refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  });

/** Whether a server without sessions responds like this. A server that fails or doesn't respond may have sessions. */
function isNoService(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500 || error.isCutOff) return false;
  return ['refused', 'unauthorised', 'garbled'].includes(error.kind);
}

/**
 * Signs in with a password.
 * @returns the question for the second step, if the account has one. Nobody is signed in until it's answered.
 */
export async function signIn(body: SignInBody, wait: BusyOptions): Promise<Step | undefined> {
  const answer = await retryWhileBusy(wait, () =>
    call(session.signIn, { body: { ...body, ...storedDevice() }, as: ownOrigin }),
  );
  return startSessionOrStep(answer, { stay: body.remember === true });
}

/** Continues with the new session, or returns the question that comes first. */
export async function startSessionOrStep(
  answer: SignedIn,
  how: { stay: boolean },
): Promise<Step | undefined> {
  if ('step' in answer) return answer.step;
  await activateSession(answer, { ...how, by: 'password' });
  return undefined;
}

interface MadeSession {
  session: string;
  expires: string;
  device: string;
}

interface Opened {
  stay: boolean;
  by: NonNullable<Credentials['by']>;
}

/** Makes a newly created session the current one. */
export async function activateSession({ session: key, expires, device }: MadeSession, { stay, by }: Opened) {
  saveDevice(device);
  await begin({ server: '', key, kind: 'session', by, expires }, { stay });
}

/**
 * Starts the session or key. This takes more steps if there are other accounts, or if the page's address names an
 * account.
 */
async function begin(credentials: Credentials, how: { stay: boolean; account?: Account }) {
  const before = currentCredentials();
  const isAdded = before !== undefined && !before.visit && !isKeyRefused();
  if (isAdded || hasSeveralAccounts() || isAccountInAddress())
    await (await import('./accounts.ts')).addSession(credentials, how);
  else saveCredentials(credentials, how);
}

export interface KeySignIn {
  key: string;
  /** "" is the service that this page came from. */
  server: string;
  stay: boolean;
  /** Whether to view only. Nothing is kept then, and no changes are sent. */
  inspect?: boolean;
}

export async function signInWithKey({ key, server, stay, inspect = false }: KeySignIn) {
  const account = await probe({ server, key });
  if (inspect) {
    if (currentCredentials()) forgetBudget();
    beginViewing({ server, key, kind: 'key', visit: { kind: 'choice' } });
    return;
  }
  await begin({ server, key, kind: 'key' }, { stay, account });
  shareBudgetAs(server, account.id, key);
}

/**
 * Registers an account. The response also contains its own API key, which isn't used here. It's for programs, and users
 * create theirs on the account page.
 */
export async function register(body: RegisterBody) {
  const made = await call(session.register, { body: { ...body, ...storedDevice() }, as: ownOrigin });
  await activateSession(made, { stay: false, by: 'password' });
}
