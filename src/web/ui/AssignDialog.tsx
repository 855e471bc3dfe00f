import type { ReactNode } from 'react';
import { useState } from 'react';
import { shortDuration } from '#web/lib/dates.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { useSecondsLeft } from '#web/lib/seconds-left.ts';
import { Button } from './Button.tsx';
import { ChosenList } from './ChosenList.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import type { PickItem } from './pick-items.ts';
import type { PickWork } from './pick-work.ts';
import { Row } from './Row.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Stack } from './Stack.tsx';
import { WorkReport } from './WorkReport.tsx';

type AssignDialogProps<Item extends PickItem> = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  /** Where to choose; the chosen ones have a view of their own beside these. */
  views: readonly { value: string; label: string; panel: ReactNode }[];
  view: string;
  onView: (view: string) => void;
  chosen: ReadonlyMap<string, Item>;
  onChoose: (items: readonly Item[], on: boolean) => void;
  icon?: (item: Item) => ReactNode;
  /** What so many of the chosen are called: "3 links". */
  words: (count: number) => string;
  /** What sending so many costs: "3 requests". */
  price: (count: number) => string;
  work: PickWork<Item>;
  /** While the spent limit is waited out: until when, in ms since 1970. */
  waitingUntil: number | undefined;
  onStart: () => void;
  onRetry: () => void;
  onStop: () => void;
};

/** Chooses many things, adds them one request each, and tells which of them were refused. */
export const AssignDialog = <Item extends PickItem>({
  open,
  onClose,
  title,
  text,
  views,
  view,
  onView,
  chosen,
  onChoose,
  icon,
  words,
  price,
  work,
  waitingUntil,
  onStart,
  onRetry,
  onStop,
}: AssignDialogProps<Item>) => {
  const [asking, setAsking] = useState(false);
  const seconds = useSecondsLeft(waitingUntil);
  const rest = work.failed.length + work.left.length;
  const waits = work.total - work.done - work.failed.length;

  const close = () => {
    if (work.state === 'running') onStop();
    else if (work.state === 'idle' && chosen.size > 0) setAsking(true);
    else onClose();
  };

  const again =
    work.failed.length === 0
      ? `Go on with the other ${formatCount(rest)}`
      : rest === 1
        ? 'Try it again'
        : `Try the ${formatCount(rest)} again`;

  const foot = {
    idle: (
      <>
        {chosen.size > 0 ? <span className={css.start}>{price(chosen.size)}</span> : null}
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" disabled={chosen.size === 0} onClick={onStart}>
          {chosen.size === 0 ? 'Add' : `Add ${words(chosen.size)}`}
        </Button>
      </>
    ),
    // The button that was pressed is gone: its successor takes the focus.
    running: (
      <Button autoFocus onClick={onStop}>
        Stop
      </Button>
    ),
    over: (
      <>
        <Button onClick={onClose}>Done</Button>
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
        size="large"
        foot={foot}
      >
        {work.state === 'idle' ? (
          <Stack gap={3}>
            <Row>
              <SegmentedControl
                label="What is shown"
                value={view}
                onChange={onView}
                options={[
                  ...views.map(({ value, label }) => ({ value, label })),
                  { value: chosenView, label: `Chosen ${formatCount(chosen.size)}` },
                ]}
              />
            </Row>
            {view === chosenView ? (
              <ChosenList chosen={chosen} onChoose={onChoose} icon={icon} />
            ) : (
              views.find(({ value }) => value === view)?.panel
            )}
          </Stack>
        ) : (
          <WorkReport
            label={`Adding ${words(work.total)}`}
            work={work}
            note={seconds > 0 ? `waiting ${shortDuration(seconds)}` : price(waits)}
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
        title="Leave without adding?"
        confirmLabel="Leave"
        cancelLabel="Keep choosing"
      >
        {countOf(chosen.size, 'thing is', 'things are')} chosen and not added.
      </ConfirmDialog>
    </>
  );
};

const chosenView = 'chosen';
