import { inLanguage } from './in-language.ts';

/** A password that is chosen, wherever that is. */
export const passwords = inLanguage('passwords', {
  password: 'Password',
  current: 'Current password',
  new: 'New password',
  change: 'Change password',
  changed: 'Password changed',
  advice: 'At least 8 characters. Longer is stronger: try four unrelated words.',
  estimate: 'This is an estimate. It can’t tell whether the password has leaked.',
});
