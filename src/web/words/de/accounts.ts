import type { accounts as english } from '#web/words/accounts.ts';

export const accounts: typeof english = {
  finishing: 'Deine Änderungen werden vor dem Wechsel gespeichert …',
  byNumber: 'Konto wechseln, 1 bis 9',
  signedOut: 'Abgemeldet',

  addTitle: 'Konto hinzufügen',
  kept: 'Konten in diesem Browser',
  remove: (name) => `${name} aus diesem Browser entfernen`,
  neededHere: 'Melde dich als {who} an, um diese Seite zu öffnen.',
  neededThere: 'Melde dich als {who} auf {server} an, um diese Seite zu öffnen.',

  otherTitle: 'Diese Seite gehört zu einem anderen Konto',
  otherHere: 'Sie gehört zu {who}.',
  otherThere: 'Sie gehört zu {who} auf {server}.',
  youAre: 'Du bist als {mine} angemeldet.',
  signInAs: (who) => `Als ${who} anmelden`,
  stay: (name) => `Bei ${name} bleiben`,
  stayHere: 'Im eigenen Konto bleiben',

  look: 'Name und Farbe',
  lookText: 'Nur in diesem Browser. Daran unterscheidest du deine Konten.',
  name: 'Name',
  color: 'Farbe',
  colors: ['Blau', 'Orange', 'Grün', 'Rosa', 'Violett', 'Rot', 'Türkis', 'Hellgrün'],
  palette: (name) => `Zu ${name} wechseln`,
  paletteWords: 'konto server ändern wechseln profil',
  addWords: 'konto server anmelden weiteres zweites',
};
