import { inLanguage } from './in-language.ts';

/** Fields in which a password is chosen. */
export const passwords = inLanguage('passwords', {
  password: 'Password',
  current: 'Current password',
  new: 'New password',
  change: 'Change password',
  changed: 'Password changed',
  advice: 'At least 8 characters. Longer is stronger: try four unrelated words.',
  estimate: 'This is an estimate. It can’t tell whether the password has leaked.',
});
