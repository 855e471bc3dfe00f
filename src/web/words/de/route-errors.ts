import type { routeErrors as english } from '#web/words/route-errors.ts';

export const routeErrors: typeof english = {
  noPage: 'Unter {path} gibt es keine Seite.',
  near: 'Meintest du:',
  checkAddress: 'Prüfe die Adresse.',
  search: 'Suchen',
  overview: 'Zur Übersicht',
  notOffered: 'Auf diesem Server nicht verfügbar',
  notOfferedPage: 'Diese Seite gibt es nur auf Waypost-Servern.',
  notOfferedText: 'Auf diesem Server kannst du sie nicht erstellen oder bearbeiten.',
  noAccess: 'Kein Zugriff',
  noAccessText: 'Mit deinem Konto oder API-Schlüssel kannst du diese Seite nicht öffnen.',
  reload: 'Seite neu laden',
  copyDetails: 'Details kopieren',
  broke: 'Was du gespeichert hast, ist sicher. Wenn es wieder passiert, sende die Details an einen Admin.',
  notLoaded: 'Diese Seite konnte nicht geladen werden',
  notLoadedText:
    'Vielleicht wird Waypost gerade aktualisiert, oder deine Verbindung ist instabil. Was du gespeichert hast, ist sicher.',
  offline: 'Du bist offline',
  offlineText: 'Diese Seite lädt, sobald du wieder online bist.',
};
