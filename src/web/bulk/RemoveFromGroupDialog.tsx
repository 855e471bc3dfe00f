import type { GroupKind } from '#web/api/group-picks.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { assignJob, unassignJob } from '#web/jobs/kinds/assign.ts';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { takeOut as texts } from '#web/words/take-out.ts';
import { verbs } from '#web/words/verbs.ts';
import { useWorkDialog } from './use-work-dialog.ts';

export interface RemoveFromGroupDialogProps {
  open: boolean;
  onClose: () => void;
  /** The name of the campaign or channel. */
  from: string;
  kind: GroupKind;
  /** The id of the campaign or channel. */
  id: number;
  /** Further consequences, besides that the items aren't deleted. */
  text: string;
  items: readonly Pickable[];
  /** Names a number of items, such as "3 links". */
  words: (count: number) => string;
  /** Called with the removed items, so that they can be deselected. */
  onOut: (items: readonly Pickable[]) => void;
}

/** Removes items from a campaign or channel. Large numbers become a job. */
export const RemoveFromGroupDialog = ({
  open,
  onClose,
  from,
  kind,
  id,
  text,
  items,
  words,
  onOut,
}: RemoveFromGroupDialogProps) => {
  const work = useWorkDialog({
    items,
    jobOf: () => unassignJob(items, { kind, id, title: from }),
    onClose,
    onEnd: onOut,
    undo: (out) => assignJob(out, { kind, id, title: from }),
  });
  const { state, total } = work.work;
  const titleOf = () => {
    const [first] = items;
    if (state !== 'idle') return texts.working(words(total), from);
    return first && items.length === 1 ? texts.one(first.title, from) : texts.many(words(items.length), from);
  };
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={titleOf()}
      text={`${texts.stays(items.length)} ${text}`}
      size="small"
      startLabel={items.length === 1 ? verbs.remove : texts.remove(words(items.length))}
      danger
      doing={texts.removing(words(total))}
      did={texts.removed}
      {...work}
    />
  );
};
