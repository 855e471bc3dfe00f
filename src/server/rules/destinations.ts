import type { Db } from '#server/store/database/database.ts';
import type { Site } from './addresses.ts';
import { blockedHere, type IsBlocked } from './blocked-hosts.ts';
import { redirectsToShortUrl, shortUrlRefused } from './redirect-loops.ts';
import { ApiRefusal } from './api-refusal.ts';

/** Returns the error message for a destination that links may not have, or undefined if it's allowed. */
export async function destinationMistake(
  { db, site, isBlocked }: { db: Db; site: Site; isBlocked: IsBlocked },
  url: string,
): Promise<string | undefined> {
  if (isBlocked(url)) return blockedHere(url);
  return (await redirectsToShortUrl(db, site.publicUrl, url)) ? shortUrlRefused : undefined;
}

/**
 * @param wanted destinations by the request's member that contains them
 * @throws ApiRefusal for the first one that links may not have
 */
export async function mustBeDestinations(
  service: Parameters<typeof destinationMistake>[0],
  wanted: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  for (const [field, url] of Object.entries(wanted)) {
    const mistake = url ? await destinationMistake(service, url) : undefined;
    if (mistake) throw new ApiRefusal(400, mistake, field);
  }
}
