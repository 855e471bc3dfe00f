import type { bulk as english } from '#web/words/bulk.ts';

export const bulk: typeof english = {
  addToCampaign: 'Zu Kampagne hinzufügen',
  addToChannel: 'Zu Kanal hinzufügen',
};
