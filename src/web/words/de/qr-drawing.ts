import type { qrDrawing as english } from '#web/words/qr-drawing.ts';
import { plural } from '#web/words/language.ts';

export const qrDrawing: typeof english = {
  kind: 'Art des Codes',
  dynamic: 'Dynamisch',
  static: 'Statisch',
  dynamicCan: 'Zählt Scans. Lässt sich nach dem Druck bearbeiten.',
  staticCannot:
    'Zählt keine Scans und lässt sich nach dem Druck nicht bearbeiten. Funktioniert ohne Waypost.',
  staticCannotThere:
    'Zählt keine Scans und lässt sich nach dem Druck nicht bearbeiten. Funktioniert ohne diesen Server.',
  dynamicText: 'Zählt jeden Scan. Du kannst den Inhalt auch nach dem Druck bearbeiten.',
  staticText: 'Funktioniert ohne Waypost, zählt aber keine Scans und lässt sich nicht bearbeiten.',
  staticTextThere: 'Funktioniert ohne diesen Server, zählt aber keine Scans und lässt sich nicht bearbeiten.',

  link: 'Link',
  linkDoes: 'Seite öffnen',
  file: 'PDF oder Bild',
  fileDoes: 'Datei öffnen',
  text: 'Text',
  textDoes: 'Text anzeigen',
  textDynamic: 'Ein Scan öffnet eine Seite mit dem Text und einem Button zum Kopieren.',
  vcard: 'Kontakt',
  vcardDoes: 'Kontakt speichern',
  vcardDynamic: 'Nur ein statischer Code speichert den Kontakt direkt. Dieser lädt erst eine Datei herunter.',
  email: 'E-Mail',
  emailDoes: 'E-Mail schreiben',
  phone: 'Telefon',
  phoneDoes: 'Nummer anrufen',
  sms: 'SMS',
  smsDoes: 'SMS senden',
  wifi: 'WLAN',
  wifiDoes: 'WLAN beitreten',
  wifiDynamic:
    'Nur ein statischer Code verbindet direkt mit dem Netzwerk. Dieser öffnet eine Seite mit Name und Passwort, und dafür muss das Smartphone schon online sein.',

  verdict: 'Scan-Prüfung',
  checking: 'Wird geprüft …',
  scans: (readers) =>
    readers > 1 ? `Lässt sich scannen, mit ${readers} Scannern geprüft` : 'Lässt sich scannen',
  scansInBrief: 'Lässt sich scannen',
  scansPartly: 'Einer von zwei Scannern kann ihn nicht lesen',
  scansWithoutLogo: 'Lässt sich mit leerem Platz für das Logo scannen. Das Logo selbst wurde nicht geprüft.',
  doesNotScan: 'Lässt sich nicht scannen',
  notTested: 'Nicht geprüft: Dieser Browser unterstützt es nicht',
  conditions: {
    print: 'klein gedruckt',
    small: 'aus der Entfernung',
    turned: 'schräg gehalten',
    blurred: 'unscharf',
    faint: 'bei schlechtem Licht',
  },
  readsHard: 'Lässt sich auch aus der Entfernung, schräg, unscharf und bei schlechtem Licht scannen',
  failsWhen: (conditions) => `Lässt sich nicht scannen: ${conditions}`,
  someFailWhen: (conditions) => `Nicht jeder Scanner liest ihn: ${conditions}`,
  contrast: (ratio) => `Kontrast: ${ratio} : 1`,
  lowContrast: (ratio, least) => `Kontrast: ${ratio} : 1. Viele Kameras brauchen mindestens ${least} : 1.`,
  inverted: 'Hell auf dunkel: Manche Kameras können das nicht scannen.',
  quietZone: (modules) => plural(modules, { one: 'Ruhezone: # Modul', other: 'Ruhezone: # Module' }),
  narrowZone: (modules) =>
    plural(modules, {
      one: 'Ruhezone: # Modul. Scanner brauchen 4, lass also Platz um den Code.',
      other: 'Ruhezone: # Module. Scanner brauchen 4, lass also Platz um den Code.',
    }),
  logoCovers: (share, level) =>
    `Das Logo verdeckt ${share} des Codes. Die Fehlerkorrektur ${level} gleicht das aus.`,
  logoTooLarge: (share, level) =>
    `Das Logo und der Abstand verdecken ${share} des Codes. Das ist zu viel für die Fehlerkorrektur ${level}.`,
  density: (version, size) => `Version ${version}, ${size} × ${size} Module`,
  dense: (version, size) =>
    `Version ${version}, ${size} × ${size} Module: sehr dicht. Drucke ihn groß oder kürze den Inhalt.`,
  printsFrom: (side) => `Druckbar ab ${side} mm`,
  remedies: {
    contrast: 'Kontrast erhöhen',
    darkOnLight: 'Dunkel auf Hell verwenden',
    margin: 'Rand verbreitern',
    gradient: 'Verlauf entfernen',
    logo: 'Logo verkleinern',
    correction: 'Fehlerkorrektur erhöhen',
    lessCorrection: 'Fehlerkorrektur verringern',
    shapes: 'Quadratische Module verwenden',
    dynamic: 'Dynamischen Code verwenden',
  },
  printedStay: 'Schon gedruckte statische Codes bleiben, wie sie sind',

  fileFailed: 'Die Datei konnte nicht erstellt werden',
  imageCopied: 'Bild kopiert',
  imageNotCopied: 'Das Bild konnte nicht kopiert werden',
  print: 'Drucken',
};
