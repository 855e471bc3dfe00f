import { inZone, type Words } from './en.ts';

const number = new Intl.NumberFormat('de');
const time = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Such as „26. November 2026 um 18:00 Uhr (UTC)“. */
const moment = (at: Date) => `${time.format(at)} Uhr (UTC)`;

const percent = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat('de', { notation: 'compact' });
const date = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const countries = new Intl.DisplayNames('de', { type: 'region' });

const list = new Intl.ListFormat('de');

const seconds = (count: number) => (count === 1 ? '1 Sekunde' : `${number.format(count)} Sekunden`);

const round = (heading: string) => ({
  title: 'Weiterleitung im Kreis',
  heading,
  text: 'Die Weiterleitung führt immer wieder hierher zurück. Frag die Person, von der du ihn hast, nach einem anderen.',
});

const lockedAs = (title: string, heading: string) => ({
  title,
  heading,
  text: 'Das zugehörige Konto ist gesperrt. Ist es deines, melde dich an, um den Grund zu erfahren.',
});

export const de: Words = {
  language: 'de',
  notFound: {
    title: 'Link nicht gefunden',
    heading: 'Link nicht gefunden',
    text: 'Vielleicht wurde der Link gelöscht, oder die Adresse enthält einen Tippfehler. Achte auf Groß- und Kleinschreibung.',
  },
  locked: {
    link: lockedAs('Link deaktiviert', 'Dieser Link ist deaktiviert'),
    page: lockedAs('Seite deaktiviert', 'Diese Seite ist deaktiviert'),
    code: lockedAs('QR-Code deaktiviert', 'Dieser QR-Code ist deaktiviert'),
  },
  failure: {
    title: 'Versuche es gleich noch einmal',
    heading: 'Dieser Link kann gerade nicht geöffnet werden',
    text: 'Der Fehler liegt bei uns. Versuche es gleich noch einmal.',
  },
  archived: {
    title: 'Link nicht mehr aktiv',
    heading: 'Dieser Link ist nicht mehr aktiv',
    text: 'Er wurde archiviert. Frag die Person, von der du ihn hast, nach einem neuen.',
  },
  expired: (at) => ({
    title: 'Link abgelaufen',
    heading: 'Dieser Link ist abgelaufen',
    text: `Er galt bis zum ${moment(at)}. Frag die Person, von der du ihn hast, nach einem neuen.`,
  }),
  usedUp: (limit) => ({
    title: 'Link nicht mehr aktiv',
    heading: 'Dieser Link hat sein Limit erreicht',
    text: `Er konnte ${limit === 1 ? 'einmal' : `${number.format(limit)}-mal`} geöffnet werden. Frag die Person, von der du ihn hast, nach einem neuen.`,
  }),
  blocked: {
    title: 'Link blockiert',
    heading: 'Dieser Link ist blockiert',
    text: 'Sein Ziel steht auf einer Liste unsicherer Seiten.',
  },
  round: {
    link: round('Dieser Link leitet im Kreis weiter'),
    code: round('Dieser Code leitet im Kreis weiter'),
  },
  password: {
    title: 'Passwort erforderlich',
    heading: 'Dieser Link ist geschützt',
    text: 'Gib das Passwort ein, das du mit dem Link bekommen hast.',
    label: 'Passwort',
    open: 'Link öffnen',
    wrong: 'Falsches Passwort. Versuche es noch einmal.',
    wait: (left) => `Zu viele Versuche. Versuche es in ${seconds(left)} noch einmal.`,
    busy: 'Zu viele Versuche. Versuche es in einigen Sekunden noch einmal.',
  },
  code: {
    notFound: {
      title: 'QR-Code nicht gefunden',
      heading: 'QR-Code nicht gefunden',
      text: 'Vielleicht wurde der QR-Code gelöscht. Wenn du die Adresse eingetippt hast, prüfe sie auf Tippfehler.',
    },
    early: (at) => ({
      title: 'QR-Code noch nicht aktiv',
      heading: 'Dieser QR-Code ist noch nicht aktiv',
      text: `Er gilt ab dem ${moment(at)}. Scanne ihn dann noch einmal.`,
    }),
    expired: (at) => ({
      title: 'QR-Code abgelaufen',
      heading: 'Dieser QR-Code ist abgelaufen',
      text: `Er galt bis zum ${moment(at)}.`,
    }),
    password: {
      heading: 'Dieser QR-Code ist geschützt',
      text: 'Gib das Passwort ein, das du dazu bekommen hast.',
      open: 'Weiter',
    },
  },
  copy: {
    copied: 'Kopiert',
    manual: 'Text gedrückt halten, um ihn zu kopieren',
    text: 'Text kopieren',
    label: 'Text',
    copy: 'Kopieren',
    what: (label) => `${label} kopieren`,
  },
  wifi: {
    text: 'Wähle dieses Netzwerk in den WLAN-Einstellungen deines Geräts.',
    textWithPassword:
      'Wähle dieses Netzwerk in den WLAN-Einstellungen deines Geräts und gib das Passwort ein.',
    network: 'Netzwerk',
    password: 'Passwort',
    encryption: 'Verschlüsselung',
    open: 'Keine (offenes Netzwerk)',
    visibility: 'Sichtbarkeit',
    hidden: 'Verborgen: Gib den Netzwerknamen selbst ein',
  },
  pixels: {
    label: 'Deine Einwilligung',
    heading: 'Bevor es weitergeht',
    asks: {
      link: (names) =>
        `Die Person hinter diesem Link möchte ${list.format(names)} über deinen Besuch informieren, um ihn zu messen und dir passende Werbung zu zeigen.`,
      page: (names) =>
        `Die Person hinter dieser Seite möchte ${list.format(names)} über deinen Besuch informieren, um ihn zu messen und dir passende Werbung zu zeigen.`,
    },
    allow: 'Erlauben',
    refuse: 'Nicht erlauben',
    eitherWay: 'In beiden Fällen geht es weiter zu',
    later: 'Du kannst es dir jederzeit anders überlegen:',
    change: 'deine Antworten',
    choice: {
      title: 'Deine Antworten',
      answered: (host) =>
        `Du hast beantwortet, ob Werbenetzwerke von deinen Besuchen über ${host} erfahren dürfen. Lösche deine Antworten, um wieder gefragt zu werden.`,
      none: (host) => `Du hast keinem Werbenetzwerk erlaubt, von deinen Besuchen über ${host} zu erfahren.`,
      refuses: (host) =>
        `Dein Browser sendet Global Privacy Control. Deshalb erfährt kein Werbenetzwerk von deinen Besuchen über ${host}.`,
      forget: 'Antworten löschen',
    },
  },
  shared: {
    gone: {
      title: 'Seite nicht gefunden',
      heading: 'Seite nicht gefunden',
      text: 'Vielleicht wird sie nicht mehr geteilt. Frag die Person, von der du die Adresse hast.',
    },
    expired: {
      title: 'Seite abgelaufen',
      heading: 'Diese Seite ist abgelaufen',
      text: 'Frag die Person, von der du die Adresse hast, nach einer neuen.',
    },
    busy: {
      title: 'Versuche es gleich noch einmal',
      heading: 'Versuche es gleich noch einmal',
      text: 'Gerade werden viele Statistiken berechnet.',
    },
    heading: 'Diese Statistik ist geschützt',
    text: 'Gib das Passwort ein, das du mit dem Link bekommen hast.',
    open: 'Statistik anzeigen',
    title: (name) => `${name} · Statistik`,
    period: 'Zeitraum',
    periods: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: '12 Monate' },
    of: { link: 'Klicks', qr: 'Scans', campaign: 'Klicks' },
    visitors: 'Eindeutige Besucher',
    visitorsNote: 'Besucher zählen einmal pro Tag, Bots gar nicht.',
    chart: (what) => `${what} im Zeitverlauf`,
    table: 'Als Tabelle anzeigen',
    date: 'Datum',
    dates: (from, to, zone) => `${from} bis ${to}, ${zone}`,
    by: {
      country: 'Länder',
      referrer: 'Verweisquellen',
      device: 'Geräte',
      browser: 'Browser',
      os: 'Systeme',
    },
    devices: { phone: 'Smartphone', tablet: 'Tablet', desktop: 'Computer', other: 'Andere' },
    direct: 'Direkt',
    unknown: 'Unbekannt',
    none: 'Keine Besuche in diesem Zeitraum',
    others: (count) => (count === 1 ? 'Sonstiges' : `${number.format(count)} weitere`),
    share: (share) => (share > 0 && share < 0.005 ? '<1 %' : percent.format(share)),
    number: (count) => number.format(count),
    shortNumber: (count) => compact.format(count),
    countedUntil: (at, zone) => `Stand der Zahlen: ${inZone('de', zone).format(at)}`,
    soFar: 'bisher',
    day: (day) => date.format(day),
    shortDay: (day) => shortDate.format(day),
    country: (code) => countries.of(code) ?? code,
  },
  reportThis: { link: 'Diesen Link melden', code: 'Diesen QR-Code melden', page: 'Diese Seite melden' },
  report: {
    title: 'Link oder Seite melden',
    text: 'Das Support-Team prüft deine Meldung. Ohne Kontaktdaten ist sie anonym.',
    link: 'Adresse von Link, Seite oder QR‑Code',
    what: 'Was stimmt damit nicht?',
    reasons: {
      phishing: 'Phishing: will Passwörter oder Geld',
      malware: 'Schadsoftware: schadet dem Gerät',
      spam: 'Spam: unerwünschte Werbung',
      illegal: 'Illegale oder schädliche Inhalte',
      other: 'Sonstiges',
    },
    details: 'Details',
    contact: 'Deine Kontaktdaten',
    optional: 'optional',
    send: 'Meldung senden',
    chooseReason: 'Wähle einen Grund aus.',
    tooLong: (most) => `Höchstens ${number.format(most)} Zeichen.`,
    unknown: 'Unter dieser Adresse wurde nichts gefunden. Gib die vollständige Adresse ein.',
    wait: (left) => `Zu viele Meldungen. Versuche es in ${seconds(left)} noch einmal.`,
    thanks: 'Danke für deine Meldung',
    thanksText: 'Das Support-Team prüft sie.',
  },
};
