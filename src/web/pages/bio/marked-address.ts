import type { LinkState } from '#contract/link-options.ts';
import { isClosed, linkBadges } from '#web/api/link-words.ts';
import { displayUrl } from '#web/lib/urls.ts';

interface Marked {
  shorturl: string;
  state?: LinkState | undefined;
}

/** Whether the public page leaves a link out: what is archived or over is not shown to anyone. */
export const isHidden = ({ state }: Marked) => state !== undefined && isClosed(state);

/** A link's address, and before it why visitors don't see it. */
export const markedAddress = ({ shorturl, state }: Marked) => {
  const address = displayUrl(shorturl);
  if (!state || !isClosed(state)) return address;
  return `${linkBadges(state)[0]?.text}: visitors don’t see it · ${address}`;
};
