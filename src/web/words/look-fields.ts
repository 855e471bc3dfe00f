import { inLanguage } from './in-language.ts';

/** How a page for visitors looks. */
export const lookFields = inLanguage('lookFields', {
  color: 'Color',
  colorHint: 'Adjusted if the contrast is too low',
  visitorsSystem: 'Visitor’s system',
  blue: 'Blue',
  teal: 'Teal',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  pink: 'Pink',
  violet: 'Violet',
  black: 'Black',
  previewOn: 'Preview on',
  phone: 'Phone',
  computer: 'Computer',
});
