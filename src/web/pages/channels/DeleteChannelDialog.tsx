import { useInfiniteQuery } from '@tanstack/react-query';
import type { Channel } from '#contract/channels.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { channelItems, deleteChannel, itemsIn } from '#web/api/channels.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';
import { channels } from '#web/words/channels.ts';
import { countKinds, kindsInWords } from './item-kinds.tsx';

interface DeleteChannelDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  channel: Channel;
}

export const DeleteChannelDialog = ({ open, onClose, onDeleted, channel }: DeleteChannelDialogProps) => {
  const deletion = useDeletion(deleteChannel, channel.id, () => {
    toast(words.deleted);
    onDeleted();
  });

  const { data, error } = useInfiniteQuery({ ...channelItems(channel.id), enabled: open });

  const losses = () => {
    if (error) return words.deleteUnknown(wholeMessageOf(error));
    if (!data) return <Skeleton width="most" />;
    const items = itemsIn(data.pages);
    const total = Math.max(items.length, data.pages[0]?.result ?? 0);
    if (total === 0) return words.deleteEmpty;
    const kinds = kindsInWords(countKinds(items));
    return total > items.length ? words.deletePart(formatCount(total), kinds) : words.deleteAll(total, kinds);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(channel.name)}
      confirmLabel={channels.deleteChannel}
      pending={deletion.pending || (!data && !error)}
    >
      {losses()}
    </ConfirmDialog>
  );
};
