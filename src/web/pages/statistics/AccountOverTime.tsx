import { useQuery } from '@tanstack/react-query';
import { accountSeries } from '#web/api/series.ts';
import type { AccountVisits, TimedVisits } from '#web/api/series.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
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

interface AccountOverTimeProps {
  /** The reader's calendar day on which the account was made; undefined while awaited or not told. */
  first: string | undefined;
}

const clicksOf = ({ clicks }: AccountVisits) => clicks;
const scansOf = ({ scans }: AccountVisits) => scans;
const visitsOf = ({ clicks, scans }: AccountVisits) => clicks + scans;

const words = { one: 'visit', title: 'Visits' };

const series = [
  { key: 'clicks', label: 'Clicks' },
  { key: 'scans', label: 'Scans' },
] as const;

/** Clicks and scans of the whole account in a period, and where all of them come from. */
export const AccountOverTime = ({ first }: AccountOverTimeProps) => {
  // Visits may be older than the account, where they were brought along: all of them are asked for.
  const place = usePeriod(undefined);
  const { period } = place;
  const query = useQuery({
    ...accountSeries(period ? spanOf(period) : { from: '', to: '', by: 'day' }),
    enabled: period !== undefined,
  });
  const data = period && query.data;
  const compared = data !== undefined && isComparable(data, first, visitsOf);
  const beforeWords = period?.beforeWords ?? '';
  const busiest = data && busiestOf(data.points, visitsOf);
  const figure = (label: string, count: (point: AccountVisits) => number) => {
    const now = data && sumOf(data.points, count);
    const before = compared ? sumOf(data.before, count) : undefined;
    return {
      label,
      value: now === undefined ? undefined : formatCount(now),
      ...changeOf(now ?? 0, before, beforeWords),
    };
  };
  const summary = ({ points }: TimedVisits<AccountVisits>) =>
    busiest
      ? `${countOf(sumOf(points, clicksOf), 'click')} and ${countOf(sumOf(points, scansOf), 'scan')} ${period?.words}; most on ${momentOf(busiest.at)}, ${formatCount(visitsOf(busiest))}.`
      : `No visits ${period?.words}.`;

  const countries = query.data && countriesOf(query.data.topCountries, 0);
  return (
    <>
      <SectionHead title={`Visits ${period?.words ?? 'over time'}`}>
        <PeriodPicker place={place} />
      </SectionHead>
      {period ? (
        <>
          <Figures
            label={`Visits ${period.words}`}
            items={[
              figure('Clicks', clicksOf),
              figure('Scans', scansOf),
              {
                label: 'Busiest',
                value: data && (busiest ? briefMoment(busiest.at) : '–'),
                note: busiest && `${countOf(visitsOf(busiest), 'visit')}, your time zone`,
              },
            ]}
          />
          <VisitsOverTime
            title="Visits"
            name="account"
            query={query}
            series={series}
            draw={({ at, clicks, scans }) => ({ at, clicks, scans })}
            columns={[
              { head: 'Clicks', value: clicksOf },
              { head: 'Scans', value: scansOf },
            ]}
            summary={summary}
          />
        </>
      ) : null}
      <SectionHead title="All visits since the account was made" />
      {countries ? (
        <CountriesCard
          name="account"
          breakdown={{ ...countries, title: 'Top countries', empty: 'No visit has been counted yet.' }}
          words={words}
          note="Clicks and scans together. Shares are of the ten largest."
        />
      ) : query.error ? null : (
        <Skeleton shape="block" />
      )}
    </>
  );
};
