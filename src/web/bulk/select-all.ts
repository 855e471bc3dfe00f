import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#web/client/api-error.ts';
import { requestsForAll } from '#web/client/read-all.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { toast } from '#web/ui/base/toast.ts';

interface SelectAll<Row> {
  /** One of them: "link". */
  what: string;
  /** How many match in all, where that is known. */
  total: number | undefined;
  chosen: number;
  /** Those that are here already, as many as match: they cost nothing. */
  here?: readonly Row[] | undefined;
  read: () => Promise<readonly Row[]>;
  onRead: (rows: readonly Row[]) => void;
}

/** What selects the whole list, also the pages that were never looked at; undefined where nothing is left to select. */
export const useSelectAll = <Row>({ what, total, chosen, here, read, onRead }: SelectAll<Row>) => {
  const all = useMutation({ mutationFn: read });
  if (total === undefined || chosen >= total) return undefined;
  const label = `Select all ${formatCount(total)}`;
  if (here) return { label, price: 'no request', pending: false, onSelect: () => onRead(here) };
  const select = async () => {
    try {
      onRead(await all.mutateAsync());
    } catch (error) {
      toast(`The ${what}s could not be read: ${messageOf(error)}`, { tone: 'bad' });
    }
  };
  return {
    label,
    price: countOf(requestsForAll(total), 'request'),
    pending: all.isPending,
    onSelect: () => void select(),
  };
};
