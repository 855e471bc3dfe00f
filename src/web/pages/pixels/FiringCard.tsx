import { useMutation, useQuery } from '@tanstack/react-query';
import { firings } from '#contract/pixels.ts';
import { accountFiring, setFiring } from '#web/api/firing.ts';
import { useReadOnly } from '#web/browser/read-only.ts';
import { messageOf } from '#web/client/api-error.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { firing as words } from '#web/words/firing.ts';

const said = {
  ask: { label: words.ask, text: words.askText },
  on: { label: words.on, text: words.onText },
  off: { label: words.off, text: words.offText },
};

/** For which visitors the pixels of links and bio pages fire. */
export const FiringCard = ({ isShown }: { isShown: boolean }) => {
  const { data, error } = useQuery({ ...accountFiring(), enabled: isShown });
  const update = useMutation(setFiring);
  const readOnly = useReadOnly();
  const isBusy = update.isPending || readOnly !== undefined;
  if (!isShown || (error && !data)) return null;
  return (
    <Card>
      {data ? (
        <Stack gap={3}>
          <RadioCards
            label={words.title}
            columns={3}
            value={update.isPending ? update.variables : data}
            onChange={(firing) => update.mutate(firing, { onSuccess: () => toast(words.saved) })}
            options={firings.map((value) => ({ value, ...said[value], disabled: isBusy }))}
            {...(update.error && { error: messageOf(update.error) })}
          />
          <Text as="p" tone="second" size="sm">
            {words.text}
          </Text>
        </Stack>
      ) : (
        <Skeleton shape="control" />
      )}
    </Card>
  );
};
