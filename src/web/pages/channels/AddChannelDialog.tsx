import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addChannel } from '#web/api/channels.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { useDraft } from '#web/lib/draft.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
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
  const { errors, isDirty } = form.formState;
  const draft = useDraft('channel', form);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { id } = await add.mutateAsync(body);
      draft.drop();
      onAdded(id);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New channel"
      text="A channel sorts links, QR codes and bio pages for yourself. To share links with others, make a campaign."
      onSubmit={submit}
      submitLabel="Add channel"
      pending={add.isPending}
      dirty={isDirty}
      draft={draft}
      error={errors.root?.message}
    >
      <ChannelFields form={form} />
    </FormDialog>
  );
};
