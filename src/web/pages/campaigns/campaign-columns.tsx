import type { Campaign } from '#contract/campaigns.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { AccessBadge } from './AccessBadge.tsx';

export const campaignColumns: readonly Column<Campaign>[] = [
  {
    id: 'campaign',
    header: 'Campaign',
    cell: (campaign) => (
      <Text cut title={campaign.name} weight="medium">
        <bdi>{campaign.name}</bdi>
      </Text>
    ),
  },
  {
    id: 'access',
    header: 'Access',
    width: 120,
    cell: (campaign) => <AccessBadge isPublic={campaign.public} />,
  },
  {
    id: 'rotator',
    header: 'Rotator',
    cell: ({ rotator }) =>
      rotator ? (
        <ShortUrl url={readableUrl(rotator)} />
      ) : (
        <Text size="sm" tone="third">
          None
        </Text>
      ),
  },
  {
    id: 'list',
    header: 'List page',
    hideBelow: 'lg',
    cell: (campaign) =>
      campaign.public ? (
        <ShortUrl url={readableUrl(campaign.list)} />
      ) : (
        <Text size="sm" tone="third">
          Closed while private
        </Text>
      ),
  },
];
