import { exactTime, shortDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { columnsAfter } from '#web/ui/table/columns-after.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { copiedLists as words } from '#web/words/copied-lists.ts';
import { plural } from '#web/words/language.ts';
import type { View } from './view.ts';
import type { Order } from './orders.ts';

interface CopiedColumns<Row> {
  columns: readonly Column<Row>[];
  known: Pick<View<Row>, 'trends' | 'trendOf'>;
  order: Order;
  /**
   * The id of the column before the trend column, and the singular and plural of what it counts ("click", "clicks").
   */
  counted: { after: string; visit: string; visits: string };
}

/**
 * Adds the trend column, which only the local copy can fill. It shows how each row's visits changed between two
 * readings.
 */
export function withTrendColumn<Record>({
  columns,
  known,
  order,
  counted,
}: CopiedColumns<Record>): readonly Column<Record>[] {
  const trends = trendColumns(known, order, counted);
  return trends.length === 0 ? columns : columnsAfter(columns, counted.after, trends);
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
