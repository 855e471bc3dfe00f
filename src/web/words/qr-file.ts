import { inLanguage } from './in-language.ts';

/** Files that QR codes open. */
export const qrFile = inLanguage('qrFile', {
  file: 'File',
  hint: (most: string) => `PDF, PNG or JPG, up to ${most}. Anyone who scans the code can open it.`,
  nameHint: 'Shown in your list only. If empty, the file’s name is used.',
  missing: 'Choose a file.',
  lost: (name: string) => `Choose ${name} again. Files aren’t kept when you leave the page.`,
  noFile: (name: string) => `${name} isn’t a PDF, PNG or JPG.`,
  tooLarge: (size: string, most: string) => `This file is ${size}. The limit is ${most}.`,
  about: (type: string, size: string) => `${type}, ${size}`,
  kib: (count: string) => `${count} KiB`,
  mib: (count: string) => `${count} MiB`,
  current: 'Current file',
  uploading: (size: string) => `Uploading ${size}…`,
  notHere: 'This server can’t store files. To open one, upload it elsewhere and use its URL.',
  onlyDynamic: 'A static code can’t open a file.',
  opens: 'Opens',
});
