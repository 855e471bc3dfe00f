import type { stepForm as english } from '#web/words/step-form.ts';

export const stepForm: typeof english = {
  usePasskey: 'Passkey verwenden',
  useApp: 'Authenticator-App verwenden',
  useRecovery: 'Wiederherstellungscode verwenden',
  enterCode: 'Gib den Code ein.',
  noPasskeys:
    'Dieser Browser unterstützt keine Passkeys. Wähle einen anderen Weg oder einen anderen Browser.',
  passkeyText:
    'Bestätige mit Fingerabdruck, Gesicht, Bildschirmsperre oder Sicherheitsschlüssel, dass du es bist.',
  code: 'Code',
  codeHint: '6 Ziffern aus deiner Authenticator-App',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint: 'Einer deiner gespeicherten Codes. Jeder gilt einmal.',
};
