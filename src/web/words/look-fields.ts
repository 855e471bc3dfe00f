import { inLanguage } from './in-language.ts';

/** Fields for the look of a visitor page. */
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
