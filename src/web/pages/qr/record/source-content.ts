import { useQuery } from '@tanstack/react-query';
import type { QrSource } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { useIsOwnService } from '#web/client/own-service.ts';

const contentOf = ({ type, data }: QrSource) => ({ type, data }) as QrContent;

/**
 * Returns what a code was made from, if it passes the contract's rules. Waypost's service has already checked it. Other
 * servers may have other rules, so the contract's rules are loaded for them on demand.
 */
export function useContentOfSource(source: QrSource | undefined): QrContent | undefined {
  const isOwn = useIsOwnService();
  const { data } = useQuery({
    queryKey: ['qr', 'content', source?.type, source?.data],
    queryFn: async () => {
      if (!source) return null;
      const { qrData } = await import('#contract/qr-data.ts');
      const { success, data: checked } = qrData[source.type].safeParse(source.data);
      return success ? contentOf({ ...source, data: checked }) : null;
    },
    enabled: source !== undefined && !isOwn,
    staleTime: 'static',
    networkMode: 'always',
  });
  if (!source) return undefined;
  return isOwn ? contentOf(source) : (data ?? undefined);
}
