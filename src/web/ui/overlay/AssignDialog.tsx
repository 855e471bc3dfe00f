import type { ReactNode } from 'react';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { ChosenList } from './ChosenList.tsx';
import type { PickItem } from './pick-items.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { WorkDialogProps } from './WorkDialog.tsx';
import { WorkDialog } from './WorkDialog.tsx';

type AssignDialogProps<Item extends PickItem> = Pick<
  WorkDialogProps,
  | 'open'
  | 'onClose'
  | 'title'
  | 'text'
  | 'count'
  | 'price'
  | 'work'
  | 'waitingUntil'
  | 'onStart'
  | 'onRetry'
  | 'onStop'
> & {
  /** Where to choose; the chosen ones have a view of their own beside these. */
  views: readonly { value: string; label: string; panel: ReactNode }[];
  view: string;
  onView: (view: string) => void;
  chosen: ReadonlyMap<string, Item>;
  onChoose: (items: readonly Item[], on: boolean) => void;
  icon?: (item: Item) => ReactNode;
  /** What so many of the chosen are called: "3 links". */
  words: (count: number) => string;
};

/** Chooses many things, and adds them one request each. */
export const AssignDialog = <Item extends PickItem>({
  views,
  view,
  onView,
  chosen,
  onChoose,
  icon,
  words,
  ...dialog
}: AssignDialogProps<Item>) => (
  <WorkDialog
    {...dialog}
    size="large"
    startLabel={chosen.size === 0 ? 'Add' : `Add ${words(chosen.size)}`}
    ready={chosen.size > 0}
    doing={`Adding ${words(dialog.work.total)}`}
    did="added"
    loss={
      chosen.size > 0
        ? {
            title: 'Leave without adding?',
            text: `${countOf(chosen.size, 'thing is', 'things are')} chosen and not added.`,
            stay: 'Keep choosing',
          }
        : undefined
    }
  >
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
  </WorkDialog>
);

const chosenView = 'chosen';
