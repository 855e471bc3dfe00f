import { clientLines, type MailWords, type MetGoal } from './en.ts';

const number = new Intl.NumberFormat('de');
const date = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' });

const minute = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const visits = { clicks: 'Klicks', scans: 'Scans', views: 'Aufrufe' } as const;
const one = { clicks: 'Klick', scans: 'Scan', views: 'Aufruf' } as const;
const counted = (count: number, of: keyof typeof one) =>
  `${number.format(count)} ${count === 1 ? one[of] : visits[of]}`;

function metIn(met: MetGoal): string {
  switch (met.kind) {
    case 'number':
      return [
        `${met.name} hat ${counted(met.number, met.of)} erreicht.`,
        ...(met.visits === met.number ? [] : [`Inzwischen sind es ${number.format(met.visits)}.`]),
      ].join(' ');
    case 'silence':
      return `${met.name} hatte am ${date.format(met.day)} keine ${visits[met.of]}.`;
    case 'first':
      return `${met.name} wurde zum ersten Mal gescannt.`;
  }
}

const metSubject = (met: MetGoal) => {
  switch (met.kind) {
    case 'number':
      return `${counted(met.number, met.of)}: ${met.name}`;
    case 'silence':
      return `Keine ${visits[met.of]}: ${met.name}`;
    case 'first':
      return `Erster Scan: ${met.name}`;
  }
};

const codesLeft = (left: number) =>
  left === 0 ? 'Keine Codes mehr übrig.' : `Noch ${left === 1 ? '1 Code' : `${left} Codes`} übrig.`;

const ignore = 'Wenn du das nicht angefordert hast, ignoriere diese Nachricht.';

export const de: MailWords = {
  operator: 'einen Admin dieses Servers',
  staff: 'das Support-Team',

  register: (site, page) => ({
    subject: 'Dein Waypost-Konto erstellen',
    text: [`Erstelle hier dein Konto bei ${site}. Der Link gilt einen Tag:`, page, ignore],
  }),

  registeredAlready: (site, signIn, reset) => ({
    subject: 'Du hast schon ein Waypost-Konto',
    text: [
      `Bei ${site} gibt es schon ein Konto mit dieser E-Mail-Adresse. Melde dich hier an:`,
      signIn,
      'Passwort vergessen? Wähle hier ein neues. Der Link gilt eine Stunde:',
      reset,
      ignore,
    ],
  }),

  reset: (site, ways) => ({
    subject: 'Dein Waypost-Passwort zurücksetzen',
    text: [
      `Jemand möchte dein Passwort bei ${site} zurücksetzen.`,
      ...ways.flatMap(({ username, page }) => [
        `Wähle hier ein neues Passwort für „${username}“. Der Link gilt eine Stunde:`,
        page,
      ]),
      'Wenn du das nicht angefordert hast, ignoriere diese Nachricht. Dein Passwort bleibt, wie es ist.',
    ],
  }),

  passwordChanged: (site, username, how, page) => ({
    subject: 'Dein Waypost-Passwort wurde geändert',
    text: [
      `Das Passwort deines Kontos ${username} bei ${site} wurde geändert. Deine anderen Sitzungen wurden beendet.`,
      how === 'message'
        ? 'Wenn du das nicht warst, hat möglicherweise jemand Zugriff auf deine E-Mails. Ändere zuerst das Passwort deines Postfachs und setze dann dieses hier zurück:'
        : 'Wenn du das nicht warst, setze hier dein Passwort zurück und widerrufe alle API-Schlüssel:',
      page,
    ],
  }),

  steps: {
    appAdded: 'Eine Authenticator-App wurde hinzugefügt.',
    appRemoved: 'Die Authenticator-App wurde entfernt.',
    lastAppRemoved:
      'Die Authenticator-App wurde entfernt. Jetzt genügt das Passwort, und deine Wiederherstellungscodes gelten nicht mehr.',
    codesMade: 'Neue Wiederherstellungscodes wurden erstellt.',
    passkeyAdded: 'Ein Passkey wurde hinzugefügt.',
    passkeyRemoved: 'Ein Passkey wurde entfernt.',
    lastPasskeyRemoved:
      'Ein Passkey wurde entfernt. Jetzt genügt das Passwort, und deine Wiederherstellungscodes gelten nicht mehr.',
  },
  secondStepChanged: (site, username, what, page) => ({
    subject: 'Deine Anmeldung bei Waypost wurde geändert',
    text: [
      `${what} Betroffen ist dein Konto ${username} bei ${site}.`,
      'Wenn du das nicht warst, hat möglicherweise jemand Zugriff auf dein Konto. Ändere hier dein Passwort und prüfe den zweiten Schritt der Anmeldung:',
      page,
    ],
  }),

  codeUsed: (site, username, left, page) => ({
    subject: 'Anmeldung bei Waypost mit einem Wiederherstellungscode',
    text: [
      `Jemand hat sich mit einem Wiederherstellungscode bei deinem Konto ${username} bei ${site} angemeldet. ${codesLeft(left)}`,
      'Wenn du das nicht warst, hat möglicherweise jemand Zugriff auf dein Konto. Ändere hier dein Passwort und prüfe den zweiten Schritt der Anmeldung:',
      page,
    ],
  }),

  signedIn: (site, username, from, at, page) => ({
    subject: 'Neue Anmeldung bei Waypost',
    text: [
      `Am ${minute.format(at)} UTC hat sich jemand mit einem neuen Browser bei deinem Konto ${username} bei ${site} angemeldet.`,
      ...clientLines(from, 'unter'),
      'Wenn du das warst, musst du nichts tun. Wenn nicht, beende hier die Sitzung, ändere dein Passwort und widerrufe API-Schlüssel, die du nicht kennst:',
      page,
    ],
  }),

  keyCreated: (site, username, name, mayChange, at, page) => ({
    subject: 'Neuer API-Schlüssel für dein Waypost-Konto',
    text: [
      `Am ${minute.format(at)} UTC wurde für dein Konto ${username} bei ${site} der API-Schlüssel „${name}“ erstellt. ${mayChange ? 'Programme können damit dein Konto ändern.' : 'Programme können damit dein Konto nur lesen.'}`,
      'Wenn du das nicht warst, widerrufe ihn hier und ändere dein Passwort:',
      page,
    ],
  }),

  accountDeleted: (site, username, ask) => ({
    subject: 'Dein Waypost-Konto wurde gelöscht',
    text: [
      `Dein Waypost-Konto ${username} bei ${site} wurde gelöscht.`,
      `Wenn du das nicht warst, wende dich sofort an ${ask}.`,
    ],
  }),

  accountLocked: (site, username, reason, ask) => ({
    subject: 'Dein Waypost-Konto wurde gesperrt',
    text: [
      `Dein Konto ${username} bei ${site} wurde gesperrt. Grund: ${reason}`,
      `Deine Links und QR-Codes leiten nicht weiter. Du kannst alles ansehen, aber nichts ändern. Um dein Konto entsperren zu lassen, wende dich an ${ask}.`,
    ],
  }),

  accountUnlocked: (site, username) => ({
    subject: 'Dein Waypost-Konto wurde entsperrt',
    text: [
      `Dein Konto ${username} bei ${site} wurde entsperrt. Deine Links und QR-Codes leiten wieder weiter, und du kannst wieder alles ändern.`,
    ],
  }),

  confirmEmail: (site, page) => ({
    subject: 'Deine E-Mail-Adresse für Waypost bestätigen',
    text: [
      `Bestätige, dass du diese E-Mail-Adresse bei ${site} verwenden möchtest. Öffne den Link in dem Browser, in dem du angemeldet bist. Er gilt einen Tag:`,
      page,
      ignore,
    ],
  }),

  emailWanted: (site) => ({
    subject: 'Jemand wollte deine E-Mail-Adresse bei Waypost verwenden',
    text: [
      `Jemand wollte diese E-Mail-Adresse für ein anderes Konto bei ${site} verwenden. Sie gehört bereits zu deinem Konto. Daher wurde nichts geändert und kein Grund genannt.`,
      'Wenn du das warst, melde dich stattdessen mit dieser Adresse an.',
      ignore,
    ],
  }),

  emailChanged: (site, username, ask) => ({
    subject: 'Deine E-Mail-Adresse bei Waypost wurde geändert',
    text: [
      `Dein Konto ${username} bei ${site} verwendet diese E-Mail-Adresse nicht mehr. Deine anderen Sitzungen wurden beendet.`,
      `Wenn du das nicht warst, hat möglicherweise jemand Zugriff auf dein Konto. Wende dich sofort an ${ask}.`,
    ],
  }),

  emailConfirmed: (site, username, ask) => ({
    subject: 'Deine neue E-Mail-Adresse bei Waypost',
    text: [
      `Dein Konto ${username} bei ${site} verwendet jetzt diese E-Mail-Adresse.`,
      `Wenn du das nicht warst, wende dich an ${ask}.`,
    ],
  }),

  domainReady: (host, page) => ({
    subject: `${host} ist bereit`,
    text: [`Deine Domain ${host} ist bereit. Wähle sie, wenn du einen Link erstellst:`, page],
  }),

  goalMet: (met, page, alerts) => ({
    subject: metSubject(met),
    text: [
      metIn(met),
      'Hier ist die Statistik:',
      page,
      'Du erhältst diese E-Mail, weil du eine Benachrichtigung hinzugefügt hast. Diese Benachrichtigung ausschalten:',
      alerts,
    ],
  }),

  domainTaken: (site, username, host, ask) => ({
    subject: `${host} wird von einem anderen Konto verwendet`,
    text: [
      `Ein anderes Konto bei ${site} hat nachgewiesen, dass ihm die Domain ${host} gehört. Daher kann dein Konto ${username} sie nicht verwenden.`,
      `Wenn die Domain dir gehört, wende dich an ${ask}.`,
    ],
  }),
};
