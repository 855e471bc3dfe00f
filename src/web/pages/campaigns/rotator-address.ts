import type { Campaign } from '#contract/campaigns.ts';

/** The slug of a campaign's rotator; "" when it has none. */
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
 * What stands before the slug: as a rotator of this account shows it, else as this service writes it. undefined on
 * another server that has shown none: how it writes them is not for us to say.
 */
export function rotatorBase(
  campaigns: readonly Pick<Campaign, 'rotator'>[],
  server: string,
): string | undefined {
  const known = campaigns.flatMap(({ rotator }) => rotator || []).find((address) => URL.canParse(address));
  if (known) return known.replace(/[?#].*$/, '').replace(/[^/]*\/?$/, '');
  return server === '' || server === location.origin ? `${location.origin}/r/` : undefined;
}
