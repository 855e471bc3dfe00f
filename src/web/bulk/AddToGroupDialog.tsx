import { useQueryClient } from '@tanstack/react-query';
import { AlignLeft, Flag } from 'lucide-react';
import { useState } from 'react';
import { useBudget } from '#web/client/budget.ts';
import { assignToCampaign } from '#web/api/campaigns.ts';
import { assignToChannel } from '#web/api/channels.ts';
import { useGroupPicks } from '#web/api/group-picks.ts';
import type { Group, GroupKind } from '#web/api/group-picks.ts';
import { useManyAtOnce } from '#web/client/many-at-once.ts';
import type { Many } from '#web/client/many-at-once.ts';
import type { Pickable } from '#web/api/picks.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { requestPrice } from '#web/lib/request-price.ts';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { useHandOver } from './hand-over.ts';

export interface AddToGroupDialogProps {
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
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<Group>();
  const source = useGroupPicks(into, search.trim());
  const { limit, remaining, waitingUntil } = useBudget();
  const { many, start, retry, stop } = useManyAtOnce((item: Pickable, sending) =>
    into === 'campaign'
      ? assignToCampaign(group?.id ?? 0, item.id, sending)
      : assignToChannel(group?.id ?? 0, item, sending),
  );
  const { plural, path, icon, text } = kinds[into];
  const handOver = useHandOver({ items, onKept });

  const finish = async (work: Promise<Many<Pickable>>) => {
    const { done, total, failed, left } = await work;
    if (done > 0 && into === 'channel')
      void client.invalidateQueries({ queryKey: ['channels', 'items', group?.id] });
    onKept(new Set([...failed.map(({ item }) => item.id), ...left.map(({ id }) => id)]));
    if (done < total) return;
    toast(`${words(done)} added to ${group?.title}`);
    onClose();
  };
  const begin = async () => {
    if (group && (await handOver(assignJob(items, { kind: into, id: group.id, title: group.title }))))
      onClose();
    else await finish(start(items));
  };
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={
        many.state === 'idle'
          ? `Add ${words(items.length)} to a ${into}`
          : `Add ${words(many.total)} to “${group?.title}”`
      }
      text={text}
      startLabel={`Add ${words(items.length)}`}
      ready={group !== undefined}
      count={items.length}
      price={(count) => requestPrice(count, limit, remaining)}
      doing={`Adding ${words(many.total)}`}
      did="added"
      work={many}
      waitingUntil={waitingUntil}
      onStart={() => void begin()}
      onRetry={() => void finish(retry())}
      onStop={stop}
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
