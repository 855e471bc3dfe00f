import type { newKey as english } from '#web/words/new-key.ts';

export const newKey: typeof english = {
  apiKey: 'API-Schlüssel',
  copy: 'API-Schlüssel kopieren',
  once: 'Du siehst diesen Schlüssel nur jetzt. Bewahre ihn so sicher auf wie dein Passwort.',
};
