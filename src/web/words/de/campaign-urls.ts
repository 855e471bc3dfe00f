import type { campaignUrls as english } from '#web/words/campaign-urls.ts';

export const campaignUrls: typeof english = {
  addRotator: 'Rotator hinzufügen',
  rotatorText: 'Leitet Besucher zufällig zu einem Link der Kampagne weiter',
  noRotatorText: 'Eine URL, die Besucher zu einem Link der Kampagne weiterleitet',
  publicText: 'Wer diese URL hat, sieht die Links der Kampagne',
  privateText: 'Nicht sichtbar, solange die Kampagne privat ist',
};
