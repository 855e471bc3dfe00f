import type { firstSteps as english } from '#web/words/first-steps.ts';

export const firstSteps: typeof english = {
  title: 'Erste Schritte',
  done: (done, steps) => `${done} von ${steps} erledigt`,
  allDone: 'Alles erledigt',
  stepDone: 'erledigt',
  link: 'Ersten Link erstellen',
  linkText: 'Kürze eine URL und zähle ihre Klicks.',
  newLink: 'Neuer Link',
  findLinks: 'Deine Links finden',
  findLinksText: 'Erstelle Links mit den Werkzeugen dieses Servers. Hier erscheinen sie mit ihren Klicks.',
  goToLinks: 'Zu den Links',
  code: 'Ersten QR-Code erstellen',
  codeText: 'Drucke ihn auf Flyer oder Schilder, zähle seine Scans und ändere sein Ziel auch später noch.',
  newCode: 'Neuer QR-Code',
  visit: 'Ersten Klick oder Scan erhalten',
  visitText: 'Öffne deine Kurz-URL oder scanne deinen QR-Code mit dem Smartphone.',
  domain: 'Eigene Domain verwenden',
  domainText: 'Deine Links laufen dann über eine Domain wie go.acme.com.',
  domainPending: (domain) => `${domain} wartet auf die DNS-Einträge.`,
  addDomain: 'Domain hinzufügen',
  showDomain: 'Domain anzeigen',
};
