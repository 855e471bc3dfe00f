import type { LinkState } from '#contract/link-options.ts';
import { clockTime, longDate, parseWireTime, shortDate } from '#web/lib/dates.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { displayUrl } from '#web/lib/urls.ts';

export interface LinkBadge {
  tone: 'neutral' | 'accent' | 'warn' | 'bad';
  text: string;
}

/** One of what ends a link, or will. */
interface Ending {
  /** It does so now. */
  closes: boolean;
  badge: LinkBadge;
  fact: string;
  /** Follows the fact: what visitors see for it. */
  visitors: string;
}

const seen = ({ afterwards }: LinkState) =>
  afterwards === '' ? 'a page that says so' : displayUrl(afterwards);

const moment = (time: Date) => `${longDate(time)}, ${clockTime(time)}`;

const byHand = ({ archived }: LinkState): Ending | undefined =>
  archived
    ? {
        closes: true,
        badge: { tone: 'warn', text: 'Archived' },
        fact: 'Archived',
        visitors: ': visitors see a page that says it is no longer active. Nothing of it is lost.',
      }
    : undefined;

const byTime = (state: LinkState, now: Date): Ending | undefined => {
  const end = state.expiry === null ? undefined : parseWireTime(state.expiry);
  if (!end) return undefined;
  return end <= now
    ? {
        closes: true,
        badge: { tone: 'bad', text: 'Expired' },
        fact: `Expired on ${moment(end)}`,
        visitors: `; visitors see ${seen(state)}.`,
      }
    : {
        closes: false,
        badge: { tone: 'neutral', text: `Until ${shortDate(end, now)}` },
        fact: `Expires on ${moment(end)}`,
        visitors: `; visitors then see ${seen(state)}.`,
      };
};

/** Of a limit that is typed below the clicks that there were; of one that is saved, no more are told than it allows. */
const soFar = ({ clicklimit, clicksused }: LinkState) =>
  clicksused > (clicklimit ?? 0) ? ` (${formatCount(clicksused)} so far)` : '';

const byClicks = (state: LinkState): Ending | undefined => {
  const { clicklimit: limit, clicksused: used } = state;
  if (limit === null) return undefined;
  return used >= limit
    ? {
        closes: true,
        badge: { tone: 'bad', text: 'Used up' },
        fact: `${limit === 1 ? 'The one click is used' : `All ${countOf(limit, 'click')} are used`}${soFar(state)}`,
        visitors: `; visitors see ${seen(state)}.`,
      }
    : {
        closes: false,
        badge: { tone: 'neutral', text: `${formatCount(used)} of ${formatCount(limit)}` },
        fact: `${formatCount(used)} of ${countOf(limit, 'click')} used`,
        visitors: `; then visitors see ${seen(state)}.`,
      };
};

/** In the order in which the service asks, but what closes the link now before what may do so later. */
const endingsOf = (state: LinkState, now: Date): Ending[] =>
  [byHand(state), byTime(state, now), byClicks(state)]
    .filter((ending) => ending !== undefined)
    .toSorted((one, other) => Number(other.closes) - Number(one.closes));

/** Whether visitors no longer get to the destination. */
export const isClosed = (state: LinkState, now = new Date()) =>
  endingsOf(state, now).some(({ closes }) => closes);

/** What is other than plain, in a word or two, the weightiest first. */
export const linkBadges = (state: LinkState, now = new Date()): LinkBadge[] => {
  const badges: (LinkBadge | false)[] = [
    ...endingsOf(state, now).map(({ badge }) => badge),
    state.password && { tone: 'accent', text: 'Password' },
    state.rules > 0 && { tone: 'neutral', text: countOf(state.rules, 'rule') },
    state.splash !== null && { tone: 'neutral', text: 'Splash page' },
    state.overlay !== null && { tone: 'neutral', text: 'Overlay' },
  ];
  return badges.filter((badge): badge is LinkBadge => Boolean(badge));
};

/** What visitors get of a link that leads on. */
const passing = (state: LinkState): string[] => {
  const sentences = [
    state.password && 'Visitors enter a password first.',
    state.rules > 0 &&
      `${countOf(state.rules, 'rule')} ${state.rules === 1 ? 'leads' : 'lead'} some visitors elsewhere, by device, country or language.`,
    state.splash !== null && 'A splash page is shown on the way.',
    state.overlay !== null && 'An overlay is shown with the destination.',
  ];
  return sentences.filter((sentence): sentence is string => typeof sentence === 'string');
};

/**
 * The same in full sentences: what visitors get. Of a closed link the first of its ends says so; nobody comes to the rest,
 * of which no more than the fact is told.
 */
export const linkSentences = (state: LinkState, now = new Date()): string[] => {
  const endings = endingsOf(state, now);
  if (endings[0]?.closes)
    return endings.map(({ fact, visitors }, place) => (place === 0 ? fact + visitors : `${fact}.`));
  return [...endings.map(({ fact, visitors }) => fact + visitors), ...passing(state)];
};
