import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '#web/client/api-error.ts';
import { campaignDetail, knownCampaign } from '#web/api/campaigns.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { formatCount, shareOf } from '#web/lib/numbers.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Toolbar } from '#web/ui/table/Toolbar.tsx';
import { AccessBadge } from './AccessBadge.tsx';
import type { CampaignDialog } from './campaign-actions.tsx';
import { CampaignAddresses } from './CampaignAddresses.tsx';
import { CampaignDialogs } from './campaign-dialogs.ts';
import { CampaignLinks } from './CampaignLinks.tsx';

export const CampaignPage = () => {
  const id = idInAddress(useParams().id);
  const client = useQueryClient();
  const navigate = useNavigate();
  const tellsLinks = useExtension('unassign');
  const paging = useAddressQuery();
  const { page, limit, get, change } = paging;
  const order = get('order') === 'date' ? 'date' : 'click';
  const dialog = useAddressDialog<CampaignDialog>();
  const detail = useQuery({ ...campaignDetail(id, { page, limit, order }), enabled: id > 0 });
  const { data, error } = detail;
  const campaign = data?.details ?? knownCampaign(client, id);
  useDocumentTitle(campaign?.name ?? 'Campaign');

  if (error instanceof ApiError && error.status === 404 && !tellsLinks)
    return <Navigate to={`/campaigns?open=show-${id}`} replace />;
  if (id === 0 || (error instanceof ApiError && error.status === 404))
    return <MissingRecord what="campaign" plural="campaigns" to="/campaigns" />;
  const add = () => dialog.open('assign', id);
  const clicks = data?.details.clicks;
  const links = data?.data.result;
  return (
    <Page
      header={
        <PageHeader
          title={campaign?.name ?? 'Campaign'}
          count={links}
          crumbs={[{ label: 'Campaigns', to: '/campaigns' }]}
          actions={
            campaign ? (
              <>
                <IconButton
                  label="Delete campaign"
                  icon={<Trash2 />}
                  changes
                  variant="secondary"
                  onClick={() => dialog.open('delete', id)}
                />
                <Button icon={<Pencil />} changes shortcut="e" onClick={() => dialog.open('edit', id)}>
                  Edit
                </Button>
                <Button variant="primary" shortcut="a" onClick={add}>
                  Add links
                </Button>
              </>
            ) : undefined
          }
        />
      }
    >
      <Split
        aside={
          <Card title="Shared by" actions={campaign ? <AccessBadge isPublic={campaign.public} /> : undefined}>
            {campaign ? <CampaignAddresses campaign={campaign} /> : <Skeleton width="most" />}
          </Card>
        }
      >
        {(error && !data) || links === 0 ? null : (
          <Figures
            label="The campaign’s clicks"
            items={[
              {
                label: 'Clicks',
                value: clicks === undefined ? undefined : formatCount(clicks),
                note: 'of all its links, of all time',
              },
              {
                label: 'A link',
                value:
                  clicks === undefined || links === undefined
                    ? undefined
                    : formatCount(Math.round(shareOf(clicks, links))),
                note: 'clicks on average',
              },
            ]}
          />
        )}
        {links ? (
          <Toolbar
            end={
              <Select
                fit
                aria-label="Order"
                value={order}
                onChange={(event) => change({ order: event.target.value === 'date' ? 'date' : undefined })}
                options={[
                  { value: 'click', label: 'Most clicked first' },
                  { value: 'date', label: 'Newest first' },
                ]}
              />
            }
          >
            <Text size="sm" tone="second">
              Shares are of the campaign’s clicks.
            </Text>
          </Toolbar>
        ) : null}
        <CampaignLinks detail={data} reading={listStatusOf(detail)} paging={paging} onAdd={add} />
      </Split>
      <CampaignDialogs
        dialog={dialog}
        campaigns={campaign ? [campaign] : []}
        onDeleted={() => void navigate('/campaigns', { replace: true })}
      />
    </Page>
  );
};
