import { useState } from 'react';
import type { Pickable } from '#web/api/pickable.ts';
import type { NewJob } from '#web/jobs/job.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { isTyped } from '#web/lib/typed-count.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { ItemList } from '#web/ui/layout/ItemList.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TypeToConfirm } from '#web/ui/form/TypeToConfirm.tsx';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { deleteMany as texts } from '#web/words/delete-many.ts';
import { useWorkDialog } from './use-work-dialog.ts';

interface DeleteManyDialogProps {
  open: boolean;
  onClose: () => void;
  items: readonly Pickable[];
  /** Names a number of items, such as "3 QR codes". */
  words: (count: number) => string;
  /** Says what else is deleted with them. */
  text: string;
  jobOf: (items: readonly Pickable[]) => NewJob;
  /** Called with the ids of the items that weren't deleted. */
  onKept: (ids: ReadonlySet<number>) => void;
}

/** Deletes the selected items. Large numbers become a job. */
export const DeleteManyDialog = ({
  open,
  onClose,
  items,
  words,
  text,
  jobOf,
  onKept,
}: DeleteManyDialogProps) => {
  const [typed, setTyped] = useState('');
  const work = useWorkDialog({ items, jobOf, onClose, onKept });
  const { state, total } = work.work;
  const wanted = formatCount(items.length);

  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={state === 'idle' ? texts.title(words(items.length)) : texts.deleting(words(total))}
      text={text}
      startLabel={texts.delete(words(items.length))}
      danger
      ready={isTyped(typed, wanted)}
      doing={texts.deleting(words(total))}
      did={texts.deleted}
      {...work}
    >
      <Stack gap={4}>
        <Disclosure title={texts.list} note={words(items.length)}>
          <ItemList label={texts.list} items={items} />
        </Disclosure>
        <TypeToConfirm wanted={wanted} value={typed} onChange={setTyped} onEnter={work.onStart} />
      </Stack>
    </WorkDialog>
  );
};
