import type { Sending } from '#web/client/exchange.ts';
import { useBudget } from '#web/client/budget.ts';
import type { GroupKind } from '#web/api/group-picks.ts';
import { useManyAtOnce } from '#web/client/many-at-once.ts';
import type { Many } from '#web/client/many-at-once.ts';
import type { Pickable } from '#web/api/picks.ts';
import { takeOutJob } from '#web/jobs/kinds/assign.ts';
import { requestPrice } from '#web/lib/request-price.ts';
import { toast } from '#web/ui/base/toast.ts';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { useHandOver } from './hand-over.ts';

export interface TakeOutDialogProps {
  open: boolean;
  onClose: () => void;
  /** What they are taken out of, by its name. */
  from: string;
  what: GroupKind;
  /** The campaign's or channel's. */
  id: number;
  /** What else it means, beside that they are not deleted. */
  text: string;
  items: readonly Pickable[];
  /** What so many of them are called: "3 links". */
  words: (count: number) => string;
  takeOut: (item: Pickable, sending: Sending) => Promise<unknown>;
  /** Called with those that are out, whenever some are. */
  onOut: (items: readonly Pickable[]) => void;
}

/** Takes one or many out of a campaign or a channel, a request each. Many become a job. */
export const TakeOutDialog = ({
  open,
  onClose,
  from,
  what,
  id,
  text,
  items,
  words,
  takeOut,
  onOut,
}: TakeOutDialogProps) => {
  const { limit, remaining, waitingUntil } = useBudget();
  const { many, start, retry, stop } = useManyAtOnce(takeOut);
  const handOver = useHandOver({ items, onEnd: onOut });
  const begin = async () => {
    if (await handOver(takeOutJob(items, { kind: what, id, title: from }))) onClose();
    else await finish(start(items));
  };
  const finish = async (work: Promise<Many<Pickable>>) => {
    const { done, total, failed, left } = await work;
    const kept = new Set([...failed.map(({ item }) => item), ...left].map(({ key }) => key));
    onOut(items.filter(({ key }) => !kept.has(key)));
    if (done < total) return;
    toast(`${words(done)} removed from ${from}`);
    onClose();
  };
  const count = many.state === 'idle' ? items.length : many.total;
  const [only] = items;
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={
        many.state === 'idle' && items.length === 1 && only
          ? `Remove “${only.title}” from “${from}”?`
          : `Remove ${words(count)} from “${from}”${many.state === 'idle' ? '?' : ''}`
      }
      text={`${items.length === 1 ? `It leaves the ${what}; it is` : `They leave the ${what}; they are`} not deleted. ${text}`}
      size="small"
      startLabel={items.length === 1 ? 'Remove' : `Remove ${words(items.length)}`}
      danger
      count={items.length}
      price={(requests) => requestPrice(requests, limit, remaining)}
      doing={`Removing ${words(many.total)}`}
      did="removed"
      work={many}
      waitingUntil={waitingUntil}
      onStart={() => void begin()}
      onRetry={() => void finish(retry())}
      onStop={stop}
    />
  );
};
