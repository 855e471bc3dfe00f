import { passkeys, secondStep } from '#contract/second-step.ts';
import { credentialFor } from './browser-passkeys.ts';
import { call } from './client.ts';
import { answerBody, type StepAnswer } from './second-step.ts';
import { here, keepSession } from './session.ts';

/**
 * Signs in with the second step.
 * @returns how many recovery codes are left, where one was used
 */
export async function finishSignIn(
  token: string,
  answer: StepAnswer,
  { stay }: { stay: boolean },
): Promise<number | null> {
  const body = await answerBody(token, answer);
  const made = await call(secondStep.signIn, { body, as: here });
  keepSession(made, { stay });
  return made.recovery;
}

/** Signs in without a password: the device makes sure who holds it. */
export async function signInWithPasskey({ stay }: { stay: boolean }): Promise<void> {
  const { token, options } = await call(passkeys.signIn, { body: { remember: stay }, as: here });
  const credential = await credentialFor(options);
  keepSession(await call(secondStep.signIn, { body: { token, credential }, as: here }), { stay });
}
