import type { RowFigures } from '#web/api/figures.ts';
import { figureColumn } from '#web/statistics/figure-column.tsx';
import type { Campaign } from '#contract/campaigns.ts';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { campaigns as words } from '#web/words/campaigns.ts';
import { AccessBadge } from './AccessBadge.tsx';

export const campaignColumns = (figures: RowFigures | undefined): readonly Column<Campaign>[] => [
  {
    id: 'campaign',
    header: words.campaign,
    cell: (campaign) => (
      <Text cut title={campaign.name} weight="medium">
        <bdi>{campaign.name}</bdi>
      </Text>
    ),
  },
  {
    id: 'access',
    header: words.access,
    width: 112,
    onPhone: 'bare',
    cell: (campaign) => <AccessBadge isPublic={campaign.public} />,
  },
  ...figureColumn(figures),
  ...figureColumn(figures, { id: 'clicks', header: words.clicks, of: ({ clicks }) => clicks }),
  {
    id: 'rotator',
    header: words.rotator,
    width: 232,
    onPhone: 'none',
    cell: ({ rotator }) =>
      rotator ? (
        <ShortUrl url={rotator} whole="two-lines" />
      ) : (
        <Text size="sm" tone="third">
          {words.noRotator}
        </Text>
      ),
  },
  {
    id: 'list',
    header: words.list,
    hideBelow: 'lg',
    onPhone: 'none',
    cell: (campaign) =>
      campaign.public ? (
        <ShortUrl url={campaign.list} whole="two-lines" />
      ) : (
        <Text size="sm" tone="third">
          {words.noList}
        </Text>
      ),
  },
];
