import type { Channel } from '#contract/channels.ts';
import { exactTime, shortDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { columnsAfter } from '#web/ui/table/columns-after.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { copiedLists as words } from '#web/words/copied-lists.ts';
import { plural } from '#web/words/language.ts';
import type { View } from './use-view.ts';
import type { Order } from './views.ts';

interface CopiedColumns<Row> {
  columns: readonly Column<Row>[];
  known: Pick<View<Row>, 'trends' | 'trendOf' | 'channelsOf'>;
  order: Order;
  /** The id of the column after which trends stand, and what is counted in it: "click" and "clicks". */
  counted: { after: string; visit: string; visits: string };
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
  return columnsAfter(columns, counted.after, [
    ...trendColumns({ trends, trendOf }, order, counted),
    ...channelColumns(channelsOf),
  ]);
}

function trendColumns<Record>(
  { trends, trendOf }: Pick<View<Record>, 'trends' | 'trendOf'>,
  order: Order,
  { visit, visits }: CopiedColumns<Record>['counted'],
): Column<Record>[] {
  if (!trends || (order !== 'growth' && order !== 'stopped')) return [];
  const since = new Date(trends.since);
  const isGrowth = order === 'growth';
  return [
    {
      id: 'trend',
      header: isGrowth ? words.since(shortDate(since)) : words.before(shortDate(since)),
      align: 'end',
      width: 132,
      cell: (row) => {
        const trend = trendOf(row);
        const size = (isGrowth ? trend?.grown : trend?.stopped) ?? 0;
        return (
          <Text
            tabular
            title={
              isGrowth
                ? words.since(exactTime(since))
                : words.period(exactTime(new Date(trends.before ?? trends.since)), exactTime(since))
            }
          >
            {isGrowth ? `+${formatCount(size)}` : plural(size, { one: `# ${visit}`, other: `# ${visits}` })}
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
      header: words.channelsColumn,
      width: 180,
      hideBelow: 'lg',
      cell: (row) => {
        const channels = channelsOf(row);
        return channels.length > 0 ? <ChannelBadges channels={channels} /> : null;
      },
    },
  ];
}
