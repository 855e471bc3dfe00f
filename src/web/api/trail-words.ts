import type { TrailEntry } from '#contract/support-records.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';
import { supportSaid } from '#web/words/support-said.ts';
import { trail as words } from '#web/words/trail.ts';

/** Describes an action in words for the user it affected. */
export const actionOf = ({ what, details }: Pick<TrailEntry, 'what' | 'details'>): string =>
  (what === 'staff' && supportSaid.translated(details)) || words.did[what];

export const reasonOf = ({ reason, ticket }: Pick<TrailEntry, 'reason' | 'ticket'>) =>
  [reason, ticket && words.ticket(ticket)].filter(Boolean).join(' ');

/** Returns what was affected, unless the action's description names it. */
export const detailsOf = ({ what, details }: Pick<TrailEntry, 'what' | 'details'>) =>
  what === 'reveal' || what === 'staff' ? '' : inReadersTime(supportSaid.translated(details));
