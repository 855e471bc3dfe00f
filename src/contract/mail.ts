import { z } from 'zod/mini';
import { Email, Password } from './account.ts';
import { endpoint } from './endpoint.ts';
import { Done, given } from './envelope.ts';
import { Device, SignedIn } from './step.ts';

/**
 * A token from a message, which proves that its reader has the e-mail address. Only a server that sends mail can offer
 * this.
 */

const Token = z
  .string('The part of the address after the # is missing.')
  .check(z.minLength(1, 'The part of the address after the # is missing.'), z.maxLength(200));

/** Requests a message. The response is the same whether or not an account has the address. */
export const AskForMail = z.object({ email: Email });

export const ResetPassword = z.object({
  token: Token,
  password: Password,
  endkeys: given(z.boolean('endkeys must be true or false.'), 'Revoke all API keys as well'),
  device: Device,
});

export const ConfirmEmail = z.object({ token: Token });

/** The refusal of a token from a message, if only a new message helps. */
export const linkEnded = 'This link expired or was used already. Request a new one.';

export const mail = {
  register: endpoint({
    method: 'POST',
    path: '/api/register/mail',
    summary: 'Have a message sent whose address leads to making an account',
    auth: 'none',
    extension: 'mail',
    body: AskForMail,
    response: Done,
  }),
  forgotten: endpoint({
    method: 'POST',
    path: '/api/password/forgotten',
    summary: 'Have a message sent whose address leads to choosing a new password',
    auth: 'none',
    extension: 'mail',
    body: AskForMail,
    response: Done,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/password/reset',
    summary:
      'Choose a new password with what the message brought; ends all sign-ins and opens one, or asks for the second step',
    auth: 'none',
    extension: 'mail',
    body: ResetPassword,
    response: SignedIn,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/account/email',
    summary: 'Cancel the change of the e-mail address; the URL in its message stops working',
    extension: 'mail',
    always: 'locked',
    response: Done,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/account/email/check',
    summary: 'Ask whether the token of a message would confirm an e-mail address; changes nothing',
    extension: 'mail',
    body: ConfirmEmail,
    response: Done,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/email',
    summary: 'Confirm the new e-mail address with the token of its message',
    extension: 'mail',
    body: ConfirmEmail,
    response: Done,
  }),
};
