import type { Answer } from '#web/api/analytics.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { momentOf, plainMoment } from '#web/statistics/time-words.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { axisFor, pointName } from './moments.ts';
import { shownPoints } from './shown-points.ts';

interface OverTimeProps {
  /** "Last 30 days" */
  label: string;
  /** "Clicks" */
  title: string;
  count: (count: number) => string;
  /** For the files. */
  name: string;
  answer: Answer | undefined;
  isCompared: boolean;
}

/** Visits of each hour, day, week or month up to now, over those of the time before. */
export const OverTime = ({ label, title, count, name, answer, isCompared }: OverTimeProps) => {
  const by = answer?.by ?? 'day';
  const heading = words.titlePer(title, words.per[by]);
  const points = answer && shownPoints(answer);
  const { totals } = answer ?? {};
  return (
    <ChartCard
      title={heading}
      summary={
        totals?.busiest
          ? words.summary(
              label,
              count(totals.visits),
              formatCount(totals.visitors),
              momentOf(totals.busiest.at),
            )
          : undefined
      }
      data={
        answer &&
        points && {
          head: [words.heads[by], title, words.visitors, ...(isCompared ? [words.before] : [])],
          rows: points.map(({ at, visits, visitors, before }) => [
            plainMoment(at),
            visits,
            visitors,
            ...(isCompared ? [before?.visits] : []),
          ]),
          name: `${name} ${heading} ${answer.from} ${answer.to}`,
        }
      }
    >
      <TimeChart
        label={heading}
        points={points?.map(({ at, visits, before }) => ({
          at,
          visits,
          before: isCompared ? before?.visits : undefined,
        }))}
        series={[
          { key: 'visits', label: title, look: 'filled' },
          ...(isCompared ? [{ key: 'before', label: words.before, look: 'before' as const }] : []),
        ]}
        {...axisFor(by, points ?? [])}
        title={pointName(by)}
      />
    </ChartCard>
  );
};
