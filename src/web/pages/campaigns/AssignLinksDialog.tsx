import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '#contract/campaigns.ts';
import { knownLinksOf } from '#web/api/campaigns.ts';
import { searchPause, useLinkPicks } from '#web/api/picks.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useWorkDialog } from '#web/bulk/use-work-dialog.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { useChosen } from '#web/browser/chosen.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { AssignDialog } from '#web/ui/overlay/AssignDialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { addToGroup } from '#web/words/add-to-group.ts';
import { assign } from '#web/words/assign.ts';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';
import { counts } from '#web/words/counts.ts';

interface AssignLinksDialogProps {
  open: boolean;
  onClose: () => void;
  campaign: Campaign;
}

export const AssignLinksDialog = ({ open, onClose, campaign }: AssignLinksDialogProps) => {
  const client = useQueryClient();
  const tellsLinks = useExtension('unassign');
  const [inside] = useState(() => knownLinksOf(client, campaign.id));
  const [view, setView] = useState('links');
  const [search, setSearch] = useState('');
  const source = useLinkPicks(useDebounced(search.trim(), searchPause));
  const { chosen, choose } = useChosen<Pickable>();
  const items = [...chosen.values()];
  const work = useWorkDialog({
    items,
    jobOf: () => assignJob(items, { kind: 'campaign', id: campaign.id, title: campaign.name }),
    onClose,
  });
  return (
    <AssignDialog
      open={open}
      onClose={onClose}
      title={words.assignTitle(campaign.name)}
      text={tellsLinks ? addToGroup.campaign.onceText : assign.lastingText}
      views={[
        {
          value: 'links',
          label: assign.allLinks,
          panel: (
            <PickPanel
              what={assign.linkNouns}
              search={search}
              onSearch={setSearch}
              placeholder={assign.searchLinks}
              source={source}
              chosen={chosen}
              onChoose={choose}
              noteOf={({ id }) => (inside.has(id) ? assign.added : undefined)}
              empty={
                <EmptyState small icon={<Link2 />} title={assign.noLinks}>
                  {assign.noLinksText}
                </EmptyState>
              }
            />
          ),
        },
      ]}
      view={view}
      onView={setView}
      chosen={chosen}
      onChoose={choose}
      words={counts.links}
      {...work}
    />
  );
};
