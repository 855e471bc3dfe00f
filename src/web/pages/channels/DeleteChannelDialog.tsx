import { useInfiniteQuery } from '@tanstack/react-query';
import type { Channel } from '#contract/channels.ts';
import { messageOf } from '#web/client/api-error.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { channelItems, deleteChannel, itemsIn } from '#web/api/channels.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { countKinds, kindsInWords } from './item-kinds.tsx';

interface DeleteChannelDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  channel: Channel;
}

export const DeleteChannelDialog = ({ open, onClose, onDeleted, channel }: DeleteChannelDialogProps) => {
  const deletion = useDeletion(deleteChannel, channel.id, () => {
    toast('Channel deleted');
    onDeleted();
  });

  const { data, error } = useInfiniteQuery({ ...channelItems(channel.id), enabled: open });

  const losses = () => {
    if (error)
      return `What is in it could not be counted (${messageOf(error)}). Whatever it is leaves the channel; it is not deleted.`;
    if (!data) return <Skeleton width="most" />;
    const items = itemsIn(data.pages);
    const total = Math.max(items.length, data.pages[0]?.result ?? 0);
    if (total === 0) return 'Nothing is in it.';
    const words =
      total > items.length
        ? `${formatCount(total)} items, ${kindsInWords(countKinds(items))} among them, leave`
        : `${kindsInWords(countKinds(items))} ${total === 1 ? 'leaves' : 'leave'}`;
    return `${words} this channel; ${total === 1 ? 'it is' : 'they are'} not deleted.`;
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete channel “${channel.name}”?`}
      confirmLabel="Delete channel"
      pending={deletion.pending || (!data && !error)}
    >
      {losses()}
    </ConfirmDialog>
  );
};
