import type { Campaign } from '#contract/campaigns.ts';

/** Returns the slug of a campaign's rotator, or "" if it has none. */
export function slugOf({ rotator }: Pick<Campaign, 'rotator'>): string {
  if (!rotator) return '';
  const last = URL.parse(rotator)?.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * Returns the address before the slug, from one of the account's rotators or else from this service's format. Returns
 * undefined for another server whose campaigns have no rotator, since its format is unknown.
 */
export function rotatorBase(
  campaigns: readonly Pick<Campaign, 'rotator'>[],
  server: string,
): string | undefined {
  const known = campaigns.flatMap(({ rotator }) => rotator || []).find((address) => URL.canParse(address));
  if (known) return known.replace(/[?#].*$/, '').replace(/[^/]*\/?$/, '');
  return server === '' || server === location.origin ? `${location.origin}/r/` : undefined;
}
