import { account, mail } from '#contract/calls.ts';
import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Account } from '#contract/account.ts';
import type { AskForMail, ResetPassword } from '#contract/mail.ts';
import { accountDetails } from './account.ts';
import { call } from '#web/client/client.ts';
import { storedDevice } from '#web/browser/device.ts';
import { keyList } from './keys.ts';
import { ownOrigin, startSessionOrStep } from './session.ts';

export type MailRequest = z.input<typeof AskForMail>;

/**
 * Requests a registration e-mail. The response says where the message was sent, and is the same whether or not an
 * account has the address.
 */
export const requestRegistrationMail = (body: MailRequest) => call(mail.register, { body, as: ownOrigin });

/** Requests a password reset e-mail. As above, the response is the same whether or not an account has the address. */
export const requestResetMail = (body: MailRequest) => call(mail.forgotten, { body, as: ownOrigin });

/** Resets the password and signs in, or asks for the second step. */
export const resetPassword = async (body: z.input<typeof ResetPassword>) =>
  await startSessionOrStep(await call(mail.reset, { body: { ...body, ...storedDevice() }, as: ownOrigin }), {
    stay: false,
  });

/** The address doesn't change until the message to the new one is opened. */
export const requestEmailChange = mutationOptions({
  mutationFn: (body: MailRequest & { currentpassword?: string }) => call(account.update, { body }),
  // The account now has a pending address.
  onSuccess: (_done, _body, _result, { client }) => client.invalidateQueries(accountDetails()),
  // The password mustn't stay in memory.
  gcTime: 0,
});

/** After this, the pending message no longer changes the address. */
export const cancelEmail = mutationOptions({
  mutationFn: () => call(mail.cancel, {}),
  onSuccess: (_done, _nothing, _result, { client }) => client.invalidateQueries(accountDetails()),
});

/** Checks whether the message could confirm an address. Changes nothing. */
export const checkEmail = mutationOptions({
  mutationFn: (token: string) => call(mail.check, { body: { token } }),
  // The token mustn't stay in memory.
  gcTime: 0,
});

export const confirmEmail = mutationOptions({
  mutationFn: ({ token }: { token: string; email: string }) => call(mail.confirm, { body: { token } }),
  onSuccess: (_done, { email }, _result, { client }) => {
    client.setQueryData<Account>(accountDetails().queryKey, (known) => known && { ...known, email });
    void client.invalidateQueries(accountDetails());
    void client.invalidateQueries(keyList());
  },
  // The token mustn't stay in memory.
  gcTime: 0,
});
