import type { planEnd as english } from '#web/words/plan-end.ts';

export const planEnd: typeof english = {
  none: 'Kein Enddatum',
  unread: (text) => `Endet: ${text}`,
  ends: (date, distance) => `Endet am ${date}, ${distance}`,
  ended: (date, distance) => `Endete am ${date}, ${distance}`,
};
