import { AlignLeft, Flag } from 'lucide-react';
import { useState } from 'react';
import { useGroupPicks } from '#web/api/group-picks.ts';
import type { Group, GroupKind } from '#web/api/group-picks.ts';
import type { Pickable } from '#web/api/picks.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { useWork } from './use-work.ts';

interface AddToGroupDialogProps {
  open: boolean;
  onClose: () => void;
  into: GroupKind;
  items: readonly Pickable[];
  /** What so many of them are called: "3 links". */
  words: (count: number) => string;
  /** Called with the ids of those that are not in. */
  onKept: (ids: ReadonlySet<number>) => void;
}

const kinds = {
  campaign: {
    plural: 'campaigns',
    path: '/campaigns?open=new',
    icon: <Flag />,
    text: 'A link can be in several campaigns. Adding one that is in it already changes nothing.',
  },
  channel: {
    plural: 'channels',
    path: '/channels?open=new',
    icon: <AlignLeft />,
    text: 'One thing can be in several channels. Adding one that is in it already changes nothing.',
  },
};

const dotOf = ({ color }: Group) => (color ? <ColorDot color={color} /> : null);

/** Puts what is selected into one campaign or channel, a request each. Many become a job. */
export const AddToGroupDialog = ({ open, onClose, into, items, words, onKept }: AddToGroupDialogProps) => {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<Group>();
  const source = useGroupPicks(into, search.trim());
  const { plural, path, icon, text } = kinds[into];
  const work = useWork({
    items,
    jobOf: () => group && assignJob(items, { kind: into, id: group.id, title: group.title }),
    onClose,
    onKept,
  });
  const { state, total } = work.work;
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={
        state === 'idle'
          ? `Add ${words(items.length)} to a ${into}`
          : `Add ${words(total)} to “${group?.title}”`
      }
      text={text}
      startLabel={`Add ${words(items.length)}`}
      ready={group !== undefined}
      doing={`Adding ${words(total)}`}
      did="added"
      {...work}
    >
      <PickPanel
        single
        what={plural}
        search={search}
        onSearch={setSearch}
        placeholder={into === 'channel' ? 'Search by name or description' : 'Search by name'}
        source={source}
        chosen={new Map(group ? [[group.key, group]] : [])}
        onChoose={(chosen) => setGroup(chosen[0])}
        icon={into === 'channel' ? dotOf : undefined}
        empty={
          <EmptyState
            small
            icon={icon}
            title={`No ${plural} yet`}
            action={
              <LinkButton size="small" to={path}>
                Make the first one
              </LinkButton>
            }
          />
        }
      />
    </WorkDialog>
  );
};
