import type { refusals as english } from '#web/words/refusals.ts';

/** English and German; `{}` stands for what is filled in, in the same order. A server of another make may say something else. */
const sentences: readonly (readonly [string, string])[] = [
  ['A valid API key is required to use this service.', 'Melde dich an, um diesen Dienst zu nutzen.'],
  ['Too Many Requests. Please retry later.', 'Zu viele Anfragen. Versuche es später erneut.'],
  ['That alias is taken. Please choose another one.', 'Dieser Alias ist vergeben. Wähle einen anderen.'],
  [
    'That alias was used before and is reserved. Choose another one.',
    'Dieser Alias wurde schon einmal benutzt und ist reserviert. Wähle einen anderen.',
  ],
  ['This mark is too old. Read everything again.', 'Dieser Stand ist zu alt. Lade alles neu.'],
  ['That alias is reserved.', 'Dieser Alias ist reserviert.'],
  ['That slug is taken. Choose another one.', 'Dieser Slug ist vergeben. Wähle einen anderen.'],
  ['You already have a campaign with that name.', 'Du hast schon eine Kampagne mit diesem Namen.'],
  ['You already have a channel with this name.', 'Du hast schon einen Kanal mit diesem Namen.'],
  ['Please enter a valid URL.', 'Gib eine gültige URL ein.'],
  [
    'Please enter a valid URL. It has a space or a line break in it.',
    'Gib eine gültige URL ein. Diese enthält ein Leerzeichen oder einen Zeilenumbruch.',
  ],
  [
    'Please enter a valid URL. Use an http or https address.',
    'Gib eine gültige URL ein, die mit http oder https beginnt.',
  ],
  ['An address can have at most {} characters.', 'Eine Adresse kann höchstens {} Zeichen haben.'],
  ['Enter a valid domain, such as {}.', 'Gib eine gültige Domain ein, zum Beispiel {}.'],
  [
    'Enter a domain with http or https and nothing after it, such as {}.',
    'Gib eine Domain mit http oder https und ohne Pfad ein, zum Beispiel {}.',
  ],
  ['Enter a name, not an IP address.', 'Gib einen Namen ein, keine IP-Adresse.'],
  ['Enter one of your domains, such as {}.', 'Gib eine deiner Domains ein, zum Beispiel {}.'],
  [
    'This covers more visits than can be counted at once. Choose a shorter period.',
    'Das sind mehr Besuche, als sich auf einmal zählen lassen. Wähle einen kürzeren Zeitraum.',
  ],
  ['Enter a number of visits, such as {}.', 'Gib eine Zahl von Besuchen ein, zum Beispiel {}.'],
  ['It has {} visit already. Enter a larger number.', 'Es gibt schon {} Besuch. Gib eine größere Zahl ein.'],
  [
    'It has {} visits already. Enter a larger number.',
    'Es gibt schon {} Besuche. Gib eine größere Zahl ein.',
  ],
  ['Only a QR code has a first scan.', 'Nur ein QR-Code hat einen ersten Scan.'],
  ['This QR code has been scanned already.', 'Dieser QR-Code wurde schon gescannt.'],
  [
    'An account can have {} goals. Delete one first.',
    'Ein Konto kann {} Hinweise haben. Lösche zuerst einen davon.',
  ],
  [
    'An account can have {} notes. Delete one first.',
    'Ein Konto kann {} Notizen haben. Lösche zuerst eine davon.',
  ],
  [
    'An account can share {} pages. Stop sharing one first.',
    'Ein Konto kann {} Seiten teilen. Beende zuerst eine davon.',
  ],
  [
    'Live visits are open in too many places. Close one of them first.',
    'Live-Besuche sind an zu vielen Orten geöffnet. Schließe zuerst einen davon.',
  ],
  [
    'Many statistics are being counted right now. Try again in a moment.',
    'Gerade werden viele Statistiken gezählt. Versuche es gleich erneut.',
  ],
  ['That domain is already in use.', 'Diese Domain wird schon verwendet.'],
  ['You already added this domain.', 'Du hast diese Domain schon hinzugefügt.'],
  [
    'This is the server’s own address. Every account has it already.',
    'Das ist die Adresse des Servers selbst. Jedes Konto hat sie schon.',
  ],
  [
    'You have {} pending domains. Delete one first.',
    'Du hast {} ausstehende Domains. Lösche zuerst eine davon.',
  ],
  [
    '{} isn’t ready yet. Finish its setup first.',
    '{} ist noch nicht bereit. Schließe zuerst die Einrichtung ab.',
  ],
  ['Domain {} not found.', 'Domain {} nicht gefunden.'],
  ['Pixel {} not found.', 'Pixel {} nicht gefunden.'],
  ['Use at most {} pixels.', 'Verwende höchstens {} Pixel.'],
  ['Enter the ids of pixels, such as [7].', 'Gib die IDs von Pixeln ein, zum Beispiel [7].'],
  ['Choose one of ask, on and off.', 'Wähle ask, on oder off.'],
  [
    'This address is on a branded domain of this server and could redirect in a circle.',
    'Diese Adresse liegt auf einer Domain dieses Servers und könnte im Kreis weiterleiten.',
  ],
  [
    'The destination is a short URL of this server. Enter its destination instead.',
    'Das Ziel ist eine Kurz-URL dieses Servers. Gib stattdessen deren Ziel ein.',
  ],
  [
    'A QR code can’t redirect to another QR code. Enter its destination instead.',
    'Ein QR-Code kann nicht auf einen anderen QR-Code weiterleiten. Gib stattdessen dessen Ziel ein.',
  ],
  ['Links aren’t allowed to {}.', 'Links zu {} sind nicht erlaubt.'],
  ['Use letters, digits, hyphens and underscores.', 'Verwende Buchstaben, Ziffern, Binde- und Unterstriche.'],
  ['Use at most {} characters.', 'Höchstens {} Zeichen.'],
  ['Use at least {} characters.', 'Mindestens {} Zeichen.'],
  ['Use at most {} rules.', 'Höchstens {} Regeln.'],
  ['Use at most {} parameters.', 'Höchstens {} Parameter.'],
  ['There’s already a rule for this.', 'Dafür gibt es schon eine Regel.'],
  ['A parameter needs a name.', 'Ein Parameter braucht einen Namen.'],
  ['A parameter needs a value.', 'Ein Parameter braucht einen Wert.'],
  ['Enter a whole number from {} to {}.', 'Gib eine ganze Zahl von {} bis {} ein.'],
  ['Enter a number of days from {} to {}.', 'Gib eine Anzahl von Tagen von {} bis {} ein.'],
  ['Enter a time in the future.', 'Gib einen Zeitpunkt in der Zukunft ein.'],
  ['It can’t expire before it starts.', 'Er kann nicht vor seinem Beginn ablaufen.'],
  ['The file can have at most {} MiB.', 'Die Datei kann höchstens {} MiB groß sein.'],
  ['The file must be a PDF, png or jpg.', 'Die Datei muss ein PDF, png oder jpg sein.'],
  ['Enter a time (UTC) such as {}.', 'Gib einen Zeitpunkt (UTC) ein, zum Beispiel {}.'],
  ['Enter a date such as {}.', 'Gib ein Datum ein, zum Beispiel {}.'],
  ['This day doesn’t exist.', 'Diesen Tag gibt es nicht.'],
  ['This day or time doesn’t exist.', 'Diesen Tag oder diese Uhrzeit gibt es nicht.'],
  ['The first day can’t be after the last.', 'Der erste Tag kann nicht nach dem letzten liegen.'],
  ['Choose at most {} days.', 'Wähle höchstens {} Tage.'],
  ['Choose at most {} days by the hour.', 'Wähle höchstens {} Tage, wenn nach Stunden gezählt wird.'],
  ['Choose a device.', 'Wähle ein Gerät aus.'],
  ['Choose a country.', 'Wähle ein Land aus.'],
  ['Choose a language.', 'Wähle eine Sprache aus.'],
  ['Enter an e-mail address.', 'Gib eine E-Mail-Adresse ein.'],
  ['Enter a valid e-mail address, such as {}.', 'Gib eine gültige E-Mail-Adresse ein, zum Beispiel {}.'],
  [
    'An e-mail address can have at most {} characters.',
    'Eine E-Mail-Adresse kann höchstens {} Zeichen haben.',
  ],
  ['That e-mail address is already in use.', 'Diese E-Mail-Adresse wird schon verwendet.'],
  ['Enter a username.', 'Gib einen Benutzernamen ein.'],
  ['Enter the account’s username.', 'Gib den Benutzernamen des Kontos ein.'],
  ['This isn’t the username of this account.', 'Das ist nicht der Benutzername dieses Kontos.'],
  ['That username is taken. Choose another one.', 'Dieser Benutzername ist vergeben. Wähle einen anderen.'],
  [
    'Use {} to {} letters, digits, hyphens or underscores.',
    'Verwende {} bis {} Buchstaben, Ziffern, Binde- oder Unterstriche.',
  ],
  ['Enter a password.', 'Gib ein Passwort ein.'],
  ['Enter your password.', 'Gib dein Passwort ein.'],
  ['Enter your current password.', 'Gib dein aktuelles Passwort ein.'],
  ['The password is wrong.', 'Das Passwort ist falsch.'],
  ['The password needs at least {} characters.', 'Das Passwort braucht mindestens {} Zeichen.'],
  ['The password can have at most {} characters.', 'Das Passwort kann höchstens {} Zeichen haben.'],
  [
    'This password is one of the most common. Choose another one.',
    'Dieses Passwort ist eines der häufigsten. Wähle ein anderes.',
  ],
  ['Enter your e-mail address or username.', 'Gib deine E-Mail-Adresse oder deinen Benutzernamen ein.'],
  [
    'E-mail address, username or password is wrong.',
    'E-Mail-Adresse, Benutzername oder Passwort ist falsch.',
  ],
  ['Too many attempts. Try again in {} second.', 'Zu viele Versuche. Versuche es in {} Sekunde erneut.'],
  ['Too many attempts. Try again in {} seconds.', 'Zu viele Versuche. Versuche es in {} Sekunden erneut.'],
  ['Too many checks. Try again in {} second.', 'Zu viele Prüfungen. Versuche es in {} Sekunde erneut.'],
  ['Too many checks. Try again in {} seconds.', 'Zu viele Prüfungen. Versuche es in {} Sekunden erneut.'],
  ['Enter the code.', 'Gib den Code ein.'],
  ['The code is too long.', 'Der Code ist zu lang.'],
  ['Wrong code.', 'Falscher Code.'],
  [
    'Wrong code. Check your phone’s clock and enter the latest code.',
    'Falscher Code. Prüfe die Uhr deines Smartphones und gib den neuesten Code ein.',
  ],
  [
    'This code was already used. Wait for the next one.',
    'Dieser Code wurde schon verwendet. Warte auf den nächsten.',
  ],
  [
    'Too many wrong codes today. Use a passkey or a recovery code, or try again tomorrow.',
    'Heute gab es zu viele falsche Codes. Verwende einen Passkey oder einen Wiederherstellungscode oder versuche es morgen erneut.',
  ],
  ['This step expired. Start again.', 'Dieser Schritt ist abgelaufen. Beginne von vorn.'],
  [
    'This passkey can’t sign in here. Use your password.',
    'Mit diesem Passkey kannst du dich hier nicht anmelden. Verwende dein Passwort.',
  ],
  [
    'This passkey didn’t work. Try again, or use a code.',
    'Dieser Passkey hat nicht funktioniert. Versuche es erneut oder verwende einen Code.',
  ],
  ['This passkey is already in use.', 'Dieser Passkey wird schon verwendet.'],
  ['Couldn’t check the passkey. Try again.', 'Der Passkey konnte nicht geprüft werden. Versuche es erneut.'],
  [
    'An account can have {} passkeys. Remove one first.',
    'Ein Konto kann {} Passkeys haben. Entferne zuerst einen.',
  ],
  [
    'An account can have {} API keys. Revoke one first.',
    'Ein Konto kann {} API-Schlüssel haben. Widerrufe zuerst einen.',
  ],
  [
    'Passkeys need a host name and https. This server’s address lacks one of them.',
    'Passkeys brauchen einen Hostnamen und https. Der Adresse dieses Servers fehlt eines davon.',
  ],
  [
    'You already have an authenticator app. Turn it off to set up another one.',
    'Du hast schon eine Authenticator-App. Schalte sie aus, um eine andere einzurichten.',
  ],
  [
    'Set up an authenticator app or a passkey first.',
    'Richte zuerst eine Authenticator-App oder einen Passkey ein.',
  ],
  [
    'This link expired or was used already. Request a new one.',
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an.',
  ],
  [
    'This server is already set up and doesn’t accept new accounts.',
    'Dieser Server ist schon eingerichtet und nimmt keine neuen Konten an.',
  ],
  ['This server doesn’t accept new accounts.', 'Dieser Server nimmt keine neuen Konten an.'],
  [
    'This setup link isn’t valid. The server prints the right one when it starts.',
    'Dieser Einrichtungslink ist ungültig. Der Server gibt beim Start den richtigen aus.',
  ],
  [
    'Open the link in the message we sent you to create the account.',
    'Öffne den Link in unserer Nachricht, um das Konto zu erstellen.',
  ],
  ['This API key is read-only.', 'Dieser API-Schlüssel kann nur lesen.'],
  [
    'You’re inspecting this account, so you can’t change it.',
    'Du siehst dieses Konto nur an und kannst nichts ändern.',
  ],
  [
    'The plan {} expired on {} UTC. Renew it to make changes.',
    'Der Tarif {} ist am {} UTC abgelaufen. Verlängere ihn, um etwas zu ändern.',
  ],
  ['Only support staff can do this.', 'Das kann nur das Support-Team.'],
  [
    'Inspect this account first. Its owner can see who did, and why.',
    'Beginne zuerst eine Einsicht in dieses Konto. Im Konto ist nachzulesen, wer es eingesehen hat und warum.',
  ],
  ['This is your own account.', 'Das ist dein eigenes Konto.'],
  [
    'This is your own account. Ask another member of the staff.',
    'Das ist dein eigenes Konto. Bitte jemand anderen aus dem Support-Team.',
  ],
  ['This report is already open.', 'Diese Meldung ist schon offen.'],
  ['This report is already closed.', 'Diese Meldung ist schon abgeschlossen.'],
  ['{} already closed this report.', '{} hat diese Meldung schon abgeschlossen.'],
  ['Enter a reason.', 'Gib einen Grund an.'],
  [
    'Confirm your second step first. The last time was more than {} hours ago.',
    'Bestätige zuerst deinen zweiten Schritt. Das letzte Mal ist über {} Stunden her.',
  ],
  [
    'An export of this account is already running. Wait until it’s done.',
    'Ein Export dieses Kontos läuft schon. Warte, bis er fertig ist.',
  ],
  ['A bio page can have at most {} links.', 'Eine Bio-Seite kann höchstens {} Links haben.'],
  ['A link can be on the page only once.', 'Ein Link kann nur einmal auf der Seite stehen.'],
  ['A link can go to at most {} channels at once.', 'Ein Link kann auf einmal in höchstens {} Kanäle.'],
  ['A link can go to at most {} campaigns at once.', 'Ein Link kann auf einmal in höchstens {} Kampagnen.'],
  [
    'A link can have a splash page or an overlay, not both.',
    'Ein Link kann eine Splash-Seite oder ein Overlay haben, nicht beides.',
  ],
  [
    'A tag can contain letters, digits and . : / - _ only.',
    'Ein Tag besteht nur aus Buchstaben, Ziffern und . : / - _',
  ],
  ['Enter a color such as {}.', 'Gib eine Farbe ein, zum Beispiel {}.'],
  [
    'Enter the path or URL of a png or jpg picture.',
    'Gib den Pfad oder die URL eines png- oder jpg-Bildes ein.',
  ],
  ['The {} must be a png or jpg picture.', 'Das Bild muss ein png oder jpg sein.'],
  ['The {} can have at most {} KiB.', 'Das Bild kann höchstens {1} KiB groß sein.'],
  ['The {} can have at most {} pixels a side.', 'Das Bild kann höchstens {1} Pixel je Seite haben.'],
  [
    'Your uploads would take more than {} MiB together. Delete some, or upload something smaller.',
    'Deine Uploads wären zusammen größer als {} MiB. Lösche einige oder lade etwas Kleineres hoch.',
  ],
  ['Enter a phone number such as {}.', 'Gib eine Telefonnummer ein, zum Beispiel {}.'],
  [
    'Enter the network’s password, or choose no encryption.',
    'Gib das Passwort des Netzwerks ein oder wähle „Keine“ als Sicherheit.',
  ],
  ['A Wi-Fi password has at most {} characters.', 'Ein WLAN-Passwort hat höchstens {} Zeichen.'],
  ["The network name can't be empty.", 'Der Netzwerkname darf nicht leer sein.'],
  ['Enter a first name.', 'Gib einen Vornamen ein.'],
  ['Enter a contact.', 'Gib einen Kontakt ein.'],
  ['The countdown must be 0 to {} seconds.', 'Der Countdown kann 0 bis {} Sekunden dauern.'],
  [
    'Something went wrong on our side. Nothing was changed.',
    'Bei uns ist etwas schiefgelaufen. Es wurde nichts geändert.',
  ],
  [
    'The database can’t be reached right now. Try again in a minute.',
    'Die Datenbank ist gerade nicht erreichbar. Versuche es in einer Minute erneut.',
  ],
  [
    'The database is busy. Nothing was changed. Try again in a minute.',
    'Die Datenbank ist ausgelastet. Es wurde nichts geändert. Versuche es in einer Minute erneut.',
  ],
  [
    'The database is read-only right now. Nothing was changed.',
    'Die Datenbank kann gerade nur gelesen werden. Es wurde nichts geändert.',
  ],
  [
    'The server’s disk is full. Nothing was changed.',
    'Die Festplatte des Servers ist voll. Es wurde nichts geändert.',
  ],
  [
    'The server’s disk is failing. Check whether your change was saved.',
    'Die Festplatte des Servers ist defekt. Prüfe, ob deine Änderung gespeichert wurde.',
  ],
  [
    'The service is busy. Try again in a few seconds.',
    'Der Dienst ist ausgelastet. Versuche es in einigen Sekunden erneut.',
  ],
  ['The server failed to answer.', 'Der Server konnte nicht antworten.'],
  ['The server refused without saying why.', 'Der Server hat ohne Begründung abgelehnt.'],
  ['The server has nothing at this address.', 'Unter dieser Adresse gibt es auf dem Server nichts.'],
  ['This key may not do that.', 'Dieser Schlüssel darf das nicht.'],
  ['No TXT record found at {}.', 'Kein TXT-Eintrag unter {} gefunden.'],
  ['The TXT record at {} has another value.', 'Der TXT-Eintrag unter {} hat einen anderen Wert.'],
  [
    'Couldn’t look up {}. Its DNS doesn’t answer.',
    '{} konnte nicht nachgeschlagen werden. Der DNS-Server antwortet nicht.',
  ],
  ['Ownership verified by {}.', 'Die Domain gehört dir, bestätigt durch {}.'],
  ['{} has no A, AAAA or CNAME record.', '{} hat keinen A-, AAAA- oder CNAME-Eintrag.'],
  ['{} points to this service.', '{} zeigt auf diesen Dienst.'],
  ['{} points to {}.', '{} zeigt auf {}.'],
  ['Checked once the domain points here.', 'Wird geprüft, sobald die Domain hierher zeigt.'],
  ['Requests to {} reach this service.', 'Anfragen an {} erreichen diesen Dienst.'],
  ['Another server answers at {}.', 'Unter {} antwortet ein anderer Server.'],
  ['{} has no valid certificate.', '{} hat kein gültiges Zertifikat.'],
  ['Nothing answers at {}.', 'Unter {} antwortet kein Server.'],
  ["{} can't be empty.", '{} darf nicht leer sein.'],
  ['{} can have at most {} characters.', '{} kann höchstens {} Zeichen haben.'],
  ['{} has a control character in it.', '{} enthält ein Steuerzeichen.'],
  ['{} must be one line.', '{} darf nur eine Zeile haben.'],
  ['{} not found.', '{} nicht gefunden.'],
];

/** What may be filled in. */
const nouns: Readonly<Record<string, string>> = {
  'The name': 'Der Name',
  'The title': 'Der Titel',
  'The description': 'Die Beschreibung',
  'The tag': 'Das Tag',
  'The note': 'Die Notiz',
  'The message': 'Die Nachricht',
  'The button': 'Der Button',
  'The reason': 'Der Grund',
  'The ticket number': 'Die Ticketnummer',
  'The plan': 'Der Tarif',
  'The text': 'Der Text',
  'The network name': 'Der Netzwerkname',
  'The subject': 'Der Betreff',
  'The first name': 'Der Vorname',
  'The last name': 'Der Nachname',
  'The search': 'Die Suche',
  Link: 'Link',
  Campaign: 'Kampagne',
  Channel: 'Kanal',
  Domain: 'Domain',
  Pixel: 'Pixel',
  Overlay: 'Overlay',
  'Splash page': 'Splash-Seite',
  'Bio page': 'Bio-Seite',
  'QR code': 'QR-Code',
  Account: 'Konto',
  Passkey: 'Passkey',
  Report: 'Meldung',
  Key: 'Schlüssel',
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

let patterns: readonly { pattern: RegExp; german: string }[] | undefined;

/** Made when something is refused for the first time. */
const known = () =>
  (patterns ??= sentences.map(([english, german]) => ({
    pattern: new RegExp(`^${english.split('{}').map(escaped).join('(.+?)')}$`, 's'),
    german,
  })));

function translated(message: string): string {
  for (const { pattern, german } of known()) {
    const found = pattern.exec(message)?.slice(1);
    if (!found) continue;
    let place = 0;
    return german.replaceAll(/\{(\d?)\}/g, (_, chosen: string) => {
      const filled = found[chosen === '' ? place : Number(chosen)] ?? '';
      place += 1;
      return nouns[filled] ?? filled;
    });
  }
  return message;
}

export const refusals: typeof english = { translated };
