import { passkeys, secondStep } from '#contract/calls.ts';
import { getCredential } from './browser-passkeys.ts';
import { call } from '#web/client/client.ts';
import { answerBody, type StepAnswer } from './second-step.ts';
import { storedDevice } from '#web/browser/device.ts';
import { ownOrigin, activateSession } from './session.ts';

/**
 * Signs in with the second step.
 * @returns how many recovery codes are left, if one was used
 */
export async function finishSignIn(
  token: string,
  answer: StepAnswer,
  { stay }: { stay: boolean },
): Promise<number | null> {
  const body = { ...(await answerBody(token, answer)), ...storedDevice() };
  const made = await call(secondStep.signIn, { body, as: ownOrigin });
  await activateSession(made, { stay, by: `password and ${'code' in answer ? 'code' : 'passkey'}` });
  return made.recovery;
}

/** Signs in without a password. The device verifies its user. */
export async function signInWithPasskey({ stay }: { stay: boolean }): Promise<void> {
  const { token, options } = await call(passkeys.signIn, { body: { remember: stay }, as: ownOrigin });
  const credential = await getCredential(options);
  const body = { token, credential, ...storedDevice() };
  await activateSession(await call(secondStep.signIn, { body, as: ownOrigin }), { stay, by: 'passkey' });
}
