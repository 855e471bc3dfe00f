import { SquareArrowOutUpRight, X } from 'lucide-react';
import { saveOnDemand } from '#web/ui/chart/save-on-demand.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { busiestOf, repeatShare, sumOf } from '#web/statistics/measured.ts';
import type { Period } from '#web/statistics/period.ts';
import { briefMoment, plainMoment } from '#web/statistics/time-words.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Count } from '#web/ui/base/Count.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SeriesSample } from '#web/ui/chart/SeriesSample.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import type { Column, RowAction } from '#web/ui/table/table-columns.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { verbs } from '#web/words/verbs.ts';
import { comparison as words } from '#web/words/comparison.ts';
import { visits } from '#web/words/visits.ts';
import { linesOf } from './compared-codes.ts';
import type { ComparedVisits } from './ComparisonChart.tsx';

interface ComparisonTableProps {
  compared: readonly ComparedVisits[];
  /** Undefined if the server reports no times. */
  period: Period | undefined;
  onRemove: (id: number) => void;
}

const figuresOf = ({ visits }: ComparedVisits) => {
  if (!visits) return undefined;
  const scans = sumOf(visits, ({ clicks }) => clicks);
  const unique = sumOf(visits, ({ uniqueClicks }) => uniqueClicks);
  return {
    scans,
    unique,
    repeats: repeatShare(scans, unique),
    busiest: busiestOf(visits, (at) => at.clicks)?.at,
  };
};

const busiestIn = (period: Period | undefined) =>
  period?.by === 'hour' ? visits.busiestHour : visits.busiestDay;

const timedIn = (period: Period): readonly Column<ComparedVisits>[] => [
  {
    id: 'scans',
    header: visits.scan.title,
    align: 'end',
    width: 110,
    cell: (each) => <Count value={figuresOf(each)?.scans} />,
  },
  {
    id: 'unique',
    header: words.unique,
    align: 'end',
    width: 110,
    cell: (each) => <Count value={figuresOf(each)?.unique} />,
  },
  {
    id: 'repeats',
    header: words.repeats,
    align: 'end',
    width: 110,
    hideBelow: 'md',
    cell: (each) => figuresOf(each)?.repeats ?? <Skeleton width="short" />,
  },
  {
    id: 'busiest',
    header: busiestIn(period),
    align: 'end',
    width: 150,
    hideBelow: 'md',
    cell: (each) => {
      const busiest = figuresOf(each)?.busiest;
      return busiest === undefined ? '–' : briefMoment(busiest);
    },
  },
];

const columnsFor = (
  compared: readonly ComparedVisits[],
  period: Period | undefined,
): readonly Column<ComparedVisits>[] => {
  const lines = linesOf(compared.map(({ code }) => code));
  return [
    {
      id: 'code',
      header: words.code,
      cell: (each) => (
        <Row gap={3} nowrap>
          {period ? <SeriesSample series={lines} place={compared.indexOf(each)} /> : null}
          <Lines
            first={
              <TextLink to={qrPath(each.code.id)} look="quiet">
                <bdi>{each.code.name}</bdi>
              </TextLink>
            }
          />
        </Row>
      ),
    },
    ...(period ? timedIn(period) : []),
    {
      id: 'all',
      header: visits.allTime,
      align: 'end',
      width: 120,
      cell: ({ code }) => <Count value={code.scans} />,
    },
  ];
};

export const ComparisonTable = ({ compared, period, onRemove }: ComparisonTableProps) => {
  const actions = ({ code }: ComparedVisits): RowAction[] => [
    { label: verbs.open, icon: <SquareArrowOutUpRight />, to: qrPath(code.id) },
    { label: verbs.remove, icon: <X />, quick: true, onSelect: () => onRemove(code.id) },
  ];
  const save = () => {
    const head = [
      words.code,
      words.id,
      visits.scan.title,
      visits.uniqueVisitors,
      visits.scan.repeats,
      busiestIn(period),
      visits.allTime,
    ];
    const rows = compared.map((each) => {
      const { scans, unique, repeats, busiest } = figuresOf(each) ?? {};
      const { name, id, scans: all } = each.code;
      return [name, id, scans, unique, repeats, busiest && plainMoment(busiest), all];
    });
    void saveOnDemand(({ saveTable }) => saveTable({ head, rows }, 'compared-qr-codes'));
  };
  return (
    <Card
      title={period === undefined ? words.figures : words.figuresIn(period.label)}
      actions={
        <Button size="small" variant="ghost" onClick={save}>
          {words.csv}
        </Button>
      }
      flush
    >
      <DataTable
        label={words.table}
        rows={compared}
        columns={columnsFor(compared, period)}
        rowKey={({ code }) => code.id}
        rowName={({ code }) => code.name}
        actions={actions}
        empty={null}
        inset
        keys={false}
      />
    </Card>
  );
};
