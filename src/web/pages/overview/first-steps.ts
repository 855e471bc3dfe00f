import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod/mini';
import type { Account } from '#contract/account.ts';
import { domainList, isReady } from '#web/api/domains.ts';
import type { LinkPageData } from '#web/api/links.ts';
import type { qr } from '#contract/qr.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { useNow } from '#web/browser/now.ts';
import { ApiError } from '#web/client/api-error.ts';
import { pageSizes } from '#web/browser/address-query.ts';
import { parseWireTime } from '#web/lib/dates.ts';

/** What the overview has loaded. Undefined while loading or if unavailable. */
interface Read {
  account: Account | undefined;
  newest: LinkPageData | undefined;
  /** Whether there has been a click or a scan. */
  isVisited: boolean | undefined;
  codes: z.output<typeof qr.list.response>['data'] | undefined;
}

export interface FirstStep {
  name: 'link' | 'code' | 'visit' | 'domain';
  isDone: boolean;
}

export interface FirstSteps {
  steps: readonly FirstStep[];
  /** The name of a domain that isn't ready yet. */
  pending: string | undefined;
  /** The newest record's public address. */
  address: string | undefined;
  dismiss: () => void;
}

/** How long an account counts as new, in ms. */
const newFor = 30 * 86_400_000;
const storageKey = 'first-steps';

/**
 * Returns a new account's checklist, with completed steps checked off, or undefined if there is none to show. It is
 * shown until the user dismisses it, all steps are done, or the account is no longer new.
 */
export function useFirstSteps({ account, newest, isVisited, codes }: Read): FirstSteps | undefined {
  const now = useNow();
  const [isDismissed, setDismissed] = useState(() => readStored('browser', storageKey) === 'dismissed');
  // Once shown, the list stays, so that users see the last step checked off.
  const [wasShown, setShown] = useState(false);
  const registered = parseWireTime(account?.registered ?? '');
  const hasNothing = newest?.result === 0 && (codes?.result ?? 0) === 0;
  const isNew = hasNothing || (registered !== undefined && now - registered.getTime() < newFor);
  // An account without records has no visits.
  const isRead = newest !== undefined && (hasNothing || isVisited !== undefined);
  const isWanted = isRead && isNew && !isDismissed;
  const domains = useQuery({ ...domainList({ page: 1, limit: pageSizes[0] }), enabled: isWanted });
  if (!isWanted) return undefined;

  const own = domains.data?.domains ?? [];
  const hasDomains = !(domains.error instanceof ApiError && domains.error.status === 404);
  const steps: FirstStep[] = [
    { name: 'link', isDone: newest.result > 0 },
    ...(codes ? [{ name: 'code' as const, isDone: codes.result > 0 }] : []),
    { name: 'visit', isDone: isVisited ?? false },
    ...(hasDomains ? [{ name: 'domain' as const, isDone: own.some(isReady) }] : []),
  ];
  // While the domains load, the domain step doesn't count as open.
  const isDone = steps.every((step) => step.isDone || (step.name === 'domain' && domains.isPending));
  if (isDone && !wasShown) return undefined;
  if (!wasShown) setShown(true);
  return {
    steps,
    pending: own.find((domain) => !isReady(domain))?.domain,
    address: newest.urls[0]?.shorturl ?? codes?.qrs[0]?.link,
    dismiss: () => {
      writeStored('browser', storageKey, 'dismissed');
      setDismissed(true);
    },
  };
}
