import { useBudget } from '#web/client/budget.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { shortDuration } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { sideBySide } from '#web/lib/side-by-side.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ProgressBar } from '#web/ui/base/ProgressBar.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { account as words } from '#web/words/account.ts';

interface RequestsCardProps {
  /** Whether the account's response has arrived. Until then it's unknown whether the server reports its limit. */
  isAnswered: boolean;
  /** Whether that response may still arrive. */
  isAwaited: boolean;
}

export const RequestsCard = ({ isAnswered, isAwaited }: RequestsCardProps) => {
  const { limit, remaining, resetAt, isTold, waiting, waitingUntil } = useBudget();
  const seconds = useSecondsLeft(waiting > 0 ? waitingUntil : resetAt);
  // Waypost's service has a separate limit for sessions. Other servers report only the account's limit.
  const isOwn = useIsOwnService();
  const isSession = useCredentials()?.kind === 'session';
  const isKnown = isTold || isAnswered;
  const note =
    waiting > 0
      ? words.waiting(waiting, shortDuration(seconds))
      : seconds > 0
        ? words.resetsIn(shortDuration(seconds))
        : words.thisMinute;
  const used = Math.min(limit ?? 0, Math.max(0, (limit ?? 0) - (remaining ?? 0)));
  return (
    <Card title={words.limit}>
      <Stack gap={3}>
        {!isKnown && isAwaited ? (
          <ProgressBar
            label={words.limit}
            title={<Skeleton shape="line" width="third" />}
            words={<Skeleton shape="line" width="half" />}
            value={0}
            total={1}
          />
        ) : null}
        {!isKnown || limit === undefined || remaining === undefined ? null : (
          <ProgressBar
            label={words.perMinute(limit)}
            value={used}
            total={limit}
            words={sideBySide([words.used(formatCount(used)), note])}
            tone={waiting > 0 || remaining <= limit * 0.2 ? 'warn' : 'accent'}
          />
        )}
        {isTold || !isKnown ? null : <Text as="p">{words.limitAssumed}</Text>}
        <Text as="p" size="sm" tone="second">
          {!isOwn ? words.limitWaits : isSession ? words.limitOfSessions : words.limitOfKeys}
        </Text>
      </Stack>
    </Card>
  );
};
