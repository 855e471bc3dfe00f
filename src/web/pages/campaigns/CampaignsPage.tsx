import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useMemo } from 'react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { campaignCount, campaignList } from '#web/api/campaigns.ts';
import { useAddressDialog } from '#web/lib/address-dialog.ts';
import { pageSizes, useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListFoot } from '#web/ui/ListFoot.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import type { CampaignDialog } from './campaign-actions.tsx';
import { campaignActions } from './campaign-actions.tsx';
import { campaignColumns } from './campaign-columns.tsx';
import { CampaignDialogs } from './CampaignDialogs.tsx';
import { NoCampaigns } from './NoCampaigns.tsx';

export const CampaignsPage = () => {
  useDocumentTitle('Campaigns');
  const { page, limit, change, linkTo } = useAddressQuery();
  const dialog = useAddressDialog<CampaignDialog>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(campaignList({ page, limit }));
  const { data: count } = useQuery(campaignCount());

  const { open } = dialog;
  const actions = useMemo(() => campaignActions(open), [open]);
  const add = () => open('new');

  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Page
      header={
        <PageHeader
          title="Campaigns"
          count={count}
          actions={
            isMissing ? undefined : (
              <Button variant="primary" shortcut="n" onClick={add}>
                New campaign
              </Button>
            )
          }
        />
      }
    >
      {isMissing ? (
        <EmptyState icon={<Flag />} title="This server has no campaigns">
          It speaks this API, but without this part of it: it answers that the address does not exist.
        </EmptyState>
      ) : (
        <DataTable
          label="Campaigns"
          rows={data?.campaigns}
          columns={campaignColumns}
          rowKey={(campaign) => campaign.id}
          rowName={(campaign) => campaign.name}
          onOpen={({ id }) => open('show', id)}
          actions={actions}
          stale={isPlaceholderData}
          empty={<NoCampaigns page={page} total={data?.result ?? 0} linkTo={linkTo} onAdd={add} />}
          error={
            error ? (
              <Notice
                tone="bad"
                title="The campaigns could not be read"
                action={
                  <Button size="small" pending={isFetching} onClick={() => void refetch()}>
                    Try again
                  </Button>
                }
              >
                {messageOf(error)}
              </Notice>
            ) : undefined
          }
        />
      )}
      {data && data.result > 0 ? (
        <ListFoot>
          <Pager
            page={page}
            pages={data.maxpage}
            total={data.result}
            perPage={limit}
            linkTo={linkTo}
            onPerPage={(size) => change({ size: size === pageSizes[0] ? undefined : String(size) })}
            sizes={pageSizes}
          />
        </ListFoot>
      ) : null}
      <CampaignDialogs dialog={dialog} campaigns={data?.campaigns ?? []} />
    </Page>
  );
};
