import type { ListStatus } from '#web/lib/list-status.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { RankedBars } from '#web/ui/chart/RankedBars.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import type { statistics } from '#web/words/statistics.ts';
import type { RankedRecord } from './ranked-records.ts';

interface RankedRecordsProps {
  words: typeof statistics.topLinks;
  /** Returns text such as "3 clicks". */
  count: (value: number) => string;
  reading: ListStatus;
  /** Undefined while loading. */
  rows: readonly RankedRecord[] | undefined;
  note?: string | undefined;
  /** Path of the complete list. */
  to: string;
}

export const RankedRecords = ({ words, count, reading, rows, note, to }: RankedRecordsProps) => {
  if (reading.error !== undefined && !rows)
    return (
      <ChartCard title={words.title}>
        {reading.isMissing ? (
          <Text size="sm" tone="second">
            {words.missing}
          </Text>
        ) : (
          <LoadError what={words.nouns} reading={reading} />
        )}
      </ChartCard>
    );
  const first = rows?.[0];
  return (
    <ChartCard
      title={words.title}
      note={note}
      actions={<TextLink to={to}>{words.all}</TextLink>}
      summary={first && words.summary(first.label, count(first.value), rows.length)}
      data={
        first && {
          head: [words.noun, words.measure],
          rows: rows.map(({ label, value }) => [label, value]),
        }
      }
    >
      <RankedBars
        label={words.title}
        items={rows}
        shares={false}
        empty={
          <Text size="sm" tone="second">
            {words.none}
          </Text>
        }
      />
    </ChartCard>
  );
};
