import type { Campaign } from '#contract/campaigns.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteCampaign } from '#web/api/campaigns.ts';
import { useIsReserved } from '#web/api/reserved-aliases.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';
import { campaigns } from '#web/words/campaigns.ts';

interface DeleteCampaignDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  campaign: Campaign;
  /** How many links the campaign has. Undefined if unknown. */
  links: number | undefined;
}

/** A private campaign's list isn't visible anyway, so losing it isn't mentioned. */
const lossOf = ({ rotator, public: isPublic }: Campaign) => {
  if (!rotator) return words.deleteList;
  return isPublic ? words.deleteBoth : words.deleteRotator;
};

export const DeleteCampaignDialog = ({
  open,
  onClose,
  onDeleted,
  campaign,
  links,
}: DeleteCampaignDialogProps) => {
  const deletion = useDeletion(deleteCampaign, campaign.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  const isKept = useIsReserved();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(campaign.name)}
      confirmLabel={campaigns.deleteCampaign}
    >
      <Stack gap={3}>
        {campaign.rotator || campaign.public ? (
          <Stack gap={1}>
            <span>{lossOf(campaign)}</span>
            {campaign.rotator ? <WholeAddress url={campaign.rotator} /> : null}
            {campaign.public ? <WholeAddress url={campaign.list} /> : null}
          </Stack>
        ) : null}
        <span>
          {words.linksStay(links)} {campaign.rotator && isKept(campaign.rotator) ? words.slugKept : ''}
        </span>
      </Stack>
    </ConfirmDialog>
  );
};
