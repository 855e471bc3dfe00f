import { SquareArrowOutUpRight, X } from 'lucide-react';
import { csvText } from '#web/lib/csv.ts';
import { downloadText } from '#web/browser/download.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { busiestOf, repeatShare, sumOf } from '#web/statistics/measured.ts';
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
import { linesOf } from './compared-codes.ts';
import type { ComparedVisits } from './ComparisonChart.tsx';

interface ComparisonTableProps {
  compared: readonly ComparedVisits[];
  /** "in the last 30 days"; undefined where no time is told. */
  words: string | undefined;
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

const timed: readonly Column<ComparedVisits>[] = [
  {
    id: 'scans',
    header: 'Scans',
    align: 'end',
    width: 110,
    cell: (each) => <Count value={figuresOf(each)?.scans} />,
  },
  {
    id: 'unique',
    header: 'Unique',
    align: 'end',
    width: 110,
    hideBelow: 'sm',
    cell: (each) => <Count value={figuresOf(each)?.unique} />,
  },
  {
    id: 'repeats',
    header: 'Come back',
    align: 'end',
    width: 110,
    hideBelow: 'md',
    cell: (each) => figuresOf(each)?.repeats ?? <Skeleton width="short" />,
  },
  {
    id: 'busiest',
    header: 'Busiest',
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
  isTimed: boolean,
): readonly Column<ComparedVisits>[] => {
  const lines = linesOf(compared.map(({ code }) => code));
  return [
    {
      id: 'code',
      header: 'QR code',
      cell: (each) => (
        <Row gap={3} nowrap>
          {isTimed ? <SeriesSample series={lines} place={compared.indexOf(each)} /> : null}
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
    ...(isTimed ? timed : []),
    {
      id: 'all',
      header: 'Since made',
      align: 'end',
      width: 120,
      cell: ({ code }) => <Count value={code.scans} />,
    },
  ];
};

export const ComparisonTable = ({ compared, words, onRemove }: ComparisonTableProps) => {
  const actions = ({ code }: ComparedVisits): RowAction[] => [
    { label: 'Open', icon: <SquareArrowOutUpRight />, to: qrPath(code.id) },
    { label: 'Leave out', icon: <X />, quick: true, onSelect: () => onRemove(code.id) },
  ];
  const save = () => {
    const head = ['QR code', 'Id', 'Scans', 'Unique visitors', 'Come back', 'Busiest', 'Since made'];
    const rows = compared.map((each) => {
      const { scans, unique, repeats, busiest } = figuresOf(each) ?? {};
      const { name, id, scans: all } = each.code;
      return [name, id, scans, unique, repeats, busiest && plainMoment(busiest), all];
    });
    downloadText(csvText(head, rows), 'compared-qr-codes.csv', 'text/csv');
  };
  return (
    <Card
      title={words === undefined ? 'In figures' : `In figures, ${words}`}
      actions={
        <Button size="small" variant="ghost" onClick={save}>
          CSV
        </Button>
      }
      flush
    >
      <DataTable
        label="Compared QR codes"
        rows={compared}
        columns={columnsFor(compared, words !== undefined)}
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
