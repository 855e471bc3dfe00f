import { inLanguage } from './in-language.ts';

/** An API key that was just created. */
export const newKey = inLanguage('newKey', {
  apiKey: 'API key',
  copy: 'Copy API key',
  once: 'You’ll see this key only once. Keep it as safe as your password.',
});
