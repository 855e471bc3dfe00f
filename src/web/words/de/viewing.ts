import type { viewing as english } from '#web/words/viewing.ts';

export const viewing: typeof english = {
  inspectOnly: 'Nur ansehen',
  inspectOnlyText:
    'Du kannst hier nichts ändern. Andere Programme mit diesem API-Schlüssel können es weiterhin.',
  leave: 'Verlassen',
  inspection: 'Einsicht',
  timeLeft: 'Einsicht in {account} · noch {time}',
  timeOver: 'Einsicht in {account} · Zeit abgelaufen',
  reveal: 'E-Mail-Adresse anzeigen',
  extend: 'Verlängern',
  end: 'Beenden',
};
