import { useNavigate } from 'react-router-dom';
import type { Campaign } from '#contract/campaigns.ts';
import { useCredentials } from '#web/api/credentials.ts';
import { useExtension } from '#web/api/server-extensions.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { toast } from '#web/ui/toast.ts';
import { AddCampaignDialog } from './AddCampaignDialog.tsx';
import { AssignLinksDialog } from './AssignLinksDialog.tsx';
import type { CampaignDialog } from './campaign-actions.tsx';
import { CampaignDrawer } from './CampaignDrawer.tsx';
import { DeleteCampaignDialog } from './DeleteCampaignDialog.tsx';
import { EditCampaignDialog } from './EditCampaignDialog.tsx';
import { rotatorBase } from './rotator-address.ts';

interface CampaignDialogsProps {
  dialog: AddressDialog<CampaignDialog>;
  /** Those on the page. */
  campaigns: readonly Campaign[];
  onDeleted: () => void;
}

const newOne = { id: 0 };

/** What lies over the list of campaigns or over one of them, as the page's address says. */
export const CampaignDialogs = ({ dialog, campaigns, onDeleted }: CampaignDialogsProps) => {
  const navigate = useNavigate();
  const tellsLinks = useExtension('unassign');
  const base = rotatorBase(campaigns, useCredentials()?.server ?? '');
  const find = (name: CampaignDialog) => campaigns.find(({ id }) => id === dialog.idOf(name));
  const added = useOpened(dialog.name === 'new' ? newOne : undefined);
  const shown = useOpened(find('show'));
  const edited = useOpened(find('edit'));
  const assigned = useOpened(find('assign'));
  const deleted = useOpened(find('delete'));

  const onAdded = ({ id }: Campaign) => {
    dialog.close();
    toast('Campaign added', {
      action: {
        label: 'Add links',
        onSelect: () => void navigate(`${tellsLinks ? `/campaigns/${id}` : '/campaigns'}?open=assign-${id}`),
      },
    });
  };
  return (
    <>
      {added.subject ? (
        <AddCampaignDialog
          key={`new ${added.times}`}
          open={added.isOpen}
          onClose={dialog.close}
          base={base}
          onAdded={onAdded}
        />
      ) : null}
      {shown.subject ? (
        <CampaignDrawer
          key={`show ${shown.times}`}
          open={shown.isOpen}
          onClose={dialog.close}
          onOpen={dialog.open}
          campaign={shown.subject}
        />
      ) : null}
      {edited.subject ? (
        <EditCampaignDialog
          key={`edit ${edited.times}`}
          open={edited.isOpen}
          onClose={dialog.close}
          base={base}
          campaign={edited.subject}
        />
      ) : null}
      {assigned.subject ? (
        <AssignLinksDialog
          key={`assign ${assigned.times}`}
          open={assigned.isOpen}
          onClose={dialog.close}
          campaign={assigned.subject}
        />
      ) : null}
      {deleted.subject ? (
        <DeleteCampaignDialog
          key={`delete ${deleted.times}`}
          open={deleted.isOpen}
          onClose={dialog.close}
          onDeleted={onDeleted}
          campaign={deleted.subject}
        />
      ) : null}
    </>
  );
};
