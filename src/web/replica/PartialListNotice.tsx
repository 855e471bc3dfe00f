import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { copiedLists as words } from '#web/words/copied-lists.ts';
import { useListSnapshot, useSyncState } from './replica-session.ts';

interface PartialListNoticeProps {
  name: 'links' | 'qr';
  /** The records' name in the plural. */
  what: string;
  /** Removes the orders and filters that the server can't apply. */
  onClear: () => void;
}

/** Explains that the order or filter in the page's address needs the whole list, of which only a part has loaded. */
export const PartialListNotice = ({ name, what, onClear }: PartialListNoticeProps) => {
  const { rows, state } = useListSnapshot(name);
  const { isKept } = useSyncState(name);
  const text =
    isKept && state.total !== undefined
      ? words.needsAllOf(formatCount(rows.length), formatCount(state.total), what)
      : words.needsAll(what);
  return (
    <Notice
      title={words.notSorted}
      action={
        <Button size="small" onClick={onClear}>
          {words.clear}
        </Button>
      }
    >
      {text}
    </Notice>
  );
};
