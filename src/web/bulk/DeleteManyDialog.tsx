import type { Sending } from '#web/client/exchange.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBudget } from '#web/client/budget.ts';
import { useManyAtOnce } from '#web/client/many-at-once.ts';
import type { Many } from '#web/client/many-at-once.ts';
import type { Pickable } from '#web/api/picks.ts';
import type { NewJob } from '#web/jobs/job.ts';
import { requestPrice } from '#web/lib/request-price.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { ItemList } from '#web/ui/layout/ItemList.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { TypedCount } from '#web/ui/form/TypedCount.tsx';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { useHandOver } from './hand-over.ts';

interface DeleteManyDialogProps {
  open: boolean;
  onClose: () => void;
  items: readonly Pickable[];
  /** What so many of them are called: "3 QR codes". */
  words: (count: number) => string;
  /** What goes with them. */
  text: string;
  jobOf: (items: readonly Pickable[]) => NewJob;
  remove: (id: number, sending: Sending) => Promise<unknown>;
  /** Takes those that are gone out of what this page has in memory. */
  forget: (client: QueryClient, ids: ReadonlySet<number>) => void;
  /** Called with the ids of those that are still there. */
  onKept: (ids: ReadonlySet<number>) => void;
}

/** Deletes what is selected, a request each. Many become a job. */
export const DeleteManyDialog = ({
  open,
  onClose,
  items,
  words,
  text,
  jobOf,
  remove,
  forget,
  onKept,
}: DeleteManyDialogProps) => {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const { limit, remaining, waitingUntil } = useBudget();
  const { many, start, retry, stop } = useManyAtOnce((item: Pickable, sending) => remove(item.id, sending));
  const handOver = useHandOver({ items, onKept });
  const wanted = String(items.length);

  const finish = async (work: Promise<Many<Pickable>>) => {
    const { done, total, failed, left } = await work;
    const kept = new Set([...failed.map(({ item }) => item.id), ...left.map(({ id }) => id)]);
    forget(client, new Set(items.map(({ id }) => id).filter((id) => !kept.has(id))));
    onKept(kept);
    if (done < total) return;
    toast(`${words(done)} deleted`);
    onClose();
  };
  const begin = async () => {
    if (await handOver(jobOf(items))) onClose();
    else await finish(start(items));
  };
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={many.state === 'idle' ? `Delete ${words(items.length)}?` : `Delete ${words(many.total)}`}
      text={text}
      startLabel={`Delete ${words(items.length)}`}
      danger
      ready={typed.trim() === wanted}
      count={items.length}
      price={(count) => requestPrice(count, limit, remaining)}
      doing={`Deleting ${words(many.total)}`}
      did="deleted"
      work={many}
      waitingUntil={waitingUntil}
      onStart={() => void begin()}
      onRetry={() => void finish(retry())}
      onStop={stop}
    >
      <Stack gap={4}>
        <Disclosure title="What is deleted" note={words(items.length)}>
          <ItemList label="What is deleted" items={items} />
        </Disclosure>
        <TypedCount wanted={wanted} value={typed} onChange={setTyped} onEnter={() => void begin()} />
      </Stack>
    </WorkDialog>
  );
};
