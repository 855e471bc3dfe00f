import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Campaign } from '#contract/campaigns.ts';
import { AddCampaign } from '#contract/campaigns.ts';
import { addCampaign } from '#web/api/campaigns.ts';
import { useSaving } from '#web/client/saving.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { RotatorField } from './RotatorField.tsx';

interface AddCampaignDialogProps {
  open: boolean;
  onClose: () => void;
  /** What stands before a rotator's slug, where that is known. */
  base: string | undefined;
  onAdded: (campaign: Campaign) => void;
}

export const AddCampaignDialog = ({ open, onClose, base, onAdded }: AddCampaignDialogProps) => {
  const add = useMutation(addCampaign);
  const form = useForm({
    resolver: zodResolver(AddCampaign),
    mode: 'onTouched',
    defaultValues: { name: '', slug: '', public: false },
  });
  const { errors } = form.formState;
  const saving = useSaving('campaign', form, (body) => add.mutateAsync(body), onAdded);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New campaign"
      text="A campaign shares links with others: on a list page, and through one address that rotates between them. To sort things for yourself, make a channel."
      {...saving}
      submitLabel="Add campaign"
    >
      <Field
        label="Name"
        optional
        hint="Without one it is called “Untitled campaign”."
        error={errors.name?.message}
      >
        <TextInput dir="auto" autoComplete="off" placeholder="Spring sale" {...form.register('name')} />
      </Field>
      <RotatorField
        base={base}
        slug={form.watch('slug') ?? ''}
        saved={false}
        savedSlug=""
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
