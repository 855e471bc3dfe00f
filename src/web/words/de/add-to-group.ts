import type { addToGroup as english } from '#web/words/add-to-group.ts';

export const addToGroup: typeof english = {
  campaign: {
    nouns: 'Kampagnen',
    title: (items) => `${items} zu einer Kampagne hinzufügen`,
    search: 'Nach Name suchen',
    none: 'Noch keine Kampagnen',
    createFirst: 'Erste Kampagne erstellen',
  },
  channel: {
    nouns: 'Kanäle',
    title: (items) => `${items} zu einem Kanal hinzufügen`,
    search: 'Kanäle durchsuchen',
    none: 'Noch keine Kanäle',
    createFirst: 'Ersten Kanal erstellen',
  },
  text: 'Schon Hinzugefügtes wird übersprungen',
  addingTo: (items, group) => `${items} zu „${group}“ hinzufügen`,
};
