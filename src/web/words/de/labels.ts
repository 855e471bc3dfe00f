import type { labels as english } from '#web/words/labels.ts';

export const labels: typeof english = {
  account: 'Konto',
  added: 'Hinzugefügt',
  created: 'Erstellt',
  description: 'Beschreibung',
  domain: 'Domain',
  email: 'E-Mail-Adresse',
  id: 'ID',
  name: 'Name',
  order: 'Sortierung',
  qrCode: (id) => `QR-Code ${id}`,
  expires: 'Läuft ab',
  never: 'Nie',
  plan: 'Tarif',
  registered: 'Registriert',
  links: 'Links',
  loading: 'Wird geladen',
  preview: 'Vorschau',
  status: 'Status',
  type: 'Typ',
  username: 'Benutzername',
};
