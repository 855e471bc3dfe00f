import type { account as english } from '#web/words/account.ts';
import { plural } from '#web/words/language.ts';

export const account: typeof english = {
  noun: 'Konto',
  now: 'Jetzt',
  unknown: 'Unbekannt',
  expiredTitle: 'Dein Tarif ist abgelaufen',
  expiresSoonTitle: 'Dein Tarif läuft bald ab',
  expired: (at) =>
    `${at}. Links und gedruckte Codes funktionieren weiter. Du kannst weiter alles ansehen, aber nichts ändern.`,
  expiresSoon: (at) =>
    `${at}. Danach funktionieren Links und gedruckte Codes weiter. Du kannst weiter alles ansehen, aber nichts ändern.`,
  expiryElsewhere: (at) => `${at}. Was dann nicht mehr funktioniert, bestimmt der Server.`,
  keys: 'API-Schlüssel',
  keysText:
    'Für Programme und zum Anmelden ohne Passwort. Wer einen Schlüssel mit Vollzugriff hat, kann in deinem Namen handeln.',
  createKey: 'Schlüssel erstellen',
  noKeys: 'Keine API-Schlüssel',
  noKeysText: 'Erstelle einen für jedes Programm, das die API nutzt.',
  access: 'Zugriff',
  full: 'Vollzugriff',
  readOnly: 'Nur Lesen',
  lastUsed: 'Zuletzt verwendet',
  current: 'Aktuell',
  revoke: 'Widerrufen',
  sessions: 'Sitzungen',
  sessionsText: 'Browser, in denen du angemeldet bist',
  browser: 'Browser',
  endSession: 'Sitzung beenden',
  noSessions: 'Keine Sitzungen',
  support: 'Zugriff durch das Support-Team',
  supportText:
    'Das Support-Team kann dein Konto jeweils 15 Minuten lang ansehen und muss einen Grund angeben. Es kann nur deinen Tarif ändern oder dein Konto sperren. Niemand kann diese Liste bearbeiten.',
  supportList: 'Zugriffe des Support-Teams',
  noSupport: 'Noch kein Zugriff',
  noSupportText: 'Das Support-Team hat dieses Konto nicht geöffnet.',
  viewed: 'Angesehen',
  show: 'Anzeigen',
  viewedBy: (staff) => `Von ${staff} angesehen`,
  limit: 'Anfragelimit',
  limitText: 'Anfragen pro Minute',
  perMinute: (count) => plural(count, { other: '# pro Minute' }),
  used: 'in dieser Minute',
  resetsIn: (time) => `zurückgesetzt in ${time}`,
  waiting: (count, time) => plural(count, { one: `# wartet noch ${time}`, other: `# warten noch ${time}` }),
  limitAssumed: 'Dieser Server nennt sein Limit nicht. Waypost rechnet mit 30 Anfragen pro Minute.',
  limitWaits: 'Ist es erreicht, warten Änderungen und werden dann automatisch fortgesetzt.',
  limitOfSessions:
    'Das Limit gilt für alle deine Browser zusammen. API-Schlüssel haben ein eigenes. Ist es erreicht, warten Änderungen und werden dann automatisch fortgesetzt.',
  limitOfKeys:
    'Das Limit gilt für alle deine API-Schlüssel zusammen. Ist es erreicht, warten Änderungen und werden dann automatisch fortgesetzt.',
  appearance: 'Darstellung',
  appearanceText: 'Nur in diesem Browser',
  data: 'Deine Daten',
  dataText:
    'Links, QR-Codes, Kampagnen, Kanäle, Domains, Pixel, Seiten und Besuche pro Tag in einer ZIP-Datei, als JSON und Tabellen. Passwörter und API-Schlüssel sind nicht dabei.',
  exportAll: 'Alles exportieren',
  exportFailed: 'Export fehlgeschlagen',
  exported: (file) => `${file} gespeichert`,
  soFar: (size) => `Bisher ${size}`,
  deleteAccount: 'Konto löschen',
};
