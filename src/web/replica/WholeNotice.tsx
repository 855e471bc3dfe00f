import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
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
  const have =
    isKept && state.total !== undefined
      ? ` ${formatCount(rows.length)} of ${formatCount(state.total)} are here; the rest is being read.`
      : '';
  return (
    <Notice
      title={`Not sorted and filtered as asked yet`}
      action={
        <Button size="small" onClick={onClear}>
          Take order and filters off
        </Button>
      }
    >
      {`That takes all ${what} together.${have} Until then they stand in the server’s own order, unfiltered.`}
    </Notice>
  );
};
