import { useMemo } from 'react';
import type { Domain } from '#contract/domains.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { useIsOwnService } from '#web/client/own-service.ts';

/** The id of the service’s own host among domains, as in statistics. */
const defaultId = 0;

export const isDefault = ({ id }: Pick<Domain, 'id'>) => id === defaultId;

/**
 * Prepends the host that every account’s links can use to the domains, if the server reports it.
 * Returns undefined while that is unknown.
 */
export function useWithDefault(
  domains: readonly Domain[] | undefined,
  page: number,
): readonly Domain[] | undefined {
  const isOwn = useIsOwnService();
  const origin = usePublicOrigin();
  return useMemo(() => {
    if (!domains || !isOwn || page > 1) return domains;
    if (origin === undefined) return undefined;
    return [{ id: defaultId, domain: origin, redirectroot: '', redirect404: '' }, ...domains];
  }, [domains, isOwn, origin, page]);
}
