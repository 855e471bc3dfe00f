import { useLimitWait } from '#web/browser/limit-wait.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { shortDuration } from '#web/lib/dates.ts';
import { form as words } from '#web/words/form.ts';
import { Text } from '#web/ui/base/Text.tsx';

/**
 * Shown beside a button whose change waits for the rate limit. The reason is announced once, and the countdown isn't.
 */
export const LimitWait = () => {
  const seconds = useSecondsLeft(useLimitWait());
  if (seconds === 0) return null;
  return (
    <Text size="sm" tone="warn" tabular>
      <span role="status">{words.limitReached}</span> {words.continuesIn(shortDuration(seconds))}
    </Text>
  );
};
