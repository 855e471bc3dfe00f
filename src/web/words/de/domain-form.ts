import type { domainForm as english } from '#web/words/domain-form.ts';

export const domainForm: typeof english = {
  added: 'Domain hinzugefügt',
  portHint: (port) => `Dieser Server nutzt Port ${port}. Hänge ihn an den Namen an.`,
  scheme: 'Protokoll',
  httpsText: 'Verschlüsselt. Braucht ein Zertifikat für diese Domain.',
  httpText: 'Unverschlüsselt. Browser zeigen eine Warnung.',
  rootHint: 'Für Aufrufe der Domain selbst',
  missingHint: 'Für Aufrufe von Links, die es nicht gibt',
  setBefore: 'Richte ihn ein, bevor du die Domain hinzufügst.',
  setAnyTime: 'Du kannst ihn vor oder nach dem Hinzufügen der Domain einrichten.',
  cannotRemove: 'Du kannst diese Weiterleitung bearbeiten, aber nicht entfernen.',
};
