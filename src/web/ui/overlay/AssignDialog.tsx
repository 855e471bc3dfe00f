import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/numbers.ts';
import { pick as text } from '#web/words/pick.ts';
import { verbs } from '#web/words/verbs.ts';
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
  | 'timeFor'
  | 'work'
  | 'waitingUntil'
  | 'onStart'
  | 'onRetry'
  | 'onStop'
> & {
  /** Lists to select from. The selected items have a view of their own beside these. */
  views: readonly { value: string; label: string; panel: ReactNode }[];
  view: string;
  onView: (view: string) => void;
  chosen: ReadonlyMap<string, Item>;
  onChoose: (items: readonly Item[], on: boolean) => void;
  icon?: (item: Item) => ReactNode;
  /** Formats the number of selected items, such as "3 links". */
  words: (count: number) => string;
};

/** Selects many records and adds them one at a time. */
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
    startLabel={chosen.size === 0 ? verbs.add : text.add(words(chosen.size))}
    ready={chosen.size > 0}
    doing={text.adding(words(dialog.work.total))}
    did={text.added}
    loss={
      chosen.size > 0
        ? {
            title: text.leaveTitle,
            text: text.leaveText(chosen.size),
            stay: text.keepSelecting,
          }
        : undefined
    }
  >
    <Stack gap={3}>
      <Row>
        <SegmentedControl
          label={text.show}
          value={view}
          onChange={onView}
          options={[
            ...views.map(({ value, label }) => ({ value, label })),
            { value: chosenView, label: text.selectedCount(formatCount(chosen.size)) },
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
