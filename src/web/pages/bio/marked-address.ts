import type { LinkState } from '#contract/link-options.ts';
import { isClosed, linkBadges } from '#web/api/link-words.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { bioForm as words } from '#web/words/bio-form.ts';

interface Marked {
  shorturl: string;
  state?: LinkState | undefined;
}

/** Whether the public page omits a link. Visitors don't see archived or expired links. */
export const isHidden = ({ state }: Marked) => state !== undefined && isClosed(state);

/** Returns a link's address, prefixed with the reason if visitors don't see it. */
export const markedAddress = ({ shorturl, state }: Marked) => {
  const address = displayUrl(readableUrl(shorturl));
  if (!state || !isClosed(state)) return address;
  return words.hiddenLink(linkBadges(state)[0]?.text ?? '', address);
};
