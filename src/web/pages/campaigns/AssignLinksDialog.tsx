import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '#contract/campaigns.ts';
import { knownLinksOf } from '#web/api/campaigns.ts';
import { searchPause, useLinkPicks } from '#web/api/picks.ts';
import type { Pickable } from '#web/api/picks.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useWork } from '#web/bulk/use-work.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { useChosen } from '#web/browser/chosen.ts';
import { countOf } from '#web/lib/numbers.ts';
import { useSettled } from '#web/browser/settled.ts';
import { AssignDialog } from '#web/ui/overlay/AssignDialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';

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
  const source = useLinkPicks(useSettled(search.trim(), searchPause));
  const { chosen, choose } = useChosen<Pickable>();
  const items = [...chosen.values()];
  const work = useWork({
    items,
    jobOf: () => assignJob(items, { kind: 'campaign', id: campaign.id, title: campaign.name }),
    onClose,
  });
  return (
    <AssignDialog
      open={open}
      onClose={onClose}
      title={`Add links to “${campaign.name}”`}
      text={`${tellsLinks ? '' : 'This API can’t list what is in a campaign, nor take it out again. '}Adding a link that is in it already changes nothing.`}
      views={[
        {
          value: 'links',
          label: 'All links',
          panel: (
            <PickPanel
              what="links"
              search={search}
              onSearch={setSearch}
              placeholder="Search, or paste a short URL"
              source={source}
              chosen={chosen}
              onChoose={choose}
              noteOf={({ id }) => (inside.has(id) ? 'In it already' : undefined)}
              empty={
                <EmptyState small icon={<Link2 />} title="No links yet">
                  Links that are made for this account can be added here.
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
      words={(count) => countOf(count, 'link')}
      {...work}
    />
  );
};
