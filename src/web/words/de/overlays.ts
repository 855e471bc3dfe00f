import type { overlays as english } from '#web/words/overlays.ts';

export const overlays: typeof english = {
  title: 'Overlays',
  nouns: 'Overlays',
  noun: 'Overlay',
  overlay: 'Overlay',
  new: 'Neues Overlay',
  create: 'Overlay erstellen',
  none: 'Noch keine Overlays',
  noneText:
    'Zeige eine Nachricht mit einem Button über dem Ziel eines Links. Das Overlay wählst du beim Erstellen oder Bearbeiten eines Links aus.',
  noneListed: 'Overlays zeigen eine Nachricht über dem Ziel eines Links. Deine erscheinen hier.',
  createFirst: 'Erstes Overlay erstellen',
  types: {
    message: 'Nachricht',
    contact: 'Kontaktformular',
    newsletter: 'Newsletter-Anmeldung',
    poll: 'Umfrage',
    coupon: 'Gutschein',
    image: 'Bild',
  },
  shownAsMessage: 'Besucher sehen Nachricht und Button',
  noType: 'Kein Typ',
};
