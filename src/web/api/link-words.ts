import type { LinkState } from '#contract/link-options.ts';
import { clockTime, longDate, parseWireTime, shortDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { linkState as words } from '#web/words/link-state.ts';

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

const moment = (time: Date) => `${longDate(time)}, ${clockTime(time)}`;

const seenNow = ({ afterwards }: LinkState) =>
  afterwards === '' ? words.seeNotice : words.seeOther(displayUrl(readableUrl(afterwards)));

const seenThen = ({ afterwards }: LinkState) =>
  afterwards === '' ? words.thenNotice : words.thenOther(displayUrl(readableUrl(afterwards)));

const byHand = ({ archived }: LinkState): Ending | undefined =>
  archived
    ? {
        closes: true,
        badge: { tone: 'warn', text: words.archived },
        fact: words.archivedFact,
        visitors: words.seeNotice,
      }
    : undefined;

const byTime = (state: LinkState, now: Date): Ending | undefined => {
  const end = state.expiry === null ? undefined : parseWireTime(state.expiry);
  if (!end) return undefined;
  return end <= now
    ? {
        closes: true,
        badge: { tone: 'bad', text: words.expired },
        fact: words.expiredFact(moment(end)),
        visitors: seenNow(state),
      }
    : {
        closes: false,
        badge: { tone: 'neutral', text: words.until(shortDate(end, now)) },
        fact: words.expiresFact(moment(end)),
        visitors: seenThen(state),
      };
};

const byClicks = (state: LinkState): Ending | undefined => {
  const { clicklimit: limit, clicksused: used } = state;
  if (limit === null) return undefined;
  return used >= limit
    ? {
        closes: true,
        badge: { tone: 'bad', text: words.usedUp },
        // A limit may be typed below the clicks that there were; of one that is saved, no more are told than it allows.
        fact: used > limit ? words.usedUpFactOf(limit, formatCount(used)) : words.usedUpFact(limit),
        visitors: seenNow(state),
      }
    : {
        closes: false,
        badge: { tone: 'neutral', text: words.used(formatCount(used), formatCount(limit)) },
        fact: words.usedFact(formatCount(used), limit),
        visitors: seenThen(state),
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
    state.password && { tone: 'accent', text: words.password },
    state.rules > 0 && { tone: 'neutral', text: words.rules(state.rules) },
    state.splash !== null && { tone: 'neutral', text: words.splash },
    state.overlay !== null && { tone: 'neutral', text: words.overlay },
    Boolean(state.pixels) && { tone: 'neutral', text: words.pixels(state.pixels ?? 0) },
  ];
  return badges.filter((badge): badge is LinkBadge => Boolean(badge));
};

/** What visitors get of a link that redirects. */
const passing = (state: LinkState): string[] => {
  const sentences = [
    state.password && words.asksPassword,
    state.rules > 0 && words.followsRules(state.rules),
    state.splash !== null && words.showsSplash,
    state.overlay !== null && words.showsOverlay,
    Boolean(state.pixels) && words.firesPixels(state.pixels ?? 0),
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
    return endings.map(({ fact, visitors }, place) => (place === 0 ? `${fact} ${visitors}` : fact));
  return [...endings.map(({ fact, visitors }) => `${fact} ${visitors}`), ...passing(state)];
};
