import type { passkeyPrompts as english } from '#web/words/passkey-prompts.ts';

export const passkeyPrompts: typeof english = {
  closed: 'Die Passkey-Abfrage wurde geschlossen oder kein Passkey passt. Versuche es erneut.',
  known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  otherAddress:
    'Unter dieser Adresse funktionieren keine Passkeys. Öffne Waypost unter seiner üblichen Adresse.',
  failed: 'Der Passkey hat nicht funktioniert. Versuche es erneut.',
};
