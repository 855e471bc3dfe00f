import type { Holdings } from '#contract/account.ts';
import { accountDialogs as words } from '#web/words/account-dialogs.ts';
import { listing } from '#web/words/language.ts';

/** A non-breaking space keeps a number with its noun. */
const some = (count: number, counted: (count: number) => string) =>
  count > 0 ? counted(count).replace(' ', '\u00A0') : '';

/** Keeps a name on one line. */
const whole = (thing: string) => thing.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');

/** Returns sentences that list what is deleted with the account, starting with what others will notice. */
export function accountLosses(holdings: Holdings): string[] {
  const things = [
    some(holdings.rotators, words.rotators),
    some(holdings.bios, words.bioPages),
    some(holdings.channels, words.channels),
    some(holdings.domains, words.domains),
    some(holdings.pixels, words.pixels),
    some(holdings.splash, words.splashPages),
    some(holdings.overlays, words.overlays),
    some(holdings.looks ?? 0, words.templates),
    some(holdings.goals ?? 0, words.alerts),
    some(holdings.annotations ?? 0, words.notes),
    some(holdings.keys, words.keys),
  ];
  const rest = [some(holdings.campaigns, words.campaigns), ...things.map(whole)].filter(Boolean);
  const noticed = [
    [some(holdings.links, words.links), some(holdings.clicks, words.clicks)].filter(Boolean).join(' '),
    [some(holdings.qrs, words.codes), some(holdings.scans, words.scans)].filter(Boolean).join(' '),
    some(holdings.shares ?? 0, words.sharedPages),
  ].filter(Boolean);
  if (rest.length === 0) return noticed;
  const deleted = noticed.length > 0 ? words.alsoDeleted : words.deletedThings;
  return [...noticed, deleted(listing(rest))];
}
