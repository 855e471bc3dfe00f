import type { addToGroup as english } from '#web/words/add-to-group.ts';

export const addToGroup: typeof english = {
  campaign: {
    nouns: 'Kampagnen',
    title: (items) => `${items} zu einer Kampagne hinzufügen`,
    titleOf: (name) => `„${name}“ zu einer Kampagne hinzufügen`,
    onceText: 'Links, die schon in der Kampagne sind, werden übersprungen',
    search: 'Nach Name suchen',
    none: 'Noch keine Kampagnen',
    createFirst: 'Erste Kampagne erstellen',
  },
  channel: {
    nouns: 'Kanäle',
    title: (items) => `${items} zu einem Kanal hinzufügen`,
    titleOf: (name) => `„${name}“ zu einem Kanal hinzufügen`,
    onceText: 'Was schon im Kanal ist, wird übersprungen',
    search: 'Kanäle durchsuchen',
    none: 'Noch keine Kanäle',
    createFirst: 'Ersten Kanal erstellen',
  },
  addingTo: (items, group) => `${items} zu „${group}“ hinzufügen`,
};
