import type { domainSetup as english } from '#web/words/domain-setup.ts';

export const domainSetup: typeof english = {
  setUp: (name) => `${name} einrichten`,
  dnsOf: (name) => `DNS-Eintrag für ${name}`,
  checkNow: 'Jetzt prüfen',
  keepRecord: 'Behalte diesen Eintrag, solange du die Domain nutzt, auch wenn du den DNS-Anbieter wechselst.',
  messageLabel: 'Nachricht für deinen DNS-Admin',
  copyMessage: 'Als Nachricht kopieren',
  messageCopied: 'Nachricht kopiert',
  firstPart: 'Manche Anbieter erwarten nur {part}.',
  whereToAdd: 'Lege ihn in der DNS-Verwaltung der Domain an.',
  apex: (target) =>
    `Eine Domain ohne Subdomain kann keinen CNAME haben. Bietet dein Anbieter weder ALIAS noch ANAME an, nutze A- und AAAA-Einträge mit den Adressen von ${target}.`,
  byAddress: (target) =>
    `Dieser Server hat keinen Hostnamen, daher enthält der Eintrag seine Adresse, ${target}.`,
  hidden: (target) =>
    `Du nutzt diesen Server unter ${target}. Dort erreichen Besucher ihn nicht. Lass die Domain auf seine öffentlichen Adressen zeigen.`,
  addForAddresses: 'Füge die Domain hinzu, um zu sehen, auf welche Adressen sie zeigen muss.',
  askForAddresses: 'Ein Admin des Servers kann sie dir nennen.',
  copyRecordName: 'Namen des Eintrags kopieren',
  copyRecordValue: 'Wert des Eintrags kopieren',
  domainEntered: 'Die eingegebene Domain',
  value: 'Wert',
  expected: 'Erwartet',
  found: 'Gefunden',
  copyAddress: 'Adresse kopieren',
  pointTitle: 'Domain auf diesen Server zeigen lassen',
  pointText:
    'Entferne alle anderen A-, AAAA- und CNAME-Einträge dieses Namens. Änderungen am DNS können bis zu einem Tag dauern.',
  proofTitle: 'Inhaberschaft bestätigen',
  verifyBy: 'Bestätigen mit',
  txtRecord: 'TXT-Eintrag',
  file: 'Datei',
  content: 'Inhalt',
  url: 'URL',
  copyTxtName: 'TXT-Namen kopieren',
  copyTxtValue: 'TXT-Wert kopieren',
  copyFileUrl: 'URL der Datei kopieren',
  copyFileContent: 'Inhalt der Datei kopieren',
  keepTxt: 'Behalte den Eintrag, bis die Domain bereit ist.',
  uploadFile:
    'Lade die Datei auf den Server, auf den deine Domain jetzt zeigt. Nach der Bestätigung hast du 7 Tage Zeit, die Domain auf diesen Server zeigen zu lassen.',
  answerTitle: 'Server erreichbar machen',
  answerText:
    '{address} muss diesen Server erreichen. Prüfe, ob ein Proxy, eine Firewall oder ein anderer Webserver dazwischen steht. Für https braucht der Server ein Zertifikat für diesen Namen.',
  checked: 'Zuletzt geprüft: {time}.',
  checkedWithNext: 'Zuletzt geprüft: {time}. Waypost prüft automatisch erneut.',
  checkFailed: 'Domain konnte nicht geprüft werden',
  takenTitle: 'Ein anderes Konto nutzt diese Domain',
  takenText: (name) =>
    `Es hat zuerst bestätigt, dass ihm ${name} gehört. Gehört die Domain dir, wende dich an einen Admin dieses Servers.`,
  dnsIsSet: (name) =>
    `Das DNS von ${name} ist eingerichtet. Du kannst die Domain nutzen, sobald sie diesen Server erreicht.`,
  dnsIsMissing: (name) =>
    `Füge diese Einträge dort hinzu, wo du das DNS von ${name} verwaltest. Du kannst die Domain nutzen, sobald alle Prüfungen bestanden sind.`,
  message: {
    hello: 'Hallo,',
    addOne: (name) => `bitte füge diesen Eintrag für unsere Kurzlinks im DNS von ${name} hinzu:`,
    addSeveral: (name) => `bitte füge diese Einträge für unsere Kurzlinks im DNS von ${name} hinzu:`,
    record: ({ type, name, value }) => `  Typ: ${type}\n  Name: ${name}\n  Wert: ${value}`,
    removeOthers: (name) => `Entferne alle anderen A-, AAAA- und CNAME-Einträge von ${name}.`,
    reach: (origin) =>
      `Die Domain muss ${origin} direkt erreichen, ohne Proxy oder Weiterleitung dazwischen.`,
    withoutAlias: (target) =>
      `Falls du weder ALIAS noch ANAME eintragen kannst, nutze A- und AAAA-Einträge mit den Adressen von ${target}.`,
    aliasOrAname: 'ALIAS oder ANAME',
    thanks: 'Vielen Dank.',
  },
};
