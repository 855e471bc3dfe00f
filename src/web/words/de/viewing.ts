import type { viewing as english } from '#web/words/viewing.ts';

export const viewing: typeof english = {
  inspectOnly: 'Nur ansehen',
  inspectOnlyText:
    'Du kannst hier nichts ändern. Andere Programme mit diesem API-Schlüssel können es weiterhin.',
  leave: 'Verlassen',
  inspection: 'Support-Zugriff',
  timeLeft: 'Support-Zugriff auf {account} · noch {time}',
  timeOver: 'Support-Zugriff auf {account} · Zeit abgelaufen',
  reveal: 'E-Mail-Adresse anzeigen',
  extend: 'Verlängern',
  end: 'Beenden',
};
