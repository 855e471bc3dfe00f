import type { LinkState } from '#contract/link-options.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { copiedLists as words } from '#web/words/copied-lists.ts';

/** The states of a link that differ from the default. Servers with only the base specification don't return them. */
export const linkMarks = ['archived', 'ended', 'password', 'rules', 'shown'] as const;
export type LinkMark = (typeof linkMarks)[number];

export const markIn = (text: string) => linkMarks.find((mark) => mark === text);

export const markNames: Readonly<Record<LinkMark, string>> = words.marks;

const isPast = (expiry: string | null, now: Date) => {
  const end = expiry === null ? undefined : parseWireTime(expiry);
  return end !== undefined && end <= now;
};

const tests: Readonly<Record<LinkMark, (state: LinkState, now: Date) => boolean>> = {
  archived: ({ archived }) => archived,
  ended: ({ expiry, clicklimit, clicksused }, now) =>
    isPast(expiry, now) || (clicklimit !== null && clicksused >= clicklimit),
  password: ({ password }) => password,
  rules: ({ rules }) => rules > 0,
  shown: ({ splash, overlay }) => splash !== null || overlay !== null,
};

export const isMarked = (state: LinkState | undefined, mark: LinkMark) =>
  state !== undefined && tests[mark](state, new Date());
