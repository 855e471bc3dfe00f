import { inLanguage } from './in-language.ts';

/** The second step of a sign-in. */
export const stepForm = inLanguage('stepForm', {
  usePasskey: 'Use a passkey',
  useApp: 'Use your authenticator app',
  useRecovery: 'Use a recovery code',
  enterCode: 'Enter the code.',
  noPasskeys: 'This browser doesn’t support passkeys. Use another way or another browser.',
  passkeyText: 'Confirm it’s you with your fingerprint, face, screen lock or security key.',
  code: 'Code',
  codeHint: '6 digits from your authenticator app',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of your saved codes. Each works once.',
});
