import { useMutation, useQuery } from '@tanstack/react-query';
import { type Firing, firings } from '#contract/pixels.ts';
import { accountFiring, setFiring } from '#web/api/firing.ts';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Select } from '#web/ui/form/Select.tsx';
import { firing as words } from '#web/words/firing.ts';

const labels: Readonly<Record<Firing, string>> = { ask: words.ask, on: words.on, off: words.off };
const texts: Readonly<Record<Firing, string>> = { ask: words.askText, on: words.onText, off: words.offText };
const options = firings.map((value) => ({ value, label: labels[value] }));

export const FiringSetting = () => {
  const { data, error } = useQuery(accountFiring());
  const update = useMutation(setFiring);
  const readOnly = useBlockedReason();
  if (error && !data) return null;
  if (!data) return <Skeleton late shape="setting" />;
  const value = update.isPending ? update.variables : data;
  return (
    <Card
      title={words.title}
      text={update.error ? <Text tone="bad">{wholeMessageOf(update.error)}</Text> : texts[value]}
      actions={
        <Select
          fit
          aria-label={words.title}
          value={value}
          disabled={update.isPending || readOnly !== undefined}
          options={options}
          onChange={({ target }) => {
            const chosen = firings.find((each) => each === target.value);
            if (chosen) update.mutate(chosen, { onSuccess: () => toast(words.saved) });
          }}
        />
      }
    />
  );
};
