import type { channels as english } from '#web/words/channels.ts';

export const channels: typeof english = {
  title: 'Kanäle',
  nouns: 'Kanäle',
  channel: 'Kanal',
  newChannel: 'Neuer Kanal',
  none: 'Noch keine Kanäle',
  noneText:
    'Fasse zusammengehörige Links, QR\u2011Codes und Bio\u2011Seiten zusammen. Um Links zu teilen, nutze {campaigns}.',
  campaigns: 'Kampagnen',
  createFirst: 'Ersten Kanal erstellen',
  color: 'Farbe',
  items: 'Elemente',
  addItems: 'Elemente hinzufügen',
  star: 'Zu Favoriten',
  unstar: 'Aus Favoriten entfernen',
  starFailed: (name, reason) => `${name} wurde nicht zu den Favoriten hinzugefügt: ${reason}`,
  unstarFailed: (name, reason) => `${name} wurde nicht aus den Favoriten entfernt: ${reason}`,
  deleteChannel: 'Kanal löschen',
};
