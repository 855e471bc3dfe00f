import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addChannel } from '#web/api/channels.ts';
import { useSaving } from '#web/client/saving.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';
import { channels } from '#web/words/channels.ts';
import { addForm, emptyChannel } from './channel-form.ts';
import { ChannelFields } from './ChannelFields.tsx';

interface AddChannelDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (id: number) => void;
}

export const AddChannelDialog = ({ open, onClose, onAdded }: AddChannelDialogProps) => {
  const add = useMutation(addChannel);
  const form = useForm({ resolver: zodResolver(addForm), mode: 'onTouched', defaultValues: emptyChannel });
  const saving = useSaving(
    'channel',
    form,
    (body) => add.mutateAsync(body),
    ({ id }) => onAdded(id),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={channels.newChannel}
      text={words.createText}
      {...saving}
      submitLabel={words.create}
    >
      <ChannelFields form={form} />
    </FormDialog>
  );
};
