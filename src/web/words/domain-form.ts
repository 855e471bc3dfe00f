import { inLanguage } from './in-language.ts';

/** The forms that add and edit a domain. */
export const domainForm = inLanguage('domainForm', {
  added: 'Domain added',
  portHint: (port: string) => `This server uses port ${port}. Add it after the name.`,
  scheme: 'Protocol',
  httpsText: 'Encrypted. Needs a certificate.',
  httpText: 'Not encrypted. Browsers show a warning.',
  rootHint: 'For visits to the domain itself',
  missingHint: 'For visits to links that don’t exist',
  setBefore: 'Add it before you add the domain.',
  setAnyTime: 'You can add it before or after the domain.',
  cannotRemove: 'You can edit this redirect, but not remove it.',
});
