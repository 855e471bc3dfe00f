import type { planEnd as english } from '#web/words/plan-end.ts';

export const planEnd: typeof english = {
  none: 'Kein Enddatum',
  unread: (text) => `Läuft ab: ${text}`,
  ends: (date, distance) => `Läuft am ${date} ab, ${distance}`,
  ended: (date, distance) => `Abgelaufen am ${date}, ${distance}`,
};
