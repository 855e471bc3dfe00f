import type { LinkState } from '#contract/link-options.ts';
import { clockTime, longDate, parseWireTime, shortDate } from '#web/lib/dates.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { displayUrl } from '#web/lib/urls.ts';

export interface LinkBadge {
  tone: 'neutral' | 'accent' | 'warn' | 'bad';
  text: string;
}

const hasEnded = ({ expiry }: LinkState, now: Date) => {
  const end = expiry === null ? undefined : parseWireTime(expiry);
  return end !== undefined && end <= now;
};

const isUsedUp = ({ clicklimit, clicksused }: LinkState) => clicklimit !== null && clicksused >= clicklimit;

/** Whether visitors no longer get to the destination. */
export const isClosed = (state: LinkState, now = new Date()) =>
  state.archived || hasEnded(state, now) || isUsedUp(state);

/** What is other than plain, in a word or two, the weightiest first. */
export const linkBadges = (state: LinkState, now = new Date()): LinkBadge[] => {
  const end = state.expiry === null ? undefined : parseWireTime(state.expiry);
  const badges: (LinkBadge | false | undefined)[] = [
    state.archived && { tone: 'warn', text: 'Archived' },
    end &&
      (end <= now
        ? { tone: 'bad', text: 'Expired' }
        : { tone: 'neutral', text: `Until ${shortDate(end, now)}` }),
    state.clicklimit !== null &&
      (isUsedUp(state)
        ? { tone: 'bad', text: 'Used up' }
        : { tone: 'neutral', text: `${formatCount(state.clicksused)} of ${formatCount(state.clicklimit)}` }),
    state.password && { tone: 'accent', text: 'Password' },
    state.rules > 0 && { tone: 'neutral', text: countOf(state.rules, 'rule') },
    state.splash !== null && { tone: 'neutral', text: 'Splash page' },
    state.overlay !== null && { tone: 'neutral', text: 'Overlay' },
  ];
  return badges.filter((badge): badge is LinkBadge => Boolean(badge));
};

const seen = ({ afterwards }: LinkState) =>
  afterwards === '' ? 'a page that says so' : displayUrl(afterwards);

const moment = (time: Date) => `${longDate(time)}, ${clockTime(time)}`;

/** The same in full sentences: what visitors get. */
export const linkSentences = (state: LinkState, now = new Date()): string[] => {
  const end = state.expiry === null ? undefined : parseWireTime(state.expiry);
  const { clicklimit, clicksused } = state;
  const sentences = [
    state.archived &&
      'Archived: visitors see a page that says it is no longer active. Nothing of it is lost.',
    end &&
      (end <= now
        ? `Expired on ${moment(end)}; visitors see ${seen(state)}.`
        : `Expires on ${moment(end)}; visitors then see ${seen(state)}.`),
    clicklimit !== null &&
      (isUsedUp(state)
        ? `${clicklimit === 1 ? 'The one click is used' : `All ${countOf(clicklimit, 'click')} are used`}; visitors see ${seen(state)}.`
        : `${formatCount(clicksused)} of ${countOf(clicklimit, 'click')} used; then visitors see ${seen(state)}.`),
    state.password && 'Visitors enter a password first.',
    state.rules > 0 &&
      `${countOf(state.rules, 'rule')} ${state.rules === 1 ? 'leads' : 'lead'} some visitors elsewhere, by device, country or language.`,
    state.splash !== null && 'A splash page is shown on the way.',
    state.overlay !== null && 'An overlay is shown with the destination.',
  ];
  return sentences.filter((sentence): sentence is string => typeof sentence === 'string');
};
