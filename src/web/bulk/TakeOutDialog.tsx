import type { GroupKind } from '#web/api/group-picks.ts';
import type { Pickable } from '#web/api/picks.ts';
import { takeOutJob } from '#web/jobs/kinds/assign.ts';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { useWork } from './use-work.ts';

export interface TakeOutDialogProps {
  open: boolean;
  onClose: () => void;
  /** What they are taken out of, by its name. */
  from: string;
  what: GroupKind;
  /** The campaign's or channel's. */
  id: number;
  /** What else it means, beside that they are not deleted. */
  text: string;
  items: readonly Pickable[];
  /** What so many of them are called: "3 links". */
  words: (count: number) => string;
  /** Called with those that are out, so that they leave the selection. */
  onOut: (items: readonly Pickable[]) => void;
}

/** Takes one or many out of a campaign or a channel, a request each. Many become a job. */
export const TakeOutDialog = ({
  open,
  onClose,
  from,
  what,
  id,
  text,
  items,
  words,
  onOut,
}: TakeOutDialogProps) => {
  const work = useWork({
    items,
    jobOf: () => takeOutJob(items, { kind: what, id, title: from }),
    onClose,
    onEnd: onOut,
  });
  const { state, total } = work.work;
  const count = state === 'idle' ? items.length : total;
  const [only] = items;
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={
        state === 'idle' && items.length === 1 && only
          ? `Remove “${only.title}” from “${from}”?`
          : `Remove ${words(count)} from “${from}”${state === 'idle' ? '?' : ''}`
      }
      text={`${items.length === 1 ? `It leaves the ${what}; it is` : `They leave the ${what}; they are`} not deleted. ${text}`}
      size="small"
      startLabel={items.length === 1 ? 'Remove' : `Remove ${words(items.length)}`}
      danger
      doing={`Removing ${words(total)}`}
      did="removed"
      {...work}
    />
  );
};
