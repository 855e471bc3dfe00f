import { useMutation } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useBudgetWhere } from '#web/client/budget.ts';
import { requestTime } from '#web/client/request-time.ts';
import { requestsForAll } from '#web/client/read-all.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { toast } from '#web/ui/base/toast.ts';
import { bulk as words } from '#web/words/bulk.ts';

interface SelectAll<Row> {
  /** Number of all matching records, if known. */
  total: number | undefined;
  chosen: number;
  /** All matching records, if they have already loaded. */
  here?: readonly Row[] | undefined;
  read: () => Promise<readonly Row[]>;
  onRead: (rows: readonly Row[]) => void;
}

/**
 * Returns the action that selects the whole list, including pages that weren't opened. Returns undefined if nothing is
 * left to select.
 */
export const useSelectAll = <Row>({ total, chosen, here, read, onRead }: SelectAll<Row>) => {
  const all = useMutation({ mutationFn: read });
  const budget = useBudgetWhere(total !== undefined && chosen > 0 && !here);
  if (total === undefined || chosen >= total) return undefined;
  const label = words.selectAll(formatCount(total));
  if (here) return { label, pending: false, onSelect: () => onRead(here) };
  const time = requestTime(requestsForAll(total), budget, 'person');
  const select = async () => {
    try {
      onRead(await all.mutateAsync());
    } catch (error) {
      toast(words.notSelected(wholeMessageOf(error)), { tone: 'bad' });
    }
  };
  return {
    label,
    // A short wait isn't shown.
    ...(time !== undefined && { time }),
    pending: all.isPending,
    onSelect: () => void select(),
  };
};
