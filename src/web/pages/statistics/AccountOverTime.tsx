import { useQuery } from '@tanstack/react-query';
import { accountSeries } from '#web/api/series.ts';
import type { AccountVisits, TimedVisits } from '#web/api/series.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { countriesOf } from '#web/statistics/breakdowns.ts';
import { CountriesCard } from '#web/statistics/CountriesCard.tsx';
import { busiestOf, changeOf, isComparable, sumOf } from '#web/statistics/measured.ts';
import { PeriodPicker } from '#web/statistics/PeriodPicker.tsx';
import { spanOf } from '#web/statistics/period.ts';
import { briefMoment, momentOf } from '#web/statistics/time-words.ts';
import { usePeriod } from '#web/statistics/use-period.ts';
import { VisitsOverTime } from '#web/statistics/VisitsOverTime.tsx';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { listing } from '#web/words/language.ts';
import { statistics as words } from '#web/words/statistics.ts';
import { visits } from '#web/words/visits.ts';

interface AccountOverTimeProps {
  /** The user's calendar day on which the account was created. Undefined while loading or if not reported. */
  first: string | undefined;
}

const clicksOf = ({ clicks }: AccountVisits) => clicks;
const scansOf = ({ scans }: AccountVisits) => scans;
const visitsOf = ({ clicks, scans }: AccountVisits) => clicks + scans;

const series = [
  { key: 'clicks', label: visits.click.title },
  { key: 'scans', label: visits.scan.title },
] as const;

/** Shows the account's clicks and scans in a period, and where all of them come from. */
export const AccountOverTime = ({ first }: AccountOverTimeProps) => {
  // Imported visits may be older than the account, so all time is available.
  const place = usePeriod(undefined);
  const { period } = place;
  const query = useQuery({
    ...accountSeries(period ? spanOf(period) : { from: '', to: '', by: 'day' }),
    enabled: period !== undefined,
  });
  const data = period && query.data;
  const compared = data !== undefined && isComparable(data, first, visitsOf);
  const label = period?.label ?? '';
  const busiest = data && busiestOf(data.points, visitsOf);
  const figure = (title: string, count: (point: AccountVisits) => number) => {
    const now = data && sumOf(data.points, count);
    const before = compared ? sumOf(data.before, count) : undefined;
    return {
      label: title,
      value: now === undefined ? undefined : formatCount(now),
      ...changeOf(now ?? 0, before, period?.days ?? 0),
    };
  };
  const summary = ({ points }: TimedVisits<AccountVisits>) =>
    busiest
      ? visits.summary(
          label,
          listing([visits.click.count(sumOf(points, clicksOf)), visits.scan.count(sumOf(points, scansOf))]),
          momentOf(busiest.at),
          formatCount(visitsOf(busiest)),
        )
      : visits.visit.noneIn(label);

  const countries = query.data && countriesOf(query.data.topCountries, 0);
  return (
    <>
      <SectionHead title={period ? visits.visit.inPeriod(label) : visits.visit.overTime}>
        <PeriodPicker place={place} />
      </SectionHead>
      {period ? (
        <>
          <Figures
            label={visits.visit.inPeriod(label)}
            items={[
              figure(visits.click.title, clicksOf),
              figure(visits.scan.title, scansOf),
              {
                label: period.by === 'hour' ? visits.busiestHour : visits.busiestDay,
                value: data && (busiest ? briefMoment(busiest.at) : '–'),
                note: busiest && visits.busiestNote(visits.visit.count(visitsOf(busiest))),
              },
            ]}
          />
          <VisitsOverTime
            words={visits.visit}
            name="account"
            query={query}
            series={series}
            draw={({ at, clicks, scans }) => ({ at, clicks, scans })}
            columns={[
              { head: visits.click.title, value: clicksOf },
              { head: visits.scan.title, value: scansOf },
            ]}
            summary={summary}
          />
        </>
      ) : null}
      <SectionHead title={visits.allTime} />
      {countries ? (
        <CountriesCard
          name="account"
          breakdown={{ ...countries, title: words.topCountries, empty: words.noVisits }}
          words={visits.visit}
          note={words.topCountriesNote}
        />
      ) : query.error ? null : (
        <Skeleton shape="block" />
      )}
    </>
  );
};
