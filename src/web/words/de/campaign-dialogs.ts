import type { campaignDialogs as english } from '#web/words/campaign-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const campaignDialogs: typeof english = {
  created: 'Kampagne erstellt',
  saved: 'Kampagne gespeichert',
  deleted: 'Kampagne gelöscht',
  create: 'Kampagne erstellen',
  createText:
    'Teile Links auf einer öffentlichen Liste und über eine URL, die zu einem von ihnen weiterleitet. Um Links für dich selbst zu ordnen, erstelle einen Kanal.',
  edit: 'Kampagne bearbeiten',
  nameHint: 'Ohne Angabe heißt sie „Untitled campaign“',
  nameUnsure: 'Ohne Angabe vergibt der Server einen Namen',
  nameExample: 'Frühjahrsangebot',
  slug: 'Rotator-Alias',
  slugExample: 'fruehjahrsangebot',
  slugHint:
    'Das Ende der Rotator-URL. Sie leitet jeden Besucher zu einem Link der Kampagne weiter. Ohne Angabe gibt es keinen Rotator.',
  slugUnsure: 'Das Ende der Rotator-URL. Ohne Angabe entscheidet der Server, ob es einen Rotator gibt.',
  rotatorUrl: 'Rotator-URL: {url}',
  newRotatorUrl: 'Neue Rotator-URL: {url}',
  rotatorEnd: (slug) => `Die Rotator-URL wird auf „${slug}“ enden.`,
  oldRotatorUrl: 'Die alte URL funktioniert dann nicht mehr, auch nicht auf Drucksachen: {url}',
  rotatorUnsure: 'Ob der Rotator entfernt wird, entscheidet dieser Server: {url}',
  oldRotatorUnsure: 'Ob die alte URL weiter funktioniert, entscheidet dieser Server: {url}',
  rotatorRemoved:
    'Der Rotator wird entfernt. Seine URL funktioniert dann nicht mehr, auch nicht auf Drucksachen: {url}',
  publicHint: 'Wer die URL hat, sieht die Liste der Links dieser Kampagne',
  deleteTitle: (name) => `Kampagne „${name}“ löschen?`,
  deleteList: 'Die öffentliche Liste funktioniert dann nicht mehr:',
  deleteRotator: 'Der Rotator funktioniert dann nicht mehr, auch nicht auf Drucksachen:',
  deleteBoth:
    'Der Rotator und die öffentliche Liste funktionieren dann nicht mehr, auch nicht auf Drucksachen:',
  linksStay: (count) =>
    count === undefined
      ? 'Die Links der Kampagne werden nicht gelöscht.'
      : count === 0
        ? 'Die Kampagne hat keine Links.'
        : plural(count, {
            one: '# Link wird aus dieser Kampagne entfernt, aber nicht gelöscht.',
            other: '# Links werden aus dieser Kampagne entfernt, aber nicht gelöscht.',
          }),
  slugKept: 'Nur du kannst den Rotator-Alias wiederverwenden.',
  links: 'Links',
  addOnly: 'Dieser Server kann Links zu Kampagnen hinzufügen, sie aber weder anzeigen noch entfernen.',
  addOnlyPublic:
    'Dieser Server kann Links zu Kampagnen hinzufügen, sie aber weder anzeigen noch entfernen. Auf der öffentlichen Liste sind sie zu sehen.',
  assignTitle: (name) => `Links zu „${name}“ hinzufügen`,
};
