import type { Campaign } from '#contract/campaigns.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteCampaign } from '#web/api/campaigns.ts';
import { useIsKept } from '#web/api/kept-aliases.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';

interface DeleteCampaignDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  campaign: Campaign;
}

/** A private campaign's list page is closed already. */
const lossOf = ({ rotator, public: isPublic }: Campaign) => {
  if (!rotator) return 'Its list page will stop working:';
  return `Its rotator ${isPublic ? 'and list page ' : ''}will stop working, including in print:`;
};

export const DeleteCampaignDialog = ({ open, onClose, onDeleted, campaign }: DeleteCampaignDialogProps) => {
  const deletion = useDeletion(deleteCampaign, campaign.id, () => {
    toast('Campaign deleted');
    onDeleted();
  });
  const isKept = useIsKept();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete campaign “${campaign.name}”?`}
      confirmLabel="Delete campaign"
    >
      <Stack gap={3}>
        {campaign.rotator || campaign.public ? (
          <>
            <span>{lossOf(campaign)}</span>
            <Stack gap={1}>
              {campaign.rotator ? <WholeAddress url={campaign.rotator} /> : null}
              {campaign.public ? <WholeAddress url={campaign.list} /> : null}
            </Stack>
          </>
        ) : null}
        <span>
          Its links won’t be deleted.
          {campaign.rotator && isKept(campaign.rotator) ? ' Only you can use its slug again.' : ''}
        </span>
      </Stack>
    </ConfirmDialog>
  );
};
