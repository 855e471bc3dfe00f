import { Pencil, Plus, SquareArrowOutUpRight, Star, StarOff } from 'lucide-react';
import type { Channel } from '#contract/channels.ts';
import { deleteAction } from '#web/ui/overlay/delete-action.tsx';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { channels as words } from '#web/words/channels.ts';
import { verbs } from '#web/words/verbs.ts';

export type ChannelDialog = 'new' | 'edit' | 'assign' | 'delete';

interface ChannelActions {
  open: (dialog: ChannelDialog, id: number) => void;
  onStar: (channel: Channel, starred: boolean) => void;
}

export const channelActions =
  ({ open, onStar }: ChannelActions): RowActions<Channel> =>
  (channel) => [
    {
      label: verbs.open,
      icon: <SquareArrowOutUpRight />,
      shortcut: 'enter',
      to: `/channels/${channel.id}`,
    },
    {
      label: words.addItems,
      changes: true,
      icon: <Plus />,
      shortcut: 'a',
      quick: true,
      onSelect: () => open('assign', channel.id),
    },
    {
      label: channel.starred ? words.unstar : words.star,
      changes: true,
      icon: channel.starred ? <StarOff /> : <Star />,
      shortcut: 's',
      onSelect: () => onStar(channel, !channel.starred),
    },
    {
      label: verbs.edit,
      changes: true,
      icon: <Pencil />,
      shortcut: 'e',
      onSelect: () => open('edit', channel.id),
    },
    'separator',
    deleteAction(() => open('delete', channel.id)),
  ];
