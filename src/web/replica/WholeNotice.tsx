import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { copiedLists as words } from '#web/words/copied-lists.ts';
import { useCopied, useWork } from './replica-session.ts';

interface WholeNoticeProps {
  name: 'links' | 'qr';
  /** What is listed, in the plural. */
  what: string;
  /** Back to what the server can order and narrow down by itself. */
  onClear: () => void;
}

/** The address wants an order or a filter that takes the whole list, and only a part of it is here. */
export const WholeNotice = ({ name, what, onClear }: WholeNoticeProps) => {
  const { rows, state } = useCopied(name);
  const { isKept } = useWork(name);
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
