import type { pixelDialogs as english } from '#web/words/pixel-dialogs.ts';

export const pixelDialogs: typeof english = {
  added: 'Pixel hinzugefügt',
  saved: 'Pixel gespeichert',
  deleted: 'Pixel gelöscht',
  edit: 'Pixel bearbeiten',
  networkStays: (network) =>
    `Du kannst das Netzwerk (${network}) nicht ändern. Füge für ein anderes Netzwerk ein weiteres Pixel hinzu.`,
  fixedTitle: 'Du kannst dieses Pixel später nicht bearbeiten',
  fixedText:
    'Dieser Server kann Pixel weder bearbeiten noch löschen. Prüfe Netzwerk, Name und ID, bevor du es hinzufügst.',
  deleteTitle: (name) => `Pixel „${name}“ löschen?`,
  deletePixel: 'Pixel löschen',
  deleteText: (network) => `Es wird aus Waypost entfernt. Bei ${network} ändert sich nichts.`,
  chooseNetwork: 'Netzwerk auswählen',
  mustChooseNetwork: 'Wähle ein Netzwerk aus.',
  nameHint: 'Für Besucher nicht sichtbar',
  nameExample: 'Frühjahrskampagne',
  useTag: (tag) => `${tag} verwenden`,
  tagHint: 'Nur die ID, ohne das Skript darum herum',
  example: 'Zum Beispiel {example}',
  unusual: 'Das sieht nicht wie eine übliche Pixel-ID aus. Prüfe sie oder füge sie trotzdem hinzu.',
  wontFire: (network) =>
    `${network} verwendet keine solchen IDs, daher wird das Pixel nicht ausgelöst. Prüfe die ID.`,
  noUses: 'Es wird in keinem Link und auf keiner Bio-Seite verwendet.',
  uses: (what) => `Betroffen: ${what}. Dort wird es nicht mehr ausgelöst.`,
  usesUnknown: (reason) => `Die Verwendung konnte nicht gezählt werden: ${reason}`,
  where: {
    tagmgrpixel: 'Die Container-ID oben in deinem Arbeitsbereich',
    analyticspixel: 'Die Mess-ID unter Verwaltung › Datenstreams',
    socialonepixel: 'Die Pixel- oder Datensatz-ID im Events Manager: nur Ziffern',
    adsearchpixel:
      'Die Conversion-ID aus der Tag-Einrichtung, mit ihrem Label hinter einem Schrägstrich, falls es eines gibt',
    professionalpixel: 'Die Partner-ID des Insight Tags im Campaign Manager: nur Ziffern',
    microblogpixel: 'Die Pixel-ID im Events Manager: ein kurzer Code aus Buchstaben und Ziffern',
    retargetpixel: 'adroll_adv_id aus dem Pixel-Code, dann ein Schrägstrich und adroll_pix_id',
    qandapixel: 'Die Pixel-ID im Ads Manager: 32 Ziffern und Buchstaben von a bis f',
    pinboard: 'Die Tag-ID unter Anzeigen › Conversions: 13 Ziffern',
    searchengine: 'Die UET-Tag-ID unter Conversion-Tracking: nur Ziffern',
    snapmsg: 'Die Pixel-ID im Events Manager: fünf Gruppen, durch Bindestriche getrennt',
    forum: 'Die Pixel-ID im Events Manager: beginnt mit a2_ oder t2_',
    shortvideo: 'Die Pixel-ID im Events Manager: 20 Großbuchstaben und Ziffern',
  },
};
