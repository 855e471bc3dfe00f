import type { domains as english } from '#web/words/domains.ts';

export const domains: typeof english = {
  title: 'Domains',
  nouns: 'Domains',
  addDomain: 'Domain hinzufügen',
  isReady: (name) => `${name} ist bereit`,
  none: 'Noch keine Domains',
  noneText: 'Nutze deinen eigenen Namen in Kurz-URLs, zum Beispiel go.acme.com/menu.',
  addFirst: 'Erste Domain hinzufügen',
  ready: 'Bereit',
  pending: 'Ausstehend',
  taken: 'Anderswo in Gebrauch',
  unencrypted: 'http, unverschlüsselt',
  rootRedirect: 'Weiterleitung der Startseite',
  missingRedirect: '404-Weiterleitung',
  notSet: 'Nicht festgelegt',
  finishSetup: 'Einrichtung abschließen',
  editRedirects: 'Weiterleitungen bearbeiten',
  dnsRecord: 'DNS-Eintrag',
  copyDomain: 'Domain kopieren',
  domainCopied: 'Domain kopiert',
  visit: 'Domain öffnen',
};
