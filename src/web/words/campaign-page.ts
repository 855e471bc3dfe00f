import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The page of one campaign, with its links. */
export const campaignPage = inLanguage('campaignPage', {
  sharing: 'Sharing',
  figures: 'Key figures',
  totalClicks: 'Total clicks',
  allLinks: 'All links, all time',
  best: 'Most clicked',
  perLink: 'Clicks per link',
  average: 'Average',
  mostClicked: 'Most clicked first',
  newest: 'Newest first',
  share: 'Share of clicks',
  none: 'No links in this campaign yet',
  addFirst: 'Add your first links',
  noneText: 'Add the links you want to share with one URL.',
  removeText: (count: number) =>
    plural(count, {
      one: 'The campaign’s rotator and public list will no longer include it.',
      other: 'The campaign’s rotator and public list will no longer include them.',
    }),
});
