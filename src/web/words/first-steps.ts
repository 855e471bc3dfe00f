import { inLanguage } from './in-language.ts';

/** The checklist of a new account. */
export const firstSteps = inLanguage('firstSteps', {
  title: 'First steps',
  done: (done: number, steps: number) => `${done} of ${steps} done`,
  allDone: 'All done',
  stepDone: 'done',
  link: 'Create your first link',
  linkText: 'Shorten a URL and track its clicks.',
  newLink: 'New link',
  findLinks: 'Find your links',
  findLinksText: 'Create links with this server’s own tools. They’ll appear here with their clicks.',
  goToLinks: 'Go to links',
  code: 'Create your first QR code',
  codeText: 'Print it anywhere, track its scans and change its destination later.',
  newCode: 'New QR code',
  visit: 'Get your first click or scan',
  visitText: 'Open your short URL, or scan your QR code with your phone.',
  visitHereText: (host: string) => `Open your short URL. Phones can’t open ${host}.`,
  domain: 'Use your own domain',
  domainText: 'Serve your links from a domain such as go.acme.com.',
  domainPending: (domain: string) => `${domain} is waiting for its DNS.`,
  addDomain: 'Add domain',
  showDomain: 'Show domain',
});
