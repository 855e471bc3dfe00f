import type { Conflict } from '#web/browser/conflict.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { meanwhile as words } from '#web/words/meanwhile.ts';
import { FocusedMessage } from './FocusedMessage.tsx';

export interface ConflictNoticeProps {
  conflict: Conflict;
  onSaveAnyway: () => void;
}

/** Shows the values that saving would overwrite, and offers to save anyway or to use them. */
export const ConflictNotice = ({ conflict, onSaveAnyway }: ConflictNoticeProps) => (
  <FocusedMessage role="alert">
    <Notice
      tone="warn"
      title={words.changed}
      action={
        <>
          <Button
            size="small"
            changes
            onClick={() => {
              conflict.overwrite();
              onSaveAnyway();
            }}
          >
            {words.saveAnyway}
          </Button>
          <Button size="small" variant="ghost" onClick={conflict.takeSaved}>
            {words.useSaved}
          </Button>
        </>
      }
    >
      {conflict.texts.map(({ label, theirs }) => (
        <p key={label} dir="auto">
          {theirs === '' ? words.nowEmpty(label) : words.nowSays(label, theirs)}
        </p>
      ))}
    </Notice>
  </FocusedMessage>
);
