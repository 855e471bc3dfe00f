import { useNavigate } from 'react-router-dom';
import type { Channel } from '#contract/channels.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { toast } from '#web/ui/toast.ts';
import { AddChannelDialog } from './AddChannelDialog.tsx';
import { AssignItemsDialog } from './AssignItemsDialog.tsx';
import type { ChannelDialog } from './channel-actions.tsx';
import { DeleteChannelDialog } from './DeleteChannelDialog.tsx';
import { EditChannelDialog } from './EditChannelDialog.tsx';

interface ChannelDialogsProps {
  dialog: AddressDialog<ChannelDialog>;
  /** Those on the page. */
  channels: readonly Channel[];
  onDeleted: () => void;
}

const newOne = { id: 0 };

/** What lies over the list of channels or over one of them, as the page's address says. */
export const ChannelDialogs = ({ dialog, channels, onDeleted }: ChannelDialogsProps) => {
  const navigate = useNavigate();
  const find = (name: ChannelDialog) => channels.find(({ id }) => id === dialog.idOf(name));
  const added = useOpened(dialog.name === 'new' ? newOne : undefined);
  const edited = useOpened(find('edit'));
  const assigned = useOpened(find('assign'));
  const deleted = useOpened(find('delete'));

  const onAdded = (id: number) => {
    dialog.close();
    toast('Channel added', {
      action: { label: 'Add items', onSelect: () => void navigate(`/channels/${id}?open=assign-${id}`) },
    });
  };
  return (
    <>
      {added.subject ? (
        <AddChannelDialog
          key={`new ${added.times}`}
          open={added.isOpen}
          onClose={dialog.close}
          onAdded={onAdded}
        />
      ) : null}
      {edited.subject ? (
        <EditChannelDialog
          key={`edit ${edited.times}`}
          open={edited.isOpen}
          onClose={dialog.close}
          channel={edited.subject}
        />
      ) : null}
      {assigned.subject ? (
        <AssignItemsDialog
          key={`assign ${assigned.times}`}
          open={assigned.isOpen}
          onClose={dialog.close}
          channel={assigned.subject}
        />
      ) : null}
      {deleted.subject ? (
        <DeleteChannelDialog
          key={`delete ${deleted.times}`}
          open={deleted.isOpen}
          onClose={dialog.close}
          onDeleted={onDeleted}
          channel={deleted.subject}
        />
      ) : null}
    </>
  );
};
