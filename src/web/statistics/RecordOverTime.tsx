import { useQuery } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import { visitSeries } from '#web/api/series.ts';
import type { TimedVisits, VisitedKind, Visits } from '#web/api/series.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { comparePath } from '#web/lib/record-paths.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { visits } from '#web/words/visits.ts';
import { busiestOf, changeOf, isComparable, repeatShare, sumOf } from './measured.ts';
import type { VisitWords } from './measured.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { spanOf } from './period.ts';
import { briefMoment, momentOf } from './time-words.ts';
import { usePeriod } from './use-period.ts';
import { VisitsOverTime } from './VisitsOverTime.tsx';

interface RecordOverTimeProps {
  kind: VisitedKind;
  id: number;
  name: string;
  words: VisitWords;
  /** The day of creation in the user's time zone. Undefined if the server doesn't return it. */
  made: string | undefined;
}

const clicksOf = ({ clicks }: Visits) => clicks;
const uniqueOf = ({ uniqueClicks }: Visits) => uniqueClicks;

/** Shows a link's or QR code's visits in a period, compared with the period before. */
export const RecordOverTime = ({ kind, id, name, words, made }: RecordOverTimeProps) => {
  const place = usePeriod(made);
  const { period } = place;
  // Without a valid period, no request is sent.
  const query = useQuery({
    ...visitSeries(kind, id, period ? spanOf(period) : { from: '', to: '', by: 'day' }),
    enabled: period !== undefined,
  });
  const data = period && query.data;
  const compared = data !== undefined && isComparable(data, made, clicksOf);
  const before = compared ? data.before : undefined;
  const total = data && sumOf(data.points, clicksOf);
  const unique = data && sumOf(data.points, uniqueOf);
  const busiest = data && busiestOf(data.points, clicksOf);
  const days = period?.days ?? 0;

  const label = period?.label ?? '';
  const summary = ({ points }: TimedVisits<Visits>) =>
    busiest
      ? visits.summary(
          label,
          words.count(sumOf(points, clicksOf)),
          momentOf(busiest.at),
          formatCount(busiest.clicks),
        )
      : words.noneIn(label);

  return (
    <>
      <SectionHead title={period ? words.inPeriod(label) : words.overTime}>
        <PeriodPicker
          place={place}
          end={
            kind === 'qr' ? (
              <LinkButton to={comparePath(id)} icon={<GitCompareArrows />}>
                {visits.compare}
              </LinkButton>
            ) : undefined
          }
        />
      </SectionHead>
      {period ? (
        <>
          <Figures
            label={words.inPeriod(label)}
            items={[
              {
                label: words.title,
                value: total === undefined ? undefined : formatCount(total),
                ...changeOf(total ?? 0, before && sumOf(before, clicksOf), days),
              },
              {
                label: visits.uniqueVisitors,
                value: unique === undefined ? undefined : formatCount(unique),
                ...changeOf(unique ?? 0, before && sumOf(before, uniqueOf), days),
              },
              {
                label: words.repeats,
                value: total === undefined ? undefined : repeatShare(total, unique ?? 0),
              },
              {
                label: period.by === 'hour' ? visits.busiestHour : visits.busiestDay,
                value: data && (busiest ? briefMoment(busiest.at) : '–'),
                note: busiest && visits.busiestNote(words.count(busiest.clicks)),
              },
            ]}
          />
          <VisitsOverTime
            words={words}
            name={name}
            query={query}
            series={[
              { key: 'clicks', label: words.title, look: 'filled' },
              ...(compared ? [{ key: 'before', label: visits.previous(days), look: 'before' as const }] : []),
            ]}
            draw={(point, past) => ({
              at: point.at,
              clicks: point.clicks,
              before: compared ? past?.clicks : undefined,
            })}
            columns={[
              { head: words.title, value: clicksOf },
              { head: visits.uniqueVisitors, value: uniqueOf },
            ]}
            summary={summary}
          />
        </>
      ) : null}
    </>
  );
};
