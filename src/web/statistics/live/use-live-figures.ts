import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useLiveVisits } from '#web/api/live-visits.ts';
import { useNow } from '#web/browser/now.ts';
import { liveFigures, type LiveSubject } from './live-figures.ts';

/** Visits of the last half hour; undefined until they are known. */
export function useLiveFigures(subject: LiveSubject | undefined) {
  const { data: account } = useQuery(accountDetails());
  const live = useLiveVisits(account?.id);
  // The oldest minute leaves by itself. What has just come may be newer than that clock.
  const now = useNow();
  if (!live) return undefined;
  const newest = Math.max(0, ...Object.keys(live.minutes).map(Number)) * 60_000;
  return { ...liveFigures(live, subject, Math.max(now, newest)), isFollowing: live.isFollowing };
}
