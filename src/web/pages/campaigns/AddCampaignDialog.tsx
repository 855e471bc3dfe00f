import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Campaign } from '#contract/campaigns.ts';
import { addCampaign } from '#web/api/campaigns.ts';
import { useSaving } from '#web/client/saving.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';
import { campaigns } from '#web/words/campaigns.ts';
import { addForm, emptyCampaign } from './campaign-form.ts';
import { CampaignFields } from './CampaignFields.tsx';

interface AddCampaignDialogProps {
  open: boolean;
  onClose: () => void;
  /** The address before a rotator's slug. Undefined if unknown. */
  base: string | undefined;
  onAdded: (campaign: Campaign) => void;
}

export const AddCampaignDialog = ({ open, onClose, base, onAdded }: AddCampaignDialogProps) => {
  const add = useMutation(addCampaign);
  const form = useForm({
    resolver: zodResolver(addForm),
    mode: 'onTouched',
    defaultValues: emptyCampaign,
  });
  const saving = useSaving('campaign', form, (body) => add.mutateAsync(body), onAdded);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={campaigns.newCampaign}
      text={words.createText}
      {...saving}
      submitLabel={words.create}
    >
      <CampaignFields form={form} base={base} />
    </FormDialog>
  );
};
