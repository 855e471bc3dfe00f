import { overlayPageView, overlayView } from '#visitor-pages/overlay.ts';
import { splashView } from '#visitor-pages/splash.ts';
import { picturePath } from '#server/rules/addresses.ts';
import type { IsBlocked } from '#server/rules/blocked-hosts.ts';
import type { Database } from '#server/store/database/database.ts';
import * as overlays from '#server/store/overlays.ts';
import * as splash from '#server/store/splash.ts';
import type { Firing } from './firing/fires.ts';
import { type Page, htmlPage } from './page.ts';
import type { Words } from './words/en.ts';
import { viewWordsOf } from './words/words-for.ts';

/** What a link shows before its destination. Null means nothing. */
export interface Stop {
  splash_id: number | null;
  overlay_id: number | null;
}

/** A page on https can only frame destinations on https, whatever they allow. */
const canBeFramed = (destination: string, publicUrl: string) =>
  /^https:/i.test(destination) || publicUrl.startsWith('http:');

const shown = ({ code, width, height }: splash.SplashPicture) => ({
  address: picturePath(code),
  width,
  height,
});

/**
 * Renders the page that a link shows before its destination: its splash page, or else its overlay. Returns undefined if
 * it has neither or the overlay has no message, in which case the link redirects directly.
 */
export const createStops =
  ({ db }: Database, publicUrl: string, isBlocked: IsBlocked) =>
  async (
    words: Words,
    { splash_id, overlay_id }: Stop,
    destination: string,
    firing?: Firing,
  ): Promise<Page | undefined> => {
    const said = viewWordsOf(words);
    const page = splash_id === null ? undefined : await splash.content(db, splash_id);
    if (page)
      return htmlPage({
        words,
        firing,
        ...splashView({ ...page, picture: page.picture && shown(page.picture) }, destination, said),
      });
    const found = overlay_id === null ? undefined : await overlays.content(db, overlay_id);
    if (!found?.message) return undefined;
    const overlay = isBlocked(found.url) ? { ...found, url: '' } : found;
    return overlay.display === 'frame' && canBeFramed(destination, publicUrl)
      ? htmlPage({ words, firing, ...overlayView(overlay, destination, said), frames: true })
      : htmlPage({ words, firing, ...overlayPageView(overlay, destination, said) });
  };
