import { useEffect, useRef } from 'react';
import type { Domain } from '#contract/domains.ts';
import { toast } from '#web/ui/base/toast.ts';
import { domainName } from '#web/pages/domains/domain-name.ts';

/** Tells of each domain that was pending and is ready now. */
export const useReadyToasts = (domains: readonly Domain[] | undefined) => {
  const pending = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, domain, status } of domains ?? []) {
      if (status === 'ready' && pending.current.delete(id)) toast(`${domainName(domain)} is ready`);
      else if (status === 'pending') pending.current.add(id);
    }
  }, [domains]);
};
