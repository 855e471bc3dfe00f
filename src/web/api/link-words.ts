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

/** Something that ends a link, now or later. */
interface Ending {
  /** Whether it ends the link now. */
  closes: boolean;
  badge: LinkBadge;
  fact: string;
  /** What visitors see then, to follow the fact. */
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
        // A limit in a form may be below the clicks so far. For a saved limit, the server never reports more clicks
        // than it allows.
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

/**
 * Orders the endings as the service checks them, but puts those that close the link now before those that may do so
 * later.
 */
const endingsOf = (state: LinkState, now: Date): Ending[] =>
  [byHand(state), byTime(state, now), byClicks(state)]
    .filter((ending) => ending !== undefined)
    .toSorted((one, other) => Number(other.closes) - Number(one.closes));

/** Whether visitors can no longer reach the destination. */
export const isClosed = (state: LinkState, now = new Date()) =>
  endingsOf(state, now).some(({ closes }) => closes);

/** Returns badges for everything unusual about the link, most important first. */
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

/** Describes what visitors of a redirecting link get. */
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
 * Describes in full sentences what visitors get. For a closed link, the first ending says so. Visitors never get to the
 * others, so only their facts are included.
 */
export const linkSentences = (state: LinkState, now = new Date()): string[] => {
  const endings = endingsOf(state, now);
  if (endings[0]?.closes)
    return endings.map(({ fact, visitors }, place) => (place === 0 ? `${fact} ${visitors}` : fact));
  return [...endings.map(({ fact, visitors }) => `${fact} ${visitors}`), ...passing(state)];
};
