import { AlignLeft, Flag } from 'lucide-react';
import { useState } from 'react';
import { useFigures } from '#web/api/figures.ts';
import { useGroupPicks } from '#web/api/group-picks.ts';
import { campaignsOf } from '#web/api/links.ts';
import type { Group, GroupKind } from '#web/api/group-picks.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { assign } from '#web/words/assign.ts';
import { addToGroup } from '#web/words/add-to-group.ts';
import { pick } from '#web/words/pick.ts';
import { useWorkDialog } from './use-work-dialog.ts';

interface AddToGroupDialogProps {
  open: boolean;
  onClose: () => void;
  into: GroupKind;
  items: readonly Pickable[];
  /** Names a number of items, such as "3 links". */
  words: (count: number) => string;
  /** Called with the ids of the items that weren't added. */
  onKept?: (ids: ReadonlySet<number>) => void;
}

const kinds = {
  campaign: { path: '/campaigns?open=new', icon: <Flag /> },
  channel: { path: '/channels?open=new', icon: <AlignLeft /> },
};

const dotOf = ({ color }: Group) => (color ? <ColorDot color={color} /> : null);

/** Adds the selected items to one campaign or channel. Large numbers become a job. */
export const AddToGroupDialog = ({ open, onClose, into, items, words, onKept }: AddToGroupDialogProps) => {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<Group>();
  const source = useGroupPicks(into, search.trim());
  // A server that can't remove items may also handle items that are already in the group differently.
  const canTakeOut = useExtension('unassign');
  const { path, icon } = kinds[into];
  const texts = addToGroup[into];
  const only = items.length === 1 ? items[0] : undefined;
  // Marks groups that already contain the only item. Its figures come before the data in the list.
  const groups = useFigures(only?.type === 'qr' ? 'qr' : 'urls', only && [only])?.get(only?.id ?? 0)?.groups;
  const inside = groups
    ? groups[`${into}s`].map(({ id }) => id)
    : only?.link && (into === 'campaign' ? campaignsOf(only.link) : only.link.channel);
  const work = useWorkDialog({
    items,
    jobOf: () => group && assignJob(items, { kind: into, id: group.id, title: group.title }),
    onClose,
    ...(onKept && { onKept }),
  });
  const { state, total } = work.work;
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={
        state === 'idle'
          ? only
            ? texts.titleOf(only.title)
            : texts.title(words(items.length))
          : addToGroup.addingTo(words(total), group?.title ?? '')
      }
      text={canTakeOut ? (only ? undefined : texts.onceText) : assign.lastingText}
      startLabel={pick.add(words(items.length))}
      ready={group !== undefined}
      doing={pick.adding(words(total))}
      did={pick.added}
      {...work}
    >
      <PickPanel
        single
        what={texts.nouns}
        search={search}
        onSearch={setSearch}
        placeholder={texts.search}
        source={source}
        chosen={new Map(group ? [[group.key, group]] : [])}
        onChoose={(chosen) => setGroup(chosen[0])}
        noteOf={({ id }) => (inside?.includes(id) ? assign.added : undefined)}
        icon={into === 'channel' ? dotOf : undefined}
        empty={
          <EmptyState
            small
            icon={icon}
            title={texts.none}
            action={
              <LinkButton size="small" to={path}>
                {texts.createFirst}
              </LinkButton>
            }
          />
        }
      />
    </WorkDialog>
  );
};
