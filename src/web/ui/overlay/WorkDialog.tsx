import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { shortDuration } from '#web/lib/dates.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { verbs } from '#web/words/verbs.ts';
import { work as words } from '#web/words/work.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import type { PickItem } from './pick-items.ts';
import type { PickWork } from './pick-work.ts';
import { WorkReport } from './WorkReport.tsx';

export type WorkDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Fields to fill in before the work starts. */
  children?: ReactNode;
  /** Label of the start button, such as "Add 45 links". */
  startLabel: string;
  ready?: boolean;
  danger?: boolean;
  /** Number of records to send. */
  count: number;
  /** Formats the estimated time for a number of records, such as "≈ 2 min". */
  timeFor: (count: number) => string | undefined;
  /** Label while the work runs, such as "Adding 45 links". */
  doing: string;
  /** What was done with the records that succeeded, such as "added". */
  did: string;
  work: PickWork<PickItem>;
  /** While waiting for the rate limit, when the wait ends, in ms since 1970. */
  waitingUntil: number | undefined;
  /** Confirmation for leaving before the work has started. Omitted if nothing would be lost. */
  loss?: { title: string; text: ReactNode; stay: string };
  onStart: () => void;
  onRetry: () => void;
  onStop: () => void;
};

/**
 * Time in ms in which a second click belongs to a double click. It would otherwise hit Stop or the area outside the
 * dialog, and both stop the work.
 */
const doubleClick = 500;

/**
 * Runs work of many requests. It shows the estimated time beforehand, the progress, and the requests that were
 * rejected, which can be retried.
 */
export const WorkDialog = ({
  open,
  onClose,
  title,
  text,
  size = 'medium',
  children,
  startLabel,
  ready = true,
  danger = false,
  count,
  timeFor,
  doing,
  did,
  work,
  waitingUntil,
  loss,
  onStart,
  onRetry,
  onStop,
}: WorkDialogProps) => {
  const [asking, setAsking] = useState(false);
  const seconds = useSecondsLeft(waitingUntil);
  const rest = work.failed.length + work.left.length;
  const time = count > 0 ? timeFor(count) : undefined;
  const waits = work.total - work.done - work.failed.length;

  const startedAt = useRef(-Infinity);
  const start = () => {
    startedAt.current = performance.now();
    onStart();
  };
  const stop = () => {
    if (performance.now() - startedAt.current > doubleClick) onStop();
  };
  const close = () => {
    if (work.state === 'running') stop();
    else if (work.state === 'idle' && loss) setAsking(true);
    else onClose();
  };
  const again = work.failed.length === 0 ? words.resume(rest) : words.tryMany(rest);

  const foot = {
    idle: (
      <>
        {time === undefined ? null : <span className={css.start}>{time}</span>}
        <Button onClick={close}>{verbs.cancel}</Button>
        <Button variant={danger ? 'danger' : 'primary'} disabled={!ready} onClick={start}>
          {startLabel}
        </Button>
      </>
    ),
    // The pressed button is removed, so its successor takes focus.
    running: (
      <Button autoFocus onClick={stop}>
        {verbs.stop}
      </Button>
    ),
    over: (
      <>
        <Button onClick={onClose}>{verbs.done}</Button>
        <Button variant="primary" autoFocus onClick={onRetry}>
          {again}
        </Button>
      </>
    ),
  }[work.state];

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        text={work.state === 'idle' ? text : undefined}
        size={size}
        foot={foot}
      >
        {work.state === 'idle' ? (
          children
        ) : (
          <WorkReport
            label={doing}
            did={did}
            work={work}
            note={seconds > 0 ? words.waiting(shortDuration(seconds)) : timeFor(waits)}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking && open}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        title={loss?.title ?? ''}
        confirmLabel={words.leave}
        cancelLabel={loss?.stay}
      >
        {loss?.text}
      </ConfirmDialog>
    </>
  );
};
