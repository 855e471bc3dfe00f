import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useLiveVisits } from '#web/api/live-visits.ts';
import { useNow } from '#web/browser/now.ts';
import { liveFigures, type LiveSubject } from './live-figures.ts';

/** Returns the visits of the last half hour, or undefined until they have loaded. */
export function useLiveFigures(subject: LiveSubject | undefined) {
  const { data: account } = useQuery(accountDetails());
  const live = useLiveVisits(account?.id);
  // The clock makes the oldest minute expire. The newest visit may be ahead of that clock.
  const now = useNow();
  if (!live) return undefined;
  const newest = Math.max(0, ...Object.keys(live.minutes).map(Number)) * 60_000;
  return { ...liveFigures(live, subject, Math.max(now, newest)), isFollowing: live.isFollowing };
}
