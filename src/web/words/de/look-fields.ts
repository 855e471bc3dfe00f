import type { lookFields as english } from '#web/words/look-fields.ts';

export const lookFields: typeof english = {
  color: 'Farbe',
  colorHint: 'Wird bei zu wenig Kontrast angepasst',
  visitorsSystem: 'System des Besuchers',
  blue: 'Blau',
  teal: 'Türkis',
  green: 'Grün',
  amber: 'Bernstein',
  red: 'Rot',
  pink: 'Pink',
  violet: 'Violett',
  black: 'Schwarz',
  previewOn: 'Vorschau auf',
  phone: 'Smartphone',
  computer: 'Computer',
};
