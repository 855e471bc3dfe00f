import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '#web/client/api-error.ts';
import { campaignDetail, knownCampaign } from '#web/api/campaigns.ts';
import { useGroupSeries } from '#web/api/group-series.ts';
import { TopItems } from '#web/statistics/TopItems.tsx';
import { counted, recentFigure } from '#web/statistics/recent-visits.ts';
import { StatisticsButton } from '#web/statistics/StatisticsButton.tsx';
import { RecentVisits } from '#web/statistics/RecentVisits.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { narrow, useMedia } from '#web/browser/media.ts';
import { formatCount, shareOf } from '#web/lib/numbers.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { deleteWithoutKey } from '#web/ui/overlay/delete-action.tsx';
import { MoreActions } from '#web/ui/overlay/MoreActions.tsx';
import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Toolbar } from '#web/ui/table/Toolbar.tsx';
import { campaignPage as words } from '#web/words/campaign-page.ts';
import { campaigns } from '#web/words/campaigns.ts';
import { links } from '#web/words/links.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { AccessBadge } from './AccessBadge.tsx';
import type { CampaignDialog } from './campaign-actions.tsx';
import { CampaignAddresses } from './CampaignAddresses.tsx';
import { CampaignDialogs } from './campaign-dialogs.ts';
import { CampaignLinks } from './CampaignLinks.tsx';

const clickKinds = [counted.clicks];

export const CampaignPage = () => {
  const id = idInAddress(useParams().id);
  const client = useQueryClient();
  const tellsLinks = useExtension('unassign');
  const paging = useAddressQuery();
  const { page, limit, get, change } = paging;
  const order = get('order') === 'date' ? 'date' : 'click';
  const dialog = useAddressDialog<CampaignDialog>();
  const detail = useQuery({ ...campaignDetail(id, { page, limit, order }), enabled: id > 0 });
  const { data, error } = detail;
  const campaign = data?.details ?? knownCampaign(client, id);
  const total = data?.data.result;
  const isFailed = error !== null && !data;
  const lately = useGroupSeries('campaign', id, total);
  const isNarrow = useMedia(narrow);
  useDocumentTitle(campaign?.name ?? campaigns.campaign);

  // Some servers refuse unsupported requests with HTTP 200.
  if (error instanceof ApiError && error.kind === 'refused' && !tellsLinks)
    return <Navigate to={`/campaigns?open=show-${id}`} replace />;
  if (id === 0 || (error instanceof ApiError && error.status === 404))
    return <MissingRecord what={campaigns.campaign} plural={campaigns.nouns} to="/campaigns" />;
  const add = () => dialog.open('assign', id);
  const clicks = data?.details.clicks;
  const best = lately && !isFailed ? <TopItems title={words.best} items={lately.data?.top} /> : null;
  const list = <CampaignLinks detail={data} reading={listStatusOf(detail)} paging={paging} onAdd={add} />;
  return (
    <Page
      header={
        <PageHeader
          title={campaign?.name ?? (isFailed ? campaigns.campaign : undefined)}
          count={total}
          crumbs={[{ label: campaigns.title, to: '/campaigns' }]}
          actions={
            campaign || !isFailed ? (
              <>
                <StatisticsButton of="campaign" id={id} />
                <Button
                  icon={<Pencil />}
                  compact
                  changes
                  shortcut="e"
                  onClick={() => dialog.open('edit', id)}
                >
                  {verbs.edit}
                </Button>
                <MoreActions items={[deleteWithoutKey(() => dialog.open('delete', id))]} />
                <Button variant="primary" shortcut="a" onClick={add}>
                  {campaigns.addLinks}
                </Button>
              </>
            ) : undefined
          }
        />
      }
    >
      {isFailed && !campaign ? (
        list
      ) : (
        <Split
          aside={
            <Stack gap={4}>
              <Card
                title={words.sharing}
                actions={campaign ? <AccessBadge isPublic={campaign.public} /> : undefined}
              >
                <CampaignAddresses campaign={campaign} onEdit={() => dialog.open('edit', id)} />
              </Card>
              {isNarrow ? null : best}
            </Stack>
          }
        >
          {isFailed || total === 0 ? null : (
            <Figures
              label={words.figures}
              items={[
                ...(lately && !lately.error ? [recentFigure(counted.clicks, lately.data, 'unknown')] : []),
                {
                  label: lately ? words.totalClicks : links.clicks,
                  value: clicks === undefined ? undefined : formatCount(clicks),
                  note: words.allLinks,
                },
                {
                  label: words.perLink,
                  value:
                    clicks === undefined || total === undefined
                      ? undefined
                      : formatCount(Math.round(shareOf(clicks, total))),
                  note: words.average,
                },
              ]}
            />
          )}
          {lately && !isFailed ? (
            <RecentVisits
              subject={{ of: 'campaign', id }}
              name={campaign?.name ?? ''}
              query={lately}
              kinds={clickKinds}
            />
          ) : null}
          {isNarrow ? best : null}
          {isFailed || total === 0 ? null : (
            <Toolbar>
              <Select
                fit
                aria-label={labels.order}
                value={order}
                onChange={(event) => change({ order: event.target.value === 'date' ? 'date' : undefined })}
                options={[
                  { value: 'click', label: words.mostClicked },
                  { value: 'date', label: words.newest },
                ]}
              />
            </Toolbar>
          )}
          {list}
        </Split>
      )}
      <CampaignDialogs
        dialog={dialog}
        campaigns={campaign ? [campaign] : []}
        onDeleted={() => dialog.leaveTo('/campaigns')}
        linksOf={() => total}
      />
    </Page>
  );
};
