import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Campaign } from '#contract/campaigns.ts';
import { updateCampaign } from '#web/api/campaigns.ts';
import { useSaving } from '#web/client/saving.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { editForm, editValues } from './campaign-form.ts';
import { slugOf } from './rotator-address.ts';
import { RotatorField } from './RotatorField.tsx';

interface EditCampaignDialogProps {
  open: boolean;
  onClose: () => void;
  base: string | undefined;
  campaign: Campaign;
}

export const EditCampaignDialog = ({ open, onClose, base, campaign: current }: EditCampaignDialogProps) => {
  // As it was when the form was opened: what is typed is held against that.
  const [campaign] = useState(current);
  const update = useMutation(updateCampaign);
  const form = useForm({
    resolver: zodResolver(editForm(campaign)),
    mode: 'onTouched',
    defaultValues: editValues(campaign),
  });
  const { errors } = form.formState;
  const saving = useSaving(
    `campaign ${campaign.id}`,
    form,
    (body) => update.mutateAsync({ id: campaign.id, ...body }),
    () => {
      toast('Campaign saved');
      onClose();
    },
  );
  return (
    <FormDialog open={open} onClose={onClose} title="Edit campaign" {...saving} submitLabel="Save">
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
      <RotatorField
        base={base}
        slug={form.watch('slug') ?? ''}
        saved={campaign.rotator}
        savedSlug={slugOf(campaign)}
        error={errors.slug?.message}
        input={form.register('slug')}
      />
      <Switch
        label="Public"
        hint="Anyone who has its address can see the list page."
        {...form.register('public')}
      />
    </FormDialog>
  );
};
