import { countOptions, lists } from '#web/api/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { campaignList } from '#web/api/campaigns.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { ExportButton } from '#web/bulk/ExportButton.tsx';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import type { CampaignDialog } from './campaign-actions.tsx';
import { campaignActions } from './campaign-actions.tsx';
import { campaignColumns } from './campaign-columns.tsx';
import { CampaignDialogs } from './campaign-dialogs.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

const NoCampaigns = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<Flag />}
    title="No campaigns yet"
    action={<Button onClick={onAdd}>Make the first one</Button>}
  >
    A campaign shares a group of links with others: on a list page, and through one address that rotates
    between them. To sort links, QR codes and bio pages for yourself, use{' '}
    <TextLink to="/channels">channels</TextLink>.
  </EmptyState>
);

export const CampaignListPage = () => {
  useDocumentTitle('Campaigns');
  const navigate = useNavigate();
  const tellsLinks = useExtension('unassign');
  const paging = useAddressQuery();
  const dialog = useAddressDialog<CampaignDialog>();
  const list = useQuery(campaignList({ page: paging.page, limit: paging.limit }));
  const { data: count } = useQuery(countOptions(lists.campaigns));
  const reading = listStatusOf(list);

  const { open } = dialog;
  const actions = useMemo(() => campaignActions(open, tellsLinks), [open, tellsLinks]);
  const add = () => open('new');

  return (
    <Page
      header={
        <PageHeader
          title="Campaigns"
          count={count}
          actions={
            reading.isMissing ? undefined : (
              <>
                <ExportButton list="campaigns" total={count} />
                <Button variant="primary" shortcut="n" onClick={add}>
                  New campaign
                </Button>
              </>
            )
          }
        />
      }
    >
      <QueryTable
        what="campaigns"
        icon={<Flag />}
        reading={reading}
        paging={paging}
        total={list.data?.result}
        pages={list.data?.maxpage}
        rows={list.data?.campaigns}
        columns={campaignColumns}
        rowKey={(campaign) => campaign.id}
        rowName={(campaign) => campaign.name}
        onOpen={({ id }) => (tellsLinks ? void navigate(`/campaigns/${id}`) : open('show', id))}
        actions={actions}
        quick={2}
        empty={<NoCampaigns onAdd={add} />}
      />
      <CampaignDialogs dialog={dialog} campaigns={list.data?.campaigns ?? []} onDeleted={dialog.drop} />
    </Page>
  );
};
