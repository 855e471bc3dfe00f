import type { campaignDialogs as english } from '#web/words/campaign-dialogs.ts';

export const campaignDialogs: typeof english = {
  created: 'Kampagne erstellt',
  saved: 'Kampagne gespeichert',
  deleted: 'Kampagne gelöscht',
  create: 'Kampagne erstellen',
  createText:
    'Mit einer Kampagne teilst du Links auf einer öffentlichen Liste und über eine URL, die zu einem von ihnen weiterleitet. Um Links für dich selbst zu ordnen, erstelle einen Kanal.',
  edit: 'Kampagne bearbeiten',
  nameHint: 'Ohne Angabe vergibt Waypost einen Namen',
  nameUnsure: 'Ohne Angabe vergibt der Server einen Namen',
  nameExample: 'Frühjahrsangebot',
  slug: 'Rotator-Alias',
  slugExample: 'fruehjahrsangebot',
  slugHint:
    'Das Ende der Rotator-URL, die Besucher zu einem der Links der Kampagne weiterleitet. Ohne Angabe gibt es keinen Rotator.',
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
  deleteList: 'Ihre öffentliche Liste funktioniert dann nicht mehr:',
  deleteRotator: 'Ihr Rotator funktioniert dann nicht mehr, auch nicht auf Drucksachen:',
  deleteBoth:
    'Ihr Rotator und ihre öffentliche Liste funktionieren dann nicht mehr, auch nicht auf Drucksachen:',
  linksStay: 'Die Links der Kampagne bleiben erhalten.',
  slugKept: 'Nur du kannst ihren Rotator-Alias wiederverwenden.',
  links: 'Links',
  addOnly: 'Dieser Server kann Links zu Kampagnen hinzufügen, sie aber weder anzeigen noch entfernen.',
  addOnlyPublic:
    'Dieser Server kann Links zu Kampagnen hinzufügen, sie aber weder anzeigen noch entfernen. Auf der öffentlichen Liste sind sie zu sehen.',
  assignTitle: (name) => `Links zu „${name}“ hinzufügen`,
};
