import type { campaignUrls as english } from '#web/words/campaign-urls.ts';

export const campaignUrls: typeof english = {
  rotatorText: 'Leitet Besucher zufällig zu einem der Links der Kampagne weiter.',
  noRotatorText:
    'Mit einem Rotator-Alias erhältst du eine URL, die Besucher zu einem der Links der Kampagne weiterleitet.',
  publicText: 'Wer diese URL hat, sieht die Links der Kampagne.',
  privateText: 'Nicht sichtbar, solange die Kampagne privat ist.',
};
