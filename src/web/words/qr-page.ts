import { inLanguage } from './in-language.ts';

/** The page of one QR code. */
export const qrPage = inLanguage('qrPage', {
  notLoaded: 'Couldn’t load this QR code',
  partlyLoaded: 'Couldn’t load everything about this QR code',
  created: (date: string) => `Created ${date}`,
  dataAsOf: (time: string) => `As of ${time}`,
  redirectsTo: 'Redirects to',
  planEnded: (date: string) => `Your plan expired on ${date}. This server may have disabled its QR codes.`,
  planEnds: (date: string) => `Your plan expires on ${date}. This server may disable printed QR codes then.`,
  contentUnknown: 'This server doesn’t share what the code contains.',
  tooMuchForStatic: 'Too much content for a static code. Use the dynamic one.',
  openingCounts: 'Opening its URL counts as a scan.',
  drawnFromUrl: 'Created from the URL this server provides. Test it before you print.',
  imageAwaited: 'Checking for the server’s image…',
  serversImage: 'This image comes from the server, which doesn’t share the code’s URL.',
  logoNotLoaded:
    'Couldn’t load the logo: its server blocks access, or it isn’t a PNG or JPG. SVG files link to it. PNG, PDF and copied images leave it out.',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  downloadPdf: 'Download PDF',
  downloadEps: 'Download EPS',
  svg: 'SVG',
  png: 'PNG',
  pdf: 'PDF',
  eps: 'EPS',
  pixels: (size: number) => `${size} × ${size} pixels`,
  copyImage: 'Copy image',
  staticTitle: 'This code doesn’t count scans',
  staticText: 'It’s static: phones read the content from the code itself.',
  staticOrDynamic: 'To count scans, edit the code, choose Dynamic, and print it again.',
  staticName: (name: string) => `${name} static`,
});
