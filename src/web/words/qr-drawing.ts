import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** A QR code's picture: its kinds and types, its drawing, and the scan check. */
export const qrDrawing = inLanguage('qrDrawing', {
  kind: 'Kind of code',
  dynamic: 'Dynamic',
  static: 'Static',
  dynamicCan: 'Counts scans. Can be edited after printing.',
  staticCannot: 'Doesn’t count scans and can’t be edited after printing. Works without Waypost.',
  staticCannotThere: 'Doesn’t count scans and can’t be edited after printing. Works without this server.',
  dynamicText: 'Counts each scan. You can edit the content after printing.',
  staticText: 'Works without Waypost, but doesn’t count scans and can’t be edited.',
  staticTextThere: 'Works without this server, but doesn’t count scans and can’t be edited.',

  link: 'Link',
  linkDoes: 'Open a page',
  file: 'PDF or picture',
  fileDoes: 'Open a file',
  text: 'Text',
  textDoes: 'Show text',
  textDynamic: 'A scan opens a page with the text and a copy button.',
  vcard: 'Contact',
  vcardDoes: 'Save a contact',
  vcardDynamic: 'Only a static code saves the contact directly. This one downloads a file first.',
  email: 'E-mail',
  emailDoes: 'Write an e-mail',
  phone: 'Phone',
  phoneDoes: 'Call a number',
  sms: 'SMS',
  smsDoes: 'Send an SMS',
  wifi: 'Wi-Fi',
  wifiDoes: 'Join Wi-Fi',
  wifiDynamic:
    'Only a static code joins the network directly. This one opens a page with its name and password, and phones must already be online.',

  verdict: 'Scan check',
  checking: 'Checking…',
  scans: (readers: number) =>
    readers > 1 ? `Scans correctly, tested with ${readers} readers` : 'Scans correctly',
  scansInBrief: 'Scans correctly',
  scansPartly: 'One of two readers can’t scan it',
  scansWithoutLogo: 'Scans correctly with an empty space for the logo. The logo itself wasn’t tested.',
  doesNotScan: 'Can’t be scanned',
  notTested: 'Not tested: this browser doesn’t support it',
  conditions: {
    print: 'in small print',
    small: 'from a distance',
    turned: 'at an angle',
    blurred: 'out of focus',
    faint: 'in poor light',
  },
  readsHard: 'Also scans from a distance, at an angle, out of focus and in poor light',
  failsWhen: (conditions: string) => `Can’t be scanned ${conditions}`,
  someFailWhen: (conditions: string) => `Not every reader scans it ${conditions}`,
  contrast: (ratio: string) => `Contrast: ${ratio}:1`,
  lowContrast: (ratio: string, least: number) =>
    `Contrast: ${ratio}:1. Many cameras need at least ${least}:1.`,
  inverted: 'Light on dark: some cameras can’t scan it.',
  quietZone: (modules: number) =>
    plural(modules, { one: 'Quiet zone: # module', other: 'Quiet zone: # modules' }),
  narrowZone: (modules: number) =>
    plural(modules, {
      one: 'Quiet zone: # module. Scanners need 4, so leave space around the code.',
      other: 'Quiet zone: # modules. Scanners need 4, so leave space around the code.',
    }),
  logoCovers: (share: string, level: string) =>
    `The logo covers ${share} of the code. Error correction ${level} allows for it.`,
  logoTooLarge: (share: string, level: string) =>
    `The logo and the space around it cover ${share} of the code. That’s too much for error correction ${level}.`,
  density: (version: string, size: number) => `Version ${version}, ${size} × ${size} modules`,
  dense: (version: string, size: number) =>
    `Version ${version}, ${size} × ${size} modules: dense. Print it large, or shorten the content.`,
  printsFrom: (side: number) => `Minimum print size: ${side} mm`,
  remedies: {
    contrast: 'Increase contrast',
    darkOnLight: 'Use dark on light',
    margin: 'Widen margin',
    gradient: 'Remove gradient',
    logo: 'Make logo smaller',
    correction: 'Raise error correction',
    lessCorrection: 'Lower error correction',
    shapes: 'Use square modules',
    dynamic: 'Use dynamic code',
  },
  printedStay: 'Static codes already in print stay as they are',

  fileFailed: 'Couldn’t create the file',
  imageCopied: 'Image copied',
  imageNotCopied: 'Couldn’t copy the image',
  print: 'Print',
});
