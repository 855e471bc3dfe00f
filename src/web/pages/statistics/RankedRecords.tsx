import { countOf, formatCount } from '#web/lib/numbers.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { FailedRead } from '#web/ui/layout/FailedRead.tsx';
import { RankedBars } from '#web/ui/chart/RankedBars.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import type { RankedRecord } from './ranked-records.ts';

interface RankedRecordsProps {
  title: string;
  /** What it ranks: "link". */
  what: string;
  measure: string;
  unit: string;
  reading: ListStatus;
  /** Undefined while they are awaited. */
  rows: readonly RankedRecord[] | undefined;
  empty: string;
  note?: string | undefined;
  all: { label: string; to: string };
}

/** The records with the most visits, each a way to its page. */
export const RankedRecords = ({
  title,
  what,
  measure,
  unit,
  reading,
  rows,
  empty,
  note,
  all,
}: RankedRecordsProps) => {
  if (reading.error !== undefined && !rows)
    return (
      <ChartCard title={title}>
        {reading.isMissing ? (
          <Text size="sm" tone="second">
            This server has no {what}s.
          </Text>
        ) : (
          <FailedRead what={`${what}s`} reading={reading} />
        )}
      </ChartCard>
    );
  const first = rows?.[0];
  return (
    <ChartCard
      title={title}
      note={note}
      actions={<TextLink to={all.to}>{all.label}</TextLink>}
      summary={
        first &&
        `${first.label} first, with ${formatCount(first.value)} ${unit}; ${countOf(rows.length, what)} in all.`
      }
      data={
        first && {
          head: [what.charAt(0).toUpperCase() + what.slice(1), measure],
          rows: rows.map(({ label, value }) => [label, value]),
        }
      }
    >
      <RankedBars
        label={title}
        items={rows}
        shares={false}
        empty={
          <Text size="sm" tone="second">
            {empty}
          </Text>
        }
      />
    </ChartCard>
  );
};
