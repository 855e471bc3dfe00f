import type { overview as english } from '#web/words/overview.ts';
import { plural } from '#web/words/language.ts';

export const overview: typeof english = {
  title: 'Übersicht',
  newCode: 'Neuer QR-Code',
  failed: 'Die Übersicht konnte nicht geladen werden',

  figures: 'Kennzahlen',
  links: 'Links',
  codes: 'QR-Codes',
  scans: 'Scans',
  notLoaded: 'Konnte nicht geladen werden',
  notChecked: 'Nicht alles konnte geprüft werden',
  lastCreated: 'Zuletzt: {when}',
  ofNewestCodes: (count) => plural(count, { one: 'Neuester QR-Code', other: 'Neueste # QR-Codes' }),
  ofAllCodes: 'Alle QR-Codes',

  attention: 'Handlungsbedarf',
  nothing: 'Alles in Ordnung',
  planEnds: (plan, when) => `Dein Tarif ${plan === '' ? '' : `„${plan}“ `}läuft ${when} ab`,
  planEndsText: (date) => `Er läuft am ${date} ab.`,
  keepChanging: 'Um danach weiter Änderungen vornehmen zu können, wende dich an einen Admin dieses Servers.',
  keepChangingWith: (support) => `Um danach weiter Änderungen vornehmen zu können, wende dich an ${support}.`,
  planEnded: (plan, when) => `Dein Tarif ${plan === '' ? '' : `„${plan}“ `}ist ${when} abgelaufen`,
  planEndedText: (date) => `Er ist am ${date} abgelaufen.`,
  changeAgain: 'Um wieder Änderungen vornehmen zu können, wende dich an einen Admin dieses Servers.',
  changeAgainWith: (support) => `Um wieder Änderungen vornehmen zu können, wende dich an ${support}.`,
  domainPending: (name) => `${name} ist noch nicht bereit`,
  domainPendingText: 'Richte die DNS-Einträge ein, um die Domain in deinen Links zu verwenden.',
  domainTaken: (name) => `Ein anderes Konto verwendet ${name}`,
  finishSetup: 'Einrichtung abschließen',
  showDomain: 'Domain anzeigen',
  codeUnseen: 'Dein QR-Code wurde noch nicht gescannt',
  codesUnseen: (unseen, total) =>
    plural(unseen, {
      one: `# deiner ${total} QR-Codes wurde noch nie gescannt`,
      other: `# deiner ${total} QR-Codes wurden noch nie gescannt`,
    }),
  newestCodesUnseen: (unseen, read) =>
    plural(unseen, {
      one: `# deiner ${read} neuesten QR-Codes wurde noch nie gescannt`,
      other: `# deiner ${read} neuesten QR-Codes wurden noch nie gescannt`,
    }),
  codesUnseenText: 'Vor mehr als einer Woche erstellt. Prüfe, ob sie gut sichtbar sind.',
  linkUnseen: 'Dein Link wurde noch nicht angeklickt',
  linksUnseen: (unseen, total) =>
    plural(unseen, {
      one: `# deiner ${total} Links hat noch keine Klicks`,
      other: `# deiner ${total} Links haben noch keine Klicks`,
    }),
  newestLinksUnseen: (unseen, read) =>
    plural(unseen, {
      one: `# deiner ${read} neuesten Links hat noch keine Klicks`,
      other: `# deiner ${read} neuesten Links haben noch keine Klicks`,
    }),
  linksUnseenText: 'Vor mehr als einer Woche erstellt.',
  more: (count) => `und ${count} mehr`,
  stopped: (count) =>
    plural(count, {
      one: '# Link wird nicht mehr angeklickt',
      other: '# Links werden nicht mehr angeklickt',
    }),
  stoppedText: (date) => `Nach den Zahlen in diesem Browser zuletzt vor dem ${date} angeklickt.`,
  showStopped: 'Links anzeigen',

  newestLinks: 'Neueste Links',
  allLinks: 'Alle Links',
  noLinks: 'Noch keine Links',
  noLinksText: 'Neue Links erscheinen hier.',
  missingLinks: 'Dieser Server unterstützt keine Links',
  clickedLinks: 'Meistgeklickte Links',
  allByClicks: 'Alle nach Klicks',
  noClicks: 'Noch keine Klicks',
  noClicksLately: 'Keine Klicks in den letzten 30 Tagen',
  noClicksText: 'Deine meistgeklickten Links erscheinen hier.',
  newestCodes: 'Neueste QR-Codes',
  allCodes: 'Alle QR-Codes',
  noCodes: 'Noch keine QR-Codes',
  noCodesText: 'Drucke einen QR-Code aus und verfolge seine Scans.',
  createFirstCode: 'Ersten QR-Code erstellen',
  missingCodes: 'Dieser Server unterstützt keine QR-Codes',
  scannedCodes: 'Meistgescannte QR-Codes',
  amongNewestCodes: (count) =>
    plural(count, { one: 'dein neuester QR-Code', other: 'deine # neuesten QR-Codes' }),
  noScans: 'Noch keine Scans',
  noScansLately: 'Keine Scans in den letzten 30 Tagen',
  noScansText: 'Deine meistgescannten QR-Codes erscheinen hier.',
  noScansOfNewest: (count) =>
    plural(count, {
      one: 'Dein neuester QR-Code wurde noch nicht gescannt.',
      other: 'Keiner deiner # neuesten QR-Codes wurde gescannt.',
    }),
  linkNouns: 'Links',
  codeNouns: 'QR-Codes',

  welcome: 'Willkommen',
  welcomeName: 'Willkommen, {name}',
  welcomeText: 'Hier erscheinen deine Links und Ergebnisse.',
  keys: 'Mit {search} kommst du überallhin, mit {help} siehst du alle Tastenkürzel.',
};
