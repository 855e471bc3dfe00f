import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Templates of QR codes, which are named designs. */
export const qrTemplates = inLanguage('qrTemplates', {
  templates: 'Template',
  builtIn: {
    classic: 'Classic',
    soft: 'Soft',
    dots: 'Dots',
    leaf: 'Leaf',
    dusk: 'Dusk',
    card: 'Card',
  },
  save: 'Create template',
  manage: 'Manage templates',
  name: 'Name',
  nameExample: 'Spring menu',
  standard: 'Use for new QR codes',
  standardHint: 'Applied to new QR codes automatically',
  keptHere: 'This server can’t store templates. Yours are saved in this browser.',
  taken: 'You already have a template with this name.',
  saved: 'Template created',
  renamed: 'Template renamed',
  deleted: 'Template deleted',
  deleteOne: (name: string) => `Delete “${name}”`,
  deleteText: (name: string) => `Delete “${name}”? Codes made with it keep their design.`,
  none: 'No custom templates yet',
  nameOf: (name: string) => `Name of “${name}”`,
  standardOf: (name: string) => `Use “${name}” for new QR codes`,

  apply: 'Apply template',
  applyTitle: (count: number) =>
    plural(count, { one: 'Apply a template to # QR code', other: 'Apply a template to # QR codes' }),
  applyText: 'Printed codes keep working. Only their images change.',
  applyTo: (count: number) => plural(count, { one: 'Apply to # QR code', other: 'Apply to # QR codes' }),
  choose: 'Choose a template to preview each code.',
  checked: (done: number, total: number) => `${done} of ${total} checked.`,
  allScan: (count: number) =>
    count === 2 ? 'Both codes scan.' : plural(count, { one: '# code scans.', other: 'All # codes scan.' }),
  left: (count: number) =>
    plural(count, {
      one: '# code can’t be scanned with this template and keeps its design.',
      other: '# codes can’t be scanned with this template and keep their design.',
    }),
  logoStays: 'Codes keep their own logos.',
  applied: (count: number) =>
    plural(count, { one: 'Template applied to # QR code', other: 'Template applied to # QR codes' }),
  notApplied: (count: number) =>
    plural(count, { one: '# QR code couldn’t be changed.', other: '# QR codes couldn’t be changed.' }),
});
