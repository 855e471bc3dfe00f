import type { Channel } from '#contract/channels.ts';
import { exactTime, shortDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import type { View } from './use-view.ts';
import type { Order } from './views.ts';

interface CopiedColumns<Row> {
  columns: readonly Column<Row>[];
  known: Pick<View<Row>, 'trends' | 'trendOf' | 'channelsOf'>;
  order: Order;
  /** The id of the column after which trends stand, and what is counted in it: "clicks". */
  counted: { after: string; visits: string };
}

const shown = 2;

const ChannelBadges = ({ channels }: { channels: readonly Channel[] }) => (
  <Row gap={1}>
    {channels.slice(0, shown).map(({ id, name, color }) => (
      <TextLink key={id} to={`/channels/${id}`} look="quiet">
        <Badge dot={color || true}>
          <bdi>{name}</bdi>
        </Badge>
      </TextLink>
    ))}
    {channels.length > shown ? (
      <Text
        size="sm"
        tone="second"
        title={channels
          .slice(shown)
          .map(({ name }) => name)
          .join(', ')}
      >
        {`+${formatCount(channels.length - shown)}`}
      </Text>
    ) : null}
  </Row>
);

/** What only the copy knows of each row: the channels that hold it, and how its visits grew between two readings. */
export function withCopied<Record>({
  columns,
  known: { trends, trendOf, channelsOf },
  order,
  counted,
}: CopiedColumns<Record>): readonly Column<Record>[] {
  const place = columns.findIndex(({ id }) => id === counted.after) + 1;
  return [
    ...columns.slice(0, place),
    ...trendColumns({ trends, trendOf }, order, counted.visits),
    ...channelColumns(channelsOf),
    ...columns.slice(place),
  ];
}

function trendColumns<Record>(
  { trends, trendOf }: Pick<View<Record>, 'trends' | 'trendOf'>,
  order: Order,
  visits: string,
): Column<Record>[] {
  if (!trends || (order !== 'growth' && order !== 'stopped')) return [];
  const since = new Date(trends.since);
  const isGrowth = order === 'growth';
  return [
    {
      id: 'trend',
      header: isGrowth ? `Since ${shortDate(since)}` : `Before ${shortDate(since)}`,
      align: 'end',
      width: 132,
      cell: (row) => {
        const trend = trendOf(row);
        const size = (isGrowth ? trend?.grown : trend?.stopped) ?? 0;
        return (
          <Text
            tabular
            title={`Counted between the readings of ${exactTime(new Date(isGrowth ? trends.since : (trends.before ?? trends.since)))} and ${isGrowth ? 'the latest' : exactTime(since)}`}
          >
            {isGrowth ? `+${formatCount(size)}` : `${formatCount(size)} ${visits}`}
          </Text>
        );
      },
    },
  ];
}

function channelColumns<Record>(channelsOf: View<Record>['channelsOf']): Column<Record>[] {
  if (!channelsOf) return [];
  return [
    {
      id: 'channels',
      header: 'Channels',
      width: 180,
      hideBelow: 'lg',
      cell: (row) => {
        const channels = channelsOf(row);
        return channels.length > 0 ? <ChannelBadges channels={channels} /> : null;
      },
    },
  ];
}
