import type { scanOptions as english } from '#web/words/scan-options.ts';

export const scanOptions: typeof english = {
  schedule: 'Zeitplan und Ablauf',
  starts: 'Beginn',
  startsHint: 'In deiner Zeitzone. Bis dahin sehen Besucher, wann der Code beginnt.',
  from: (date) => `Ab ${date}`,
  hasStart: 'Beginn festgelegt',
  timeIncomplete: 'Gib Datum und Uhrzeit vollständig an oder leere die Felder.',
  afterwardsHint: 'Ohne Angabe sehen Besucher den Hinweis, dass der Code abgelaufen ist',
};
