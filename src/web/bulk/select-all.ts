import { useMutation } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useBudgetWhere } from '#web/client/budget.ts';
import { requestTime } from '#web/client/request-time.ts';
import { requestsForAll } from '#web/client/read-all.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { toast } from '#web/ui/base/toast.ts';
import { bulk as words } from '#web/words/bulk.ts';

interface SelectAll<Row> {
  /** How many match in all, where that is known. */
  total: number | undefined;
  chosen: number;
  /** Those that are here already, as many as match. */
  here?: readonly Row[] | undefined;
  read: () => Promise<readonly Row[]>;
  onRead: (rows: readonly Row[]) => void;
}

/** What selects the whole list, also the pages that were never looked at; undefined where nothing is left to select. */
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
    // What takes a moment needs no word.
    ...(time !== undefined && { time }),
    pending: all.isPending,
    onSelect: () => void select(),
  };
};
