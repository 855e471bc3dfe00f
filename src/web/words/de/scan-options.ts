import type { scanOptions as english } from '#web/words/scan-options.ts';

export const scanOptions: typeof english = {
  schedule: 'Zeitplan und Ablauf',
  starts: 'Beginn',
  startsHint: 'In deiner Zeitzone. Bis dahin sehen Besucher, wann der Code beginnt.',
  hasStart: 'Beginn festgelegt',
  timeIncomplete: 'Vervollständige Datum und Uhrzeit oder leere die Felder.',
  afterwardsHint: 'Wenn leer, sehen Besucher den Hinweis, dass der Code abgelaufen ist',
};
