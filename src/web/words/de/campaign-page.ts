import type { campaignPage as english } from '#web/words/campaign-page.ts';
import { plural } from '#web/words/language.ts';

export const campaignPage: typeof english = {
  sharing: 'Teilen',
  figures: 'Kennzahlen',
  allLinks: 'Alle Links, gesamter Zeitraum',
  totalClicks: 'Klicks insgesamt',
  best: 'Meistgeklickt',
  perLink: 'Klicks pro Link',
  average: 'Durchschnitt',
  mostClicked: 'Meistgeklickte zuerst',
  newest: 'Neueste zuerst',
  share: 'Klickanteil',
  none: 'Noch keine Links in dieser Kampagne',
  addFirst: 'Erste Links hinzufügen',
  noneText: 'Füge die Links hinzu, die du unter einer URL teilen willst.',
  removeText: (count) =>
    plural(count, {
      one: 'Der Rotator und die öffentliche Liste der Kampagne enthalten ihn dann nicht mehr.',
      other: 'Der Rotator und die öffentliche Liste der Kampagne enthalten sie dann nicht mehr.',
    }),
};
