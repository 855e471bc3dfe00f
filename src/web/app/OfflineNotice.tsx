import { useWaitingChanges, cancelWaitingChanges } from '#web/browser/waiting-changes.ts';
import { layout } from '#web/words/layout.ts';
import { offline as words } from '#web/words/offline.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

export const OfflineNotice = () => {
  const held = useWaitingChanges();
  if (held === 0)
    return (
      <Notice tone="warn" title={words.title}>
        {words.text}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={words.waiting(held)}
      action={
        <Button size="small" onClick={cancelWaitingChanges}>
          {layout.dontWait}
        </Button>
      }
    >
      {words.waitingText}
    </Notice>
  );
};
