import { useHeldBack, withdrawHeldBack } from '#web/browser/held-back.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

export const OfflineNotice = () => {
  const held = useHeldBack();
  if (held === 0)
    return (
      <Notice tone="warn" title="You are offline">
        What was read before stays in sight, and may be older than it looks. Changes wait for the connection.
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={`You are offline: ${countOf(held, 'change waits', 'changes wait')} for the connection`}
      action={
        <Button size="small" onClick={withdrawHeldBack}>
          Don't wait
        </Button>
      }
    >
      {held === 1 ? 'It goes' : 'They go'} through by {held === 1 ? 'itself' : 'themselves'} once you are
      online, as long as this page stays open.
    </Notice>
  );
};
