import { passkeys, secondStep } from '#contract/calls.ts';
import { credentialFor } from './browser-passkeys.ts';
import { call } from '#web/client/client.ts';
import { answerBody, type StepAnswer } from './second-step.ts';
import { knownDevice } from './device.ts';
import { here, keepSession } from './session.ts';

/**
 * Signs in with the second step.
 * @returns how many recovery codes are left, if one was used
 */
export async function finishSignIn(
  token: string,
  answer: StepAnswer,
  { stay }: { stay: boolean },
): Promise<number | null> {
  const body = { ...(await answerBody(token, answer)), ...knownDevice() };
  const made = await call(secondStep.signIn, { body, as: here });
  await keepSession(made, { stay, by: `password and ${'code' in answer ? 'code' : 'passkey'}` });
  return made.recovery;
}

/** Signs in without a password. The device verifies its user. */
export async function signInWithPasskey({ stay }: { stay: boolean }): Promise<void> {
  const { token, options } = await call(passkeys.signIn, { body: { remember: stay }, as: here });
  const credential = await credentialFor(options);
  const body = { token, credential, ...knownDevice() };
  await keepSession(await call(secondStep.signIn, { body, as: here }), { stay, by: 'passkey' });
}
