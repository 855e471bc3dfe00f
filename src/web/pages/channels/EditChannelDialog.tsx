import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Channel } from '#contract/channels.ts';
import { updateChannel } from '#web/api/channels.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { useDraft } from '#web/lib/draft.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { changesIn, editForm, valuesOf } from './channel-form.ts';
import { ChannelFields } from './ChannelFields.tsx';

interface EditChannelDialogProps {
  open: boolean;
  onClose: () => void;
  channel: Channel;
}

export const EditChannelDialog = ({ open, onClose, channel: current }: EditChannelDialogProps) => {
  // As it was when the form was opened: what is typed is held against that.
  const [channel] = useState(current);
  const update = useMutation(updateChannel);
  const form = useForm({
    resolver: zodResolver(editForm(channel)),
    mode: 'onTouched',
    defaultValues: valuesOf(channel),
  });
  const { errors, isDirty } = form.formState;
  const draft = useDraft(`channel ${channel.id}`, form);
  const submit = form.handleSubmit(async (body) => {
    const changes = changesIn(body, valuesOf(channel));
    try {
      if (Object.keys(changes).length > 0) {
        await update.mutateAsync({ id: channel.id, ...changes });
        toast('Channel saved');
      }
      draft.drop();
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit channel"
      onSubmit={submit}
      submitLabel="Save"
      pending={update.isPending}
      dirty={isDirty}
      draft={draft}
      error={errors.root?.message}
    >
      <ChannelFields form={form} />
    </FormDialog>
  );
};
