import type { bulk as english } from '#web/words/bulk.ts';

export const bulk: typeof english = {
  addToCampaign: 'Kampagne zuweisen',
  addToChannel: 'Kanal zuweisen',
  print: 'Drucken',
  selectAll: (count) => `Alle ${count} auswählen`,
  notSelected: (reason) => `Es konnten nicht alle ausgewählt werden: ${reason}`,
};
