import type { Sentences } from './in-german.ts';

/** Messages about accounts, signing in, and permissions. */
export const accountRefusals: Sentences = [
  ['Enter an e-mail address.', 'Gib eine E-Mail-Adresse ein.'],
  ['Enter a valid e-mail address, such as {}.', 'Gib eine gültige E-Mail-Adresse ein, zum Beispiel {}.'],
  [
    'An e-mail address can have at most {} characters.',
    'Eine E-Mail-Adresse kann höchstens {} Zeichen haben.',
  ],
  [
    'We sent a message to {}. Open the link in it within a day to continue.',
    'Wir haben eine Nachricht an {} gesendet. Öffne den Link darin innerhalb eines Tages, um fortzufahren.',
  ],
  [
    'We sent a message to {}. Your address changes once you open the link in it.',
    'Wir haben eine Nachricht an {} gesendet. Deine Adresse ändert sich, sobald du den Link darin öffnest.',
  ],
  [
    'We sent a message to {}. Open the link in it to confirm your address.',
    'Wir haben eine Nachricht an {} gesendet. Öffne den Link darin, um deine Adresse zu bestätigen.',
  ],
  [
    'If there’s an account with {}, we sent a link to reset its password. It works for one hour.',
    'Wenn es ein Konto mit {} gibt, haben wir dorthin einen Link für ein neues Passwort gesendet. Er funktioniert eine Stunde lang.',
  ],
  ['This link confirms {}.', 'Dieser Link bestätigt {}.'],
  ['Your e-mail address stays as it is.', 'Deine E-Mail-Adresse bleibt, wie sie ist.'],
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
  [
    'Choose a password other than your e-mail address or username.',
    'Wähle ein anderes Passwort als deine E-Mail-Adresse oder deinen Benutzernamen.',
  ],
  ['This is already your password. Choose another one.', 'Das ist bereits dein Passwort. Wähle ein anderes.'],
  ['Enter your e-mail address or username.', 'Gib deine E-Mail-Adresse oder deinen Benutzernamen ein.'],
  [
    'Wrong username or password. Check both and try again.',
    'Benutzername oder Passwort ist falsch. Prüfe beides und versuche es noch einmal.',
  ],
  ['Too many attempts. Try again in {} second.', 'Zu viele Versuche. Versuche es in {} Sekunde erneut.'],
  ['Too many attempts. Try again in {} seconds.', 'Zu viele Versuche. Versuche es in {} Sekunden erneut.'],
  ['Too many checks. Try again in {} second.', 'Zu viele Prüfungen. Versuche es in {} Sekunde erneut.'],
  ['Too many checks. Try again in {} seconds.', 'Zu viele Prüfungen. Versuche es in {} Sekunden erneut.'],
  ['Enter the code.', 'Gib den Code ein.'],
  ['The code is too long.', 'Der Code ist zu lang.'],
  ['Wrong code. Check it or enter another one.', 'Falscher Code. Prüfe ihn oder gib einen anderen ein.'],
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
    'This link was requested in another account. Sign in to that account to use it.',
    'Dieser Link wurde in einem anderen Konto angefordert. Melde dich dort an, um ihn zu verwenden.',
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
    'The plan {} expired on {} UTC. To renew it, contact the administrator of this server.',
    'Der Tarif {} ist am {} UTC abgelaufen. Wende dich an einen Admin dieses Servers, um ihn zu verlängern.',
  ],
  [
    'The plan {} expired on {} UTC. To renew it, contact {}.',
    'Der Tarif {} ist am {} UTC abgelaufen. Wende dich an {}, um ihn zu verlängern.',
  ],
  ['Only support staff can do this.', 'Das kann nur das Support-Team.'],
  [
    'Inspect this account first. Its owner can see who did, and why.',
    'Starte zuerst einen Support-Zugriff auf dieses Konto. Im Konto ist nachzulesen, wer warum darauf zugegriffen hat.',
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
  [
    'This account is locked: {} You can view everything. To make changes, contact support.',
    'Dieses Konto ist gesperrt: {} Du kannst alles ansehen. Um etwas zu ändern, wende dich an das Support-Team.',
  ],
  [
    'This account is locked: {} You can view everything. To make changes, contact {}.',
    'Dieses Konto ist gesperrt: {} Du kannst alles ansehen. Um etwas zu ändern, wende dich an {}.',
  ],
  [
    'This account is locked. To delete it, contact support.',
    'Dieses Konto ist gesperrt. Um es zu löschen, wende dich an das Support-Team.',
  ],
  [
    'This account is locked. To delete it, contact {}.',
    'Dieses Konto ist gesperrt. Um es zu löschen, wende dich an {}.',
  ],
  ['Only the account’s owner can export it.', 'Nur der Kontoinhaber kann das Konto exportieren.'],
  ['Your password has been changed. {}', 'Dein Passwort wurde geändert. {}'],
  [
    'API keys can’t change this. Sign in with the password to change it.',
    'API-Schlüssel können das nicht ändern. Melde dich dafür mit deinem Passwort an.',
  ],
  [
    'API keys can’t change the e-mail address or password of this account. Sign in with the password to change them.',
    'API-Schlüssel können E-Mail-Adresse und Passwort dieses Kontos nicht ändern. Melde dich dafür mit deinem Passwort an.',
  ],
  [
    'An API key can’t change how the account signs in. Sign in with your password.',
    'Mit einem API-Schlüssel lässt sich die Anmeldung des Kontos nicht ändern. Melde dich mit deinem Passwort an.',
  ],
  ['This one expired on {} UTC.', 'Er ist am {} UTC abgelaufen.'],
  [
    'This one was created by someone who is no longer support staff.',
    'Er stammt von einer Person, die nicht mehr zum Support-Team gehört.',
  ],
  ['This account has no second step.', 'Dieses Konto hat keinen zweiten Schritt.'],
  [
    'Support staff need a second step. Set one up in the dashboard, under Account.',
    'Das Support-Team braucht einen zweiten Schritt. Richte ihn im Dashboard unter „Konto“ ein.',
  ],
  [
    'An API key can’t do this. Sign in to the dashboard with your second step.',
    'Mit einem API-Schlüssel geht das nicht. Melde dich im Dashboard mit deinem zweiten Schritt an.',
  ],
  [
    'An inspection can last two hours at most. Start another one with a reason.',
    'Ein Support-Zugriff dauert höchstens zwei Stunden. Starte mit einem Grund einen neuen.',
  ],
];
