import type { domainForm as english } from '#web/words/domain-form.ts';

export const domainForm: typeof english = {
  added: 'Domain hinzugefügt',
  portHint: (port) => `Dieser Server nutzt Port ${port}. Hänge ihn an den Namen an.`,
  scheme: 'Protokoll',
  httpsText: 'Verschlüsselt. Braucht ein Zertifikat.',
  httpText: 'Unverschlüsselt. Browser warnen davor.',
  rootHint: 'Für Aufrufe der Domain selbst',
  missingHint: 'Für Aufrufe von Links, die es nicht gibt',
  setBefore: 'Lege ihn an, bevor du die Domain hinzufügst.',
  setAnyTime: 'Du kannst ihn vor oder nach der Domain anlegen.',
  cannotRemove: 'Du kannst diese Weiterleitung bearbeiten, aber nicht entfernen.',
};
