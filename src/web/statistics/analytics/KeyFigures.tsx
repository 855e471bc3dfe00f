import type { AnalyticsResult } from '#web/api/analytics.ts';
import { formatCount, formatPercent } from '#web/lib/numbers.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { changeNote } from './change-words.ts';
import { clockOf, dayName } from './moments.ts';

interface KeyFiguresProps {
  /** Such as "Last 30 days". */
  label: string;
  /** Such as "Clicks". */
  title: string;
  /** Formats a number of visits, such as "3 clicks". */
  count: (count: number) => string;
  answer: AnalyticsResult | undefined;
  isCompared: boolean;
  /** A typical number of visits, which reserves space for the change before it has loaded. */
  usual: number;
}

const counts = ['visitors', 'newVisitors', 'repeatVisitors'] as const;

/** Shows a period's key figures, each with its change and definition. */
export const KeyFigures = ({ label, title, count, answer, isCompared, usual }: KeyFiguresProps) => {
  const figure = (name: string, key: 'visits' | (typeof counts)[number]) => {
    const now = answer?.totals[key];
    const before = isCompared ? answer?.totalsBefore?.[key] : undefined;
    return {
      label: name,
      definition: words.definitions[key],
      value: now === undefined ? undefined : formatCount(now),
      // About as long as most changes with their arrow, so that nothing moves when the change appears.
      room: isCompared
        ? `\u2003\u2002${words.change(`+${formatPercent(0.1)}`, formatCount(usual))}`
        : undefined,
      ...(now === undefined ? {} : changeNote(now, before)),
    };
  };
  const busiest = answer?.totals.busiest;
  return (
    <Figures
      label={label}
      items={[
        figure(title, 'visits'),
        ...counts.map((key) => figure(words[key], key)),
        {
          label: words.busiestHour,
          definition: words.definitions.busiestHour,
          value: answer && (busiest ? clockOf(busiest.at) : '–'),
          note: busiest && `${dayName(busiest.at)} · ${count(busiest.visits)}`,
        },
      ]}
    />
  );
};
