import type { overlayForm as english } from '#web/words/overlay-form.ts';

export const overlayForm: typeof english = {
  created: 'Overlay erstellt',
  saved: 'Overlay gespeichert',
  nameExample: 'Kostenloser Versand',
  messageExample: 'Kostenloser Versand bis Sonntag',
  buttonUrl: 'URL des Buttons',
  buttonUrlHint: 'Ohne URL wird kein Button angezeigt',
  buttonText: 'Text des Buttons',
  buttonExample: 'Mehr erfahren',
  display: 'Anzeige',
  frame: 'Über dem Ziel',
  frameText: 'Bettet das Ziel ein. Die meisten Websites erlauben das nicht.',
  page: 'Auf einer separaten Seite',
  pageText: 'Mit einem Button zum Ziel. Funktioniert mit jeder Website.',
  frameNotice:
    'Erlaubt eine Website das Einbetten nicht, sehen Besucher eine leere Fläche und einen Button zum Ziel. Teste es mit einem deiner Links. Bleibt die Fläche leer, wähle „Auf einer separaten Seite“.',
  position: 'Position',
  positions: {
    'bottom-right': 'Unten rechts',
    'bottom-left': 'Unten links',
    bottom: 'Am unteren Rand',
    top: 'Am oberen Rand',
  },
  preview: 'Vorschau des Overlays',
  yourMessage: 'Deine Nachricht',
};
