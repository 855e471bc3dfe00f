import { useMutation } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaigns.ts';
import { messageOf } from '#web/api/api-error.ts';
import { deleteCampaign } from '#web/api/campaigns.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { toast } from '#web/ui/toast.ts';
import { WholeAddress } from './WholeAddress.tsx';

interface DeleteCampaignDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  campaign: Campaign;
}

export const DeleteCampaignDialog = ({ open, onClose, onDeleted, campaign }: DeleteCampaignDialogProps) => {
  const remove = useMutation(deleteCampaign);
  const confirm = async () => {
    try {
      await remove.mutateAsync(campaign.id);
      toast('Campaign deleted');
      onDeleted();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={`Delete campaign “${campaign.name}”?`}
      confirmLabel="Delete campaign"
      pending={remove.isPending}
      error={remove.error ? messageOf(remove.error) : undefined}
    >
      <Stack gap={3}>
        <span>
          {campaign.rotator
            ? 'Its rotator and its list page stop working, also where they are printed:'
            : 'Its list page stops working:'}
        </span>
        <Stack gap={1}>
          {campaign.rotator ? <WholeAddress url={campaign.rotator} /> : null}
          <WholeAddress url={campaign.list} />
        </Stack>
        <span>Its links stay, with their own short URLs and their clicks.</span>
      </Stack>
    </ConfirmDialog>
  );
};
