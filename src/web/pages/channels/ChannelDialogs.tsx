import { useNavigate } from 'react-router-dom';
import type { Channel } from '#contract/channels.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { toast } from '#web/ui/base/toast.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';
import { channels as channelWords } from '#web/words/channels.ts';
import { AddChannelDialog } from './AddChannelDialog.tsx';
import { AssignItemsDialog } from './AssignItemsDialog.tsx';
import type { ChannelDialog } from './channel-actions.tsx';
import { DeleteChannelDialog } from './DeleteChannelDialog.tsx';
import { EditChannelDialog } from './EditChannelDialog.tsx';

interface ChannelDialogsProps {
  dialog: AddressDialog<ChannelDialog>;
  channels: readonly Channel[];
  onDeleted: () => void;
}

const newOne = { id: 0 };

export const ChannelDialogs = ({ dialog, channels, onDeleted }: ChannelDialogsProps) => {
  const navigate = useNavigate();
  const find = (name: ChannelDialog) => channels.find(({ id }) => id === dialog.idOf(name));

  const onAdded = (id: number) => {
    dialog.close();
    toast(words.created, {
      action: {
        label: channelWords.addItems,
        onSelect: () => void navigate(`/channels/${id}?open=assign-${id}`),
      },
    });
  };
  return (
    <>
      <DialogPresence by={dialog.name === 'new' ? newOne : undefined} onClose={dialog.close}>
        {(opened) => <AddChannelDialog {...opened} onAdded={onAdded} />}
      </DialogPresence>
      <DialogPresence by={find('edit')} asked={dialog.idOf('edit')} onClose={dialog.close}>
        {(opened, channel) => <EditChannelDialog {...opened} channel={channel} />}
      </DialogPresence>
      <DialogPresence by={find('assign')} onClose={dialog.close}>
        {(opened, channel) => <AssignItemsDialog {...opened} channel={channel} />}
      </DialogPresence>
      <DialogPresence by={find('delete')} onClose={dialog.close}>
        {(opened, channel) => <DeleteChannelDialog {...opened} onDeleted={onDeleted} channel={channel} />}
      </DialogPresence>
    </>
  );
};
