import { X } from 'lucide-react';
import type { Compared, Comparison } from '#contract/analytics.ts';
import { saveOnDemand } from '#web/ui/chart/save-on-demand.ts';
import { pathOfValue, valueName } from '#web/statistics/analytics/values.ts';
import { briefMoment, plainMoment } from '#web/statistics/time-words.ts';
import { Count } from '#web/ui/base/Count.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { ChartAction } from '#web/ui/chart/ChartAction.tsx';
import { SeriesSample } from '#web/ui/chart/SeriesSample.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import type { Column, RowAction } from '#web/ui/table/table-columns.ts';
import { analytics } from '#web/words/analytics.ts';
import { charts } from '#web/words/charts.ts';
import { compare as words } from '#web/words/compare.ts';
import { comparison as more } from '#web/words/comparison.ts';
import { verbs } from '#web/words/verbs.ts';
import { visits } from '#web/words/visits.ts';
import { lineKey } from './RecordComparisonChart.tsx';
import type { ComparedKind } from './compared-records.ts';

interface RecordComparisonTableProps {
  of: ComparedKind;
  /** Undefined while loading. */
  comparison: Comparison | undefined;
  onRemove: (id: number) => void;
}

const counts = ['visitors', 'newVisitors', 'repeatVisitors'] as const;

/** As narrow as the headings allow in either language, so that the names get the remaining width. */
const widths = { visitors: 136, newVisitors: 136, repeatVisitors: 132 } as const;

const nameOfRecord =
  (of: ComparedKind) =>
  ({ id, name, title }: Compared) =>
    valueName(of, String(id), name, title);

const columnsFor = (of: ComparedKind, records: readonly Compared[]): readonly Column<Compared>[] => {
  const nameOf = nameOfRecord(of);
  const lines = records.map((each) => ({ key: lineKey(each), label: nameOf(each) }));
  return [
    {
      id: 'name',
      header: words.name,
      cell: (each) => {
        const path = pathOfValue(of, String(each.id), each.name);
        const name = <bdi>{nameOf(each)}</bdi>;
        return (
          <Row gap={3} nowrap>
            <SeriesSample series={lines} place={records.indexOf(each)} />
            <Lines
              first={
                path === undefined ? (
                  name
                ) : (
                  <TextLink to={path} look="quiet">
                    {name}
                  </TextLink>
                )
              }
              second={
                each.title ? (
                  <Text mono tone="second">
                    <bdi dir="ltr">{each.name}</bdi>
                  </Text>
                ) : undefined
              }
            />
          </Row>
        );
      },
    },
    {
      id: 'visits',
      header: visits.visit.title,
      align: 'end',
      width: 80,
      cell: ({ totals }) => <Count value={totals.visits} />,
    },
    ...counts.map((key): Column<Compared> => ({
      id: key,
      header: analytics[key],
      align: 'end',
      width: widths[key],
      hideBelow: key === 'visitors' ? undefined : 'md',
      cell: ({ totals }) => <Count value={totals[key]} />,
    })),
    {
      id: 'busiest',
      header: analytics.busiestHour,
      align: 'end',
      width: 128,
      hideBelow: 'md',
      cell: ({ totals: { busiest } }) => (busiest ? briefMoment(busiest.at) : '–'),
    },
  ];
};

/** Lists each record's figures, in the order in which the records were chosen. */
export const RecordComparisonTable = ({ of, comparison, onRemove }: RecordComparisonTableProps) => {
  const records = comparison?.records ?? [];
  const actions = ({ id }: Compared): RowAction[] => [
    { label: verbs.remove, icon: <X />, quick: true, onSelect: () => onRemove(id) },
  ];
  const save = () => {
    const head = [
      words.name,
      more.id,
      visits.visit.title,
      ...counts.map((key) => analytics[key]),
      analytics.busiestHour,
    ];
    const rows = records.map((each) => [
      nameOfRecord(of)(each),
      each.id,
      each.totals.visits,
      ...counts.map((key) => each.totals[key]),
      each.totals.busiest && plainMoment(each.totals.busiest.at),
    ]);
    void saveOnDemand(({ saveTable }) => saveTable({ head, rows }, `compared-${of}`));
  };
  return (
    <Card
      title={words.table}
      actions={
        <ChartAction label={charts.downloadCsv(words.table)} onClick={save}>
          {more.csv}
        </ChartAction>
      }
      flush
    >
      <DataTable
        label={words.table}
        rows={records}
        columns={columnsFor(of, records)}
        rowKey={({ id }) => id}
        rowName={nameOfRecord(of)}
        density="two"
        actions={actions}
        empty={null}
        inset
        keys={false}
      />
    </Card>
  );
};
