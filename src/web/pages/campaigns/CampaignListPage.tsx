import { useFigures } from '#web/api/figures.ts';
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
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { campaigns as words } from '#web/words/campaigns.ts';
import type { CampaignDialog } from './campaign-actions.tsx';
import { campaignActions } from './campaign-actions.tsx';
import { campaignColumns } from './campaign-columns.tsx';
import { CampaignDialogs } from './campaign-dialogs.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

const NoCampaigns = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<Flag />}
    title={words.none}
    action={
      <Button changes onClick={onAdd}>
        {words.createFirst}
      </Button>
    }
  >
    <Sentence
      of={words.noneText}
      parts={{ channels: <TextLink to="/channels">{words.channels}</TextLink> }}
    />
  </EmptyState>
);

export const CampaignListPage = () => {
  useDocumentTitle(words.title);
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

  const figures = useFigures('campaigns', list.data?.campaigns);
  const columns = useMemo(() => campaignColumns(figures), [figures]);

  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={count}
          actions={
            reading.isMissing ? undefined : (
              <>
                <ExportButton list="campaigns" total={count} />
                <Button variant="primary" shortcut="n" onClick={add}>
                  {words.newCampaign}
                </Button>
              </>
            )
          }
        />
      }
    >
      <QueryTable
        list="campaigns"
        what={words.nouns}
        icon={<Flag />}
        reading={reading}
        paging={paging}
        total={list.data?.result}
        pages={list.data?.maxpage}
        rows={list.data?.campaigns}
        columns={columns}
        rowKey={(campaign) => campaign.id}
        rowName={(campaign) => campaign.name}
        onOpen={({ id }) => (tellsLinks ? void navigate(`/campaigns/${id}`) : open('show', id))}
        actions={actions}
        quick={2}
        empty={<NoCampaigns onAdd={add} />}
      />
      <CampaignDialogs
        dialog={dialog}
        campaigns={list.data?.campaigns ?? []}
        onDeleted={dialog.drop}
        linksOf={(id) => figures?.get(id)?.links}
      />
    </Page>
  );
};
