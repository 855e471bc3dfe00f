import { inLanguage } from './in-language.ts';

/** The frame around every page. */
export const frame = inLanguage('frame', {
  skip: 'Skip to content',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  main: 'Main',
  home: 'Waypost overview',
  breadcrumb: 'Breadcrumb',
  total: ' total',
  goTo: 'Go to…',
  tasks: 'Running tasks',
  figuresUntil: (time: string) => `Figures as of ${time}`,
  rateLimit: 'Rate limit: ',
  left: (left: number, limit: number) => `${left} of ${limit} left`,
  waiting: (time: string) => `waiting ${time}`,
  limitReached: (limit: number, time: string) =>
    `Rate limit of ${limit} a minute reached. Continues in ${time}.`,
  limitLeft: (left: number, limit: number) => `Rate limit: ${left} of ${limit} left this minute.`,
  limitResets: (left: number, limit: number, time: string) =>
    `Rate limit: ${left} of ${limit} left this minute. Resets in ${time}.`,
  limitGuessed: (left: number, limit: number) => `Rate limit: about ${left} of ${limit} left this minute.`,
  limitGuessedMore: (left: number, limit: number, time: string) =>
    `Rate limit: about ${left} of ${limit} left this minute. More in ${time}.`,
});
