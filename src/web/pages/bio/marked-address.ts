import type { LinkState } from '#contract/link-options.ts';
import { isClosed, linkBadges } from '#web/api/link-words.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { bioForm as words } from '#web/words/bio-form.ts';

interface Marked {
  shorturl: string;
  state?: LinkState | undefined;
}

/** Whether the public page leaves a link out: nobody is shown what is archived or has expired. */
export const isHidden = ({ state }: Marked) => state !== undefined && isClosed(state);

/** A link's address, and before it why visitors don't see it. */
export const markedAddress = ({ shorturl, state }: Marked) => {
  const address = displayUrl(readableUrl(shorturl));
  if (!state || !isClosed(state)) return address;
  return words.hiddenLink(linkBadges(state)[0]?.text ?? '', address);
};
