import type { labels as english } from '#web/words/labels.ts';

export const labels: typeof english = {
  added: 'Hinzugefügt',
  created: 'Erstellt',
  description: 'Beschreibung',
  domain: 'Domain',
  email: 'E-Mail-Adresse',
  id: 'ID',
  name: 'Name',
  qrCode: (id) => `QR-Code ${id}`,
  status: 'Status',
  type: 'Typ',
  username: 'Benutzername',
};
