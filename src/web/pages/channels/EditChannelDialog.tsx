import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Channel } from '#contract/channels.ts';
import { updateChannel } from '#web/api/channels.ts';
import { lists } from '#web/api/lists.ts';
import { rereadRow } from '#web/api/reread.ts';
import { useSaving } from '#web/client/saving.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { changesIn, editForm, valuesOf } from './channel-form.ts';
import { ChannelFields } from './ChannelFields.tsx';

interface EditChannelDialogProps {
  open: boolean;
  onClose: () => void;
  channel: Channel;
}

export const EditChannelDialog = ({ open, onClose, channel }: EditChannelDialogProps) => {
  // The values that the form opened with, plus changes merged from the server since. Input is compared with these.
  const [began, setBegan] = useState(() => valuesOf(channel));
  const client = useQueryClient();
  const update = useMutation(updateChannel);
  const form = useForm({
    resolver: zodResolver(editForm(began)),
    mode: 'onTouched',
    defaultValues: began,
  });
  const saving = useSaving(
    `channel ${channel.id}`,
    form,
    async (body) => {
      const changes = changesIn(body, began);
      if (Object.keys(changes).length === 0) return;
      await update.mutateAsync({ id: channel.id, ...changes });
      toast(words.saved);
    },
    onClose,
    {
      known: {
        now: valuesOf(channel),
        onTaken: setBegan,
        read: rereadRow(client, lists.channels, channel.id, valuesOf),
        labels: { name: labels.name, description: labels.description },
      },
    },
  );
  return (
    <FormDialog open={open} onClose={onClose} title={words.edit} {...saving} submitLabel={verbs.save}>
      <ChannelFields form={form} />
    </FormDialog>
  );
};
