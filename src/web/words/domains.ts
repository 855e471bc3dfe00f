import { inLanguage } from './in-language.ts';

/** The list of domains and its rows. */
export const domains = inLanguage('domains', {
  title: 'Domains',
  nouns: 'domains',
  addDomain: 'Add domain',
  isReady: (name: string) => `${name} is ready`,
  none: 'No domains of your own yet',
  noneText: 'Use your own domain, such as go.acme.com, in short URLs.',
  addFirst: 'Add your first domain',
  default: 'Default',
  defaultText: 'Available to every account',
  ready: 'Ready',
  pending: 'Pending',
  taken: 'In use elsewhere',
  unencrypted: 'http, not encrypted',
  rootRedirect: 'Root redirect',
  missingRedirect: 'Not-found redirect',
  notSet: 'Not set',
  finishSetup: 'Finish setup',
  editRedirects: 'Edit redirects',
  dnsRecord: 'DNS record',
  copyDomain: 'Copy domain',
  domainCopied: 'Domain copied',
  visit: 'Open domain',
});
