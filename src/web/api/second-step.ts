import { passkeys, secondStep } from '#contract/calls.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Step } from '#contract/step.ts';
import { getCredential, createCredential } from './browser-passkeys.ts';
import { call } from '#web/client/client.ts';
import { read } from '#web/client/read.ts';
import { accountSecurity } from './security.ts';

/** Reads how the account’s sign-in is secured beyond the password. */
export const secondStepState = () =>
  queryOptions({
    queryKey: ['second-step', 'state'],
    queryFn: async (context) => (await read(secondStep.get, {}, context)).data,
  });

/** The current password, if the server requires it. */
interface Confirmed {
  currentpassword?: string;
}

const changed = {
  onSuccess: (_d: unknown, _v: unknown, _r: unknown, { client }: { client: QueryClient }) => {
    void client.invalidateQueries(accountSecurity());
    return client.invalidateQueries(secondStepState());
  },
  // Secrets mustn't stay in memory longer than they are shown.
  gcTime: 0,
};

/** Starts the setup of an authenticator app. The secret is created anew each time. */
export const appSetup = () =>
  queryOptions({
    queryKey: ['second-step', 'app'],
    queryFn: ({ signal }) => call(secondStep.startApp, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const finishApp = mutationOptions({
  mutationFn: async (body: Confirmed & { token: string; code: string }) =>
    (await call(secondStep.finishApp, { body })).recovery,
  ...changed,
});

export const removeApp = mutationOptions({
  mutationFn: (body: Confirmed) => call(secondStep.removeApp, { body }),
  ...changed,
});

export const newRecoveryCodes = mutationOptions({
  mutationFn: async (body: Confirmed) => (await call(secondStep.recovery, { body })).recovery,
  ...changed,
});

export const addPasskey = mutationOptions({
  mutationFn: async ({ name, ...body }: Confirmed & { name: string }) => {
    const { token, options } = await call(passkeys.start, { body });
    const credential = await createCredential(options);
    return (await call(passkeys.finish, { body: { token, name, credential } })).recovery;
  },
  ...changed,
});

export const renamePasskey = mutationOptions({
  mutationFn: ({ id, name }: { id: number; name: string }) =>
    call(passkeys.update, { params: { id }, body: { name } }),
  ...changed,
});

export const removePasskey = mutationOptions({
  mutationFn: ({ id, ...body }: Confirmed & { id: number }) =>
    call(passkeys.delete, { params: { id }, body }),
  ...changed,
});

/** An answer to the question for the second step. */
export type StepAnswer = { code: string } | { passkey: NonNullable<Step['passkey']> };

/**
 * Returns the answer to a question.
 * @param code the code that was entered, or undefined to use the question's passkey
 */
export const stepAnswer = ({ passkey }: Step, code: string | undefined): StepAnswer =>
  passkey && code === undefined ? { passkey } : { code: code ?? '' };

/** Returns the request body for an answer. A passkey is requested from the browser first. */
export const answerBody = async (token: string, answer: StepAnswer) =>
  'code' in answer
    ? { token, code: answer.code }
    : { token, credential: await getCredential(answer.passkey) };

/** Requests a question. It's never reused, since a question accepts only one answer. */
export const stepQuestion = () =>
  queryOptions({
    queryKey: ['second-step', 'question'],
    queryFn: async ({ signal }) => (await call(secondStep.ask, { signal })).step,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Confirms the second step in an open session. */
export const confirmStep = async (token: string, answer: StepAnswer) =>
  call(secondStep.check, { body: await answerBody(token, answer) });
