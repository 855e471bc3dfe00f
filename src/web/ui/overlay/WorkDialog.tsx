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
  /** What is to be decided before it starts. */
  children?: ReactNode;
  /** "Add 45 links" */
  startLabel: string;
  ready?: boolean;
  danger?: boolean;
  /** How many records there are to send. */
  count: number;
  /** How long so many take: "≈ 2 min". */
  timeFor: (count: number) => string | undefined;
  /** While it runs: "Adding 45 links". */
  doing: string;
  /** What became of those that went through: "added". */
  did: string;
  work: PickWork<PickItem>;
  /** While the spent limit is waited out: until when, in ms since 1970. */
  waitingUntil: number | undefined;
  /** What leaving before it has started would lose. Nothing, if not given. */
  loss?: { title: string; text: ReactNode; stay: string };
  onStart: () => void;
  onRetry: () => void;
  onStop: () => void;
};

/** Milliseconds in which a second click still belongs to the first: it meets Stop, or what is beside the dialog. */
const doubleClick = 500;

/** Work of many requests: what it costs beforehand, how far it is, which of them were refused, and those again. */
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
    // The button that was pressed is gone: its successor takes the focus.
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
