import type { AnalyticsResult } from '#web/api/analytics.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { HourMap } from '#web/ui/chart/HourMap.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { nameOfFilters } from './filters.ts';
import { hourName, weekdays } from './moments.ts';

interface WeekCardProps {
  name: string;
  count: (count: number) => string;
  title: string;
  answer: AnalyticsResult;
}

export const WeekCard = ({ name, count, title, answer: { week, from, to, question } }: WeekCardProps) => {
  const days = weekdays();
  const cells = week.flatMap((hours, day) =>
    hours.map((visits, hour) => ({
      day: days[day]?.long ?? '',
      hour: hourName(hour),
      plain: `${String(hour).padStart(2, '0')}:00`,
      visits,
    })),
  );
  const most = Math.max(...cells.map(({ visits }) => visits));
  const busiest = most > 0 ? cells.find(({ visits }) => visits === most) : undefined;
  return (
    <ChartCard
      title={words.week}
      summary={busiest && words.weekSummary(busiest.day, busiest.hour, count(busiest.visits))}
      data={{
        head: [words.weekday, words.heads.hour, title],
        rows: cells.map(({ day, plain, visits }) => [day, plain, visits]),
        name: `${name} ${words.week} ${from} ${to} ${nameOfFilters(question.filters)}`,
      }}
    >
      <HourMap
        label={words.week}
        week={week}
        days={days}
        hour={hourName}
        unit={count}
        moment={words.weekdayHour}
      />
    </ChartCard>
  );
};
