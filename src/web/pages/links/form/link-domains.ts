import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { maxLimit } from '#contract/limits.ts';
import { domainList, isReady } from '#web/api/domains.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { linkForm as words } from '#web/words/link-form.ts';
import { saveLastDomain } from './last-domain.ts';
import type { LinkForm, SavedLink } from './link-fields.ts';

interface LinkDomain {
  /** Empty for the main host. */
  host: string;
  label: string;
  /** Undefined if unknown. */
  origin: string | undefined;
}

/**
 * Returns the domains that a link can use, the main one first. The chosen domain is always included, even while the
 * list loads, so that the form shows what it will save. Another server may have its links on any host, so its main
 * domain is known only if a saved link is at the server's own origin.
 */
export function useLinkDomains(form: LinkForm, saved: SavedLink | undefined): readonly LinkDomain[] {
  const called = usePublicOrigin();
  const isOwn = useIsOwnService();
  const main = isOwn || called === URL.parse(saved?.shorturl ?? '')?.origin ? called : undefined;
  const { data: page } = useQuery(domainList({ page: 1, limit: maxLimit }));
  const chosen = form.watch('domain');
  const ready = page?.domains.filter(isReady).map(({ domain }) => ({
    host: URL.parse(domain)?.host ?? domain,
    origin: domain,
  }));
  const isThere = chosen === '' || ready?.some(({ host }) => host === chosen);
  const isGone = saved === undefined && ready !== undefined && !isThere;
  const { resetField } = form;
  useEffect(() => {
    if (!isGone) return;
    // The last link's domain no longer accepts links.
    resetField('domain', { defaultValue: '' });
    saveLastDomain('');
  }, [isGone, resetField]);
  const others = [...(ready ?? []), ...(isThere ? [] : [{ host: chosen, origin: `https://${chosen}` }])];
  return [
    { host: '', label: readableUrl(URL.parse(main ?? '')?.host ?? words.mainDomain), origin: main },
    ...others.map((domain) => ({ ...domain, label: readableUrl(domain.host) })),
  ];
}
