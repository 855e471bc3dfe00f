import type { bulk as english } from '#web/words/bulk.ts';

export const bulk: typeof english = {
  addToCampaign: 'Zu Kampagne hinzufügen',
  addToChannel: 'Zu Kanal hinzufügen',
  print: 'Drucken',
  selectAll: (count) => `Alle ${count} auswählen`,
  notSelected: (reason) => `Es konnten nicht alle ausgewählt werden: ${reason}`,
};
