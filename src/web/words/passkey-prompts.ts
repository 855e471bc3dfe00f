import { inLanguage } from './in-language.ts';

/** Results of the browser's passkey prompt. */
export const passkeyPrompts = inLanguage('passkeyPrompts', {
  closed: 'The passkey prompt was closed, or no passkey matches. Try again.',
  known: 'This device already has a passkey for your account.',
  otherAddress: 'Passkeys don’t work at this address. Open Waypost at its usual address.',
  failed: 'The passkey didn’t work. Try again.',
});
