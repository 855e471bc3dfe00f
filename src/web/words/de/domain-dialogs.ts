import type { domainDialogs as english } from '#web/words/domain-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const domainDialogs: typeof english = {
  saved: 'Domain gespeichert',
  editTitle: (name) => `Weiterleitungen von ${name} bearbeiten`,
  editText: 'Eine Domain lässt sich nicht umbenennen. Füge einen anderen Namen als neue Domain hinzu.',
  deleteTitle: (name) => `${name} löschen?`,
  deleteDomain: 'Domain löschen',
  deleteUnused:
    'Die Domain wird noch nicht genutzt, daher verlierst du keine Links. Die DNS-Einträge bleiben bestehen.',
  deleteText: (name) =>
    `Kurz-URLs und Weiterleitungen auf ${name} funktionieren dann nicht mehr, auch nicht auf Drucksachen. Die DNS-Einträge bleiben bestehen.`,
  linksMove: (host, count) =>
    count === 0
      ? 'Die Domain hat keine Links.'
      : count === undefined
        ? `Die Links der Domain ziehen mit ihren Klicks zu ${host} um und behalten ihren Alias. Ist ein Alias dort schon vergeben, bekommt der Link einen neuen.`
        : plural(count, {
            one: `Der Link der Domain zieht mit seinen Klicks zu ${host} um und behält seinen Alias. Ist der dort schon vergeben, bekommt er einen neuen.`,
            other: `Die # Links der Domain ziehen mit ihren Klicks zu ${host} um und behalten ihren Alias. Ist ein Alias dort schon vergeben, bekommt der Link einen neuen.`,
          }),
  linksUnknown: 'Dieser Server löscht vielleicht auch ihre Links.',
  deleted: 'Domain gelöscht',
  deletedAndMoved: (moved, renamed) =>
    [
      'Domain gelöscht.',
      plural(moved, {
        one: '# Link ist zur Standarddomain umgezogen.',
        other: '# Links sind zur Standarddomain umgezogen.',
      }),
      ...(renamed > 0
        ? [
            plural(renamed, {
              one: '# Link hat einen neuen Alias.',
              other: '# Links haben einen neuen Alias.',
            }),
          ]
        : []),
    ].join(' '),
};
