import { useBudget } from '#web/client/budget.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { shortDuration } from '#web/lib/dates.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ProgressBar } from '#web/ui/base/ProgressBar.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';

/** The limit, and how much of it this minute has taken. */
export const RequestsCard = () => {
  const { limit, remaining, resetAt, isTold, waiting, waitingUntil } = useBudget();
  const seconds = useSecondsLeft(waiting > 0 ? waitingUntil : resetAt);
  // Our service gives sessions a limit of their own; elsewhere it is told of the account alone.
  const isOwn = useIsOwnService();
  const isSession = useCredentials()?.kind === 'session';
  const sharing =
    isOwn && isSession
      ? 'All your browsers share this limit. API keys have their own.'
      : 'All your programs share this limit: it is the account’s, not a key’s.';
  const note =
    waiting > 0
      ? `${countOf(waiting, 'request')} waiting ${shortDuration(seconds)}`
      : seconds > 0
        ? `full again in ${shortDuration(seconds)}`
        : undefined;
  return (
    <Card title="Requests" text="How many requests the server takes from this account in a minute.">
      <Stack gap={3}>
        {limit === undefined || remaining === undefined ? null : (
          <ProgressBar
            label={`${formatCount(limit)} a minute`}
            value={Math.min(limit, Math.max(0, limit - remaining))}
            total={limit}
            note={note === undefined ? 'used this minute' : `used this minute, ${note}`}
            tone={waiting > 0 || remaining <= limit * 0.2 ? 'warn' : 'accent'}
          />
        )}
        {isTold ? null : (
          <Text as="p">
            This server does not tell its limit. The API’s specification speaks of 30 a minute, which is kept
            and counted here.
          </Text>
        )}
        <Text as="p" size="sm" tone="second">
          Opening a list costs one request, and so does each change. {sharing} When it is spent nothing fails:
          what you asked for waits, and goes through by itself.
        </Text>
      </Stack>
    </Card>
  );
};
