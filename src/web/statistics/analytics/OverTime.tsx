import type { Annotation } from '#contract/annotations.ts';
import type { AnalyticsResult, Subject } from '#web/api/analytics.ts';
import { earlierDay } from '#web/lib/calendar-days.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { notesAt } from '#web/statistics/notes/notes-at.ts';
import { momentOf, openOf, plainMoment, soFar } from '#web/statistics/time-words.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { NoteChips } from '#web/ui/chart/NoteChips.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { notes as noteWords } from '#web/words/notes.ts';
import { linesOf } from './expected.ts';
import { nameOfFilters } from './filters.ts';
import { axisFor, noteDay, pointName, rowName } from './moments.ts';
import { shownPoints } from './shown-points.ts';

const NoteDialog = dialogOnDemand(
  async () => (await import('#web/statistics/notes/NoteDialog.tsx')).NoteDialog,
);

interface OverTimeProps {
  subject: Subject;
  /** The current day in the user's time zone. */
  today: string;
  /** Such as "Last 30 days". */
  label: string;
  /** Such as "Clicks". */
  title: string;
  count: (count: number) => string;
  /** Used in the names of exported files. */
  name: string;
  answer: AnalyticsResult | undefined;
  isCompared: boolean;
  notes: readonly Annotation[];
  /** The note to edit, or `new` to add one. */
  note: OpenedNote | undefined;
  onNote: (note: OpenedNote | undefined) => void;
}

export type OpenedNote = Annotation | 'new';

const newOne = { id: 0 };

/**
 * Shows the visits per hour, day, week or month until now, compared with the period before, with the notes on their
 * days.
 */
export const OverTime = (props: OverTimeProps) => {
  const { subject, today, label, title, count, name, answer, isCompared, notes, note, onNote } = props;
  const by = answer?.by ?? 'day';
  const heading = words.titlePer(title, words.per[by]);
  const points = answer && shownPoints(answer);
  const { totals } = answer ?? {};
  const open = answer && openOf(points, answer.to, today);
  const lastDay = earlierDay(answer?.to ?? today, today);
  const noted = notesAt(points ?? [], lastDay, notes);
  const shown = [...noted.values()].flat();
  const textsAt = (at: string) => noted.get(at)?.map(({ text }) => text);
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
          head: [
            words.heads[by],
            title,
            words.visitors,
            ...(isCompared ? [words.before] : []),
            ...(shown.length > 0 ? [noteWords.title] : []),
          ],
          rows: points.map(({ at, visits, visitors, before }) => [
            plainMoment(at),
            visits,
            visitors,
            ...(isCompared ? [before?.visits] : []),
            ...(shown.length > 0 ? [textsAt(at)?.join('; ')] : []),
          ]),
          beginning: soFar(rowName(by, answer.to), open && plainMoment(open)),
          name: `${name} ${heading} ${answer.from} ${answer.to} ${nameOfFilters(answer.question.filters)}`,
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
        series={linesOf(title, isCompared)}
        {...axisFor(by, points ?? [])}
        title={soFar(pointName(by), open)}
        open={open !== undefined}
        notes={new Map([...noted.keys()].map((at) => [at, textsAt(at) ?? []]))}
      />
      {shown.length > 0 ? (
        <NoteChips
          notes={shown.map(({ id, date, text }) => ({ id, day: noteDay(date, lastDay), text }))}
          onOpen={(id) => onNote(shown.find((each) => each.id === id))}
        />
      ) : null}
      <DialogPresence<{ id: number } | Annotation>
        by={note === 'new' ? newOne : note}
        onClose={() => onNote(undefined)}
      >
        {(dialog, opened) => (
          <NoteDialog
            {...dialog}
            subject={subject}
            note={'text' in opened ? opened : undefined}
            day={lastDay}
            today={today}
          />
        )}
      </DialogPresence>
    </ChartCard>
  );
};
