import type { TimedVisits } from '#web/api/series.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { listing } from '#web/words/language.ts';
import { visits } from '#web/words/visits.ts';
import { type RecentPoint, wordsOf } from './recent-visits.ts';
import { busiestOf, sumOf } from './measured.ts';
import { notesAt } from './notes/notes-at.ts';
import { useNotes } from './notes/use-notes.ts';
import { momentOf } from './time-words.ts';
import type { RecentVisitsProps } from './RecentVisits.tsx';
import { VisitsOverTime } from './VisitsOverTime.tsx';

/** Draws one line for each kind of visit. */
export const RecentVisitsChart = ({ subject, name, query, kinds }: RecentVisitsProps) => {
  const label = visits.lastDays(30);
  const words = wordsOf(kinds);
  const known = useNotes(subject) ?? [];
  const points = query.data?.points ?? [];
  const noted = notesAt(points, points.at(-1)?.at.slice(0, 10) ?? '', known);
  const all = (point: RecentPoint) => kinds.reduce((sum, { key }) => sum + (point[key] ?? 0), 0);
  const summary = ({ points }: TimedVisits<RecentPoint>) => {
    const busiest = busiestOf(points, all);
    return busiest
      ? visits.summary(
          label,
          listing(kinds.map(({ key, count }) => count(sumOf(points, (point) => point[key] ?? 0)))),
          momentOf(busiest.at),
          formatCount(all(busiest)),
        )
      : words.noneIn(label);
  };
  return (
    <VisitsOverTime
      words={words}
      name={name}
      query={query}
      series={kinds.length === 1 ? kinds.map((kind) => ({ ...kind, look: 'filled' as const })) : kinds}
      draw={(point) => ({ ...point })}
      columns={kinds.map(({ key, label: head }) => ({
        head,
        value: (point: RecentPoint) => point[key] ?? 0,
      }))}
      notes={noted}
      summary={summary}
    />
  );
};
