import { useQueries } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { visitSeries } from '#web/api/series.ts';
import type { TimeSpan } from '#web/api/series.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { PeriodPicker } from '#web/statistics/PeriodPicker.tsx';
import { usePeriod } from '#web/statistics/use-period.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { comparison as words } from '#web/words/comparison.ts';
import { visits } from '#web/words/visits.ts';
import type { ComparedCode } from './compared-codes.ts';
import { ComparisonChart } from './ComparisonChart.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

interface ComparisonProps {
  codes: readonly ComparedCode[];
  onRemove: (id: number) => void;
}

/** Compares the scans of several codes in the same period, or of all time if the server reports no times. */
export const Comparison = ({ codes, onRemove }: ComparisonProps) => {
  const hasSeries = useExtension('series');
  const isOwn = useIsOwnService();
  const place = usePeriod(codes.flatMap(({ made }) => made ?? []).toSorted()[0]);
  const { period } = place;
  const span: TimeSpan | undefined = period && { from: period.from, to: period.to, by: period.by };
  const readings = useQueries({
    queries: codes.map(({ id }) => ({
      ...visitSeries('qr', id, span ?? { from: '', to: '', by: 'day' }),
      enabled: hasSeries && span !== undefined,
    })),
  });
  const compared = codes.map((code, at) => ({ code, visits: readings[at]?.data?.points }));
  const failures = readings.flatMap(({ error }, at) =>
    error ? [`${codes[at]?.name ?? ''}: ${wholeMessageOf(error)}`] : [],
  );
  return (
    <>
      {hasSeries ? (
        <SectionHead title={period ? visits.scan.inPeriod(period.label) : visits.scan.overTime}>
          <PeriodPicker place={place} />
        </SectionHead>
      ) : (
        <Notice title={words.noHistory}>{words.noHistoryText}</Notice>
      )}
      {failures.length > 0 ? (
        <Notice tone="bad" title={words.notAllLoaded}>
          {failures.join(' ')}
        </Notice>
      ) : null}
      {hasSeries && span && period ? (
        <ComparisonChart compared={compared} span={span} period={period.label} />
      ) : null}
      <ComparisonTable compared={compared} period={hasSeries ? period : undefined} onRemove={onRemove} />
      {isOwn ? (
        <Text size="xs" tone="third" as="p">
          {visits.notCounted}
        </Text>
      ) : null}
    </>
  );
};
