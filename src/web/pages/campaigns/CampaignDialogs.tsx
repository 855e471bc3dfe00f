import { Navigate, useNavigate } from 'react-router-dom';
import type { Campaign } from '#contract/campaigns.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { toast } from '#web/ui/base/toast.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';
import { campaigns as campaignWords } from '#web/words/campaigns.ts';
import { AddCampaignDialog } from './AddCampaignDialog.tsx';
import { AssignLinksDialog } from './AssignLinksDialog.tsx';
import type { CampaignDialog } from './campaign-actions.tsx';
import { CampaignDrawer } from './CampaignDrawer.tsx';
import { DeleteCampaignDialog } from './DeleteCampaignDialog.tsx';
import { EditCampaignDialog } from './EditCampaignDialog.tsx';
import { rotatorBase } from './rotator-address.ts';

interface CampaignDialogsProps {
  dialog: AddressDialog<CampaignDialog>;
  campaigns: readonly Campaign[];
  onDeleted: () => void;
  /** Returns how many links a campaign has, or undefined if unknown. */
  linksOf: (id: number) => number | undefined;
}

const newOne = { id: 0 };

export const CampaignDialogs = ({ dialog, campaigns, onDeleted, linksOf }: CampaignDialogsProps) => {
  const navigate = useNavigate();
  const tellsLinks = useExtension('unassign');
  const base = rotatorBase(campaigns, useCredentials()?.server ?? '');
  const find = (name: CampaignDialog) => campaigns.find(({ id }) => id === dialog.idOf(name));

  const onAdded = ({ id }: Campaign) => {
    dialog.close();
    toast(words.created, {
      action: {
        label: campaignWords.addLinks,
        onSelect: () => void navigate(`${tellsLinks ? `/campaigns/${id}` : '/campaigns'}?open=assign-${id}`),
      },
    });
  };
  return (
    <>
      <DialogPresence by={dialog.name === 'new' ? newOne : undefined} onClose={dialog.close}>
        {(opened) => <AddCampaignDialog {...opened} base={base} onAdded={onAdded} />}
      </DialogPresence>
      {tellsLinks && dialog.name === 'show' ? (
        <Navigate to={`/campaigns/${dialog.idOf('show')}`} replace />
      ) : null}
      <DialogPresence by={tellsLinks ? undefined : find('show')} onClose={dialog.close}>
        {(opened, campaign) => <CampaignDrawer {...opened} onOpen={dialog.open} campaign={campaign} />}
      </DialogPresence>
      <DialogPresence by={find('edit')} asked={dialog.idOf('edit')} onClose={dialog.close}>
        {(opened, campaign) => <EditCampaignDialog {...opened} base={base} campaign={campaign} />}
      </DialogPresence>
      <DialogPresence by={find('assign')} onClose={dialog.close}>
        {(opened, campaign) => <AssignLinksDialog {...opened} campaign={campaign} />}
      </DialogPresence>
      <DialogPresence by={find('delete')} onClose={dialog.close}>
        {(opened, campaign) => (
          <DeleteCampaignDialog
            {...opened}
            onDeleted={onDeleted}
            campaign={campaign}
            links={linksOf(campaign.id)}
          />
        )}
      </DialogPresence>
    </>
  );
};
