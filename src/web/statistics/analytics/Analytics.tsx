import { useQuery } from '@tanstack/react-query';
import { MousePointerClick } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Dimension } from '#contract/asked-visits.ts';
import { type AnalyticsResult, analyticsOf, type Subject } from '#web/api/analytics.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';
import { useNotes } from '#web/statistics/notes/use-notes.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Dimmed } from '#web/ui/layout/Dimmed.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { visits } from '#web/words/visits.ts';
import { Breakdown } from './Breakdown.tsx';
import { headingOf, labelOf, mayHaveBefore, typicalVisits } from './expected.ts';
import { Filters } from './Filters.tsx';
import { dimensionsOf, shownGroups } from './groups.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { OverTime, type OpenedNote } from './OverTime.tsx';
import { PeriodControls } from './PeriodControls.tsx';
import { PeriodFacts } from './PeriodFacts.tsx';
import { type QuestionInAddress, useQuestion } from './use-question.ts';
import { WeekCard } from './WeekCard.tsx';

const AllValuesDialog = dialogOnDemand(async () => (await import('./AllValuesDialog.tsx')).AllValuesDialog);

export interface AnalyticsProps {
  subject: Subject;
  /** Used in the names of exported files. */
  name: string;
  /** Labels for the subject's visits. */
  words: { title: string; count: (count: number) => string };
  /** The first day on which there can be visits, in the user's time zone. Undefined if unknown. */
  made: string | undefined;
  /** Shown if there are no visits at all. */
  start?: ReactNode;
}

/** Returns whether the subject existed for all of the period before, or had visits before its date of creation. */
function isComparable(
  { question, before, totalsBefore }: AnalyticsResult,
  made: string | undefined,
): boolean {
  if (!question.isCompared || !before || !totalsBefore) return false;
  if (made === undefined) return totalsBefore.visits > 0;
  const first = totalsBefore.first === null ? undefined : dayOfWireTime(totalsBefore.first);
  return made <= before.from || (first !== undefined && first < made);
}

/**
 * Returns whether the subject was created in the period and the period lasts until now, so that it covers all visits.
 */
const isSince = (made: string | undefined, { period: { from, to }, today }: QuestionInAddress) =>
  made !== undefined && from <= made && today <= to;

/** Shows the visits of a period. One request loads everything, and each figure can become a filter. */
export const Analytics = ({ subject, name, words: { title, count }, made, start }: AnalyticsProps) => {
  const place = useQuestion(subject, made);
  const { question, filters, filter } = place;
  const [all, setAll] = useState<Dimension>();
  const notes = useNotes(subject);
  const [note, openNote] = useState<OpenedNote>();
  const query = useQuery(analyticsOf(question, [...dimensionsOf(subject.of)]));
  const { data, error, isPlaceholderData } = query;
  // Never show another record's figures, not even for one render.
  const isOfThis = data?.question.of === subject.of && data.question.id === subject.id;
  const answer = isOfThis ? data : undefined;
  // The figures and the chart are painted before the content below them.
  const later = useDeferredValue(answer, undefined);
  const groups = shownGroups(subject.of, answer, filters);
  const isCompared = answer !== undefined && isComparable(answer, made);
  // Compared with zero visits, every row would be marked as new.
  const hasBefore = isCompared && answer?.totalsBefore?.visits !== 0;
  const wantsBefore = answer?.question.isCompared === true;
  const label = labelOf(title, place);
  const isEmpty = answer?.totals.visits === 0;
  const isOfAllTime = place.period.choice === 'all' || isSince(made, place);
  // Until the response arrives, this is an estimate.
  const hasComparison = wantsBefore ? isCompared : mayHaveBefore(question, made);
  const before = !place.isComparing ? 'off' : hasComparison ? 'shown' : 'none';
  return (
    <Stack gap={4}>
      <SectionHead title={headingOf(title, place, answer)}>
        <PeriodControls
          place={place}
          before={before}
          more={
            <MoreMenu
              subject={subject}
              name={name}
              question={question}
              onNote={notes && (() => openNote('new'))}
            />
          }
        />
      </SectionHead>
      <Filters place={place} />
      {error && !answer ? (
        <LoadError what={words.nouns} reading={listStatusOf(query)} />
      ) : (
        <Dimmed when={isPlaceholderData && answer !== undefined}>
          {answer?.exact === false ? <Notice tone="warn">{words.notExact}</Notice> : null}
          <KeyFigures
            label={label}
            title={title}
            count={count}
            answer={answer}
            isCompared={answer ? isCompared : hasComparison}
            usual={typicalVisits(subject)}
          />
          <PeriodFacts
            of={subject.of}
            answer={answer}
            isOfAllTime={place.period.choice === 'all'}
            isCompared={isCompared}
            today={place.today}
          />
          <OverTime
            subject={subject}
            today={place.today}
            label={label}
            title={title}
            count={count}
            name={name}
            answer={answer}
            isCompared={answer ? hasBefore : mayHaveBefore(question, made)}
            notes={notes ?? []}
            note={note}
            onNote={openNote}
          />
          {isEmpty ? (
            <Card>
              <EmptyState
                small
                icon={<MousePointerClick />}
                title={filters.length > 0 ? words.noMatch : isOfAllTime ? words.noneAtAll : words.none}
                action={
                  filters.length > 0 ? (
                    <Button onClick={() => filter(() => [])}>{words.clear}</Button>
                  ) : isOfAllTime ? (
                    start
                  ) : undefined
                }
              >
                {filters.length > 0 ? undefined : isOfAllTime ? words.noneAtAllText : words.noneText}
              </EmptyState>
            </Card>
          ) : (
            <>
              <Grid columns={2}>
                {groups.slice(0, 2).map((group) => (
                  <Breakdown
                    key={group.name}
                    group={group}
                    place={place}
                    answer={answer}
                    drawn={later}
                    isCompared={hasBefore}
                    count={count}
                    onAll={setAll}
                  />
                ))}
              </Grid>
              {groups.slice(2, 3).map((group) => (
                <Breakdown
                  key={group.name}
                  group={group}
                  place={place}
                  answer={answer}
                  drawn={later}
                  isCompared={hasBefore}
                  count={count}
                  onAll={setAll}
                />
              ))}
              <Grid columns={2}>
                {groups.slice(3).map((group) => (
                  <Breakdown
                    key={group.name}
                    group={group}
                    place={place}
                    answer={answer}
                    drawn={later}
                    isCompared={hasBefore}
                    count={count}
                    onAll={setAll}
                  />
                ))}
                {later && groups.length === 4 ? (
                  <WeekCard name={name} title={title} count={count} answer={later} />
                ) : null}
              </Grid>
              {later && groups.length > 4 ? (
                <WeekCard name={name} title={title} count={count} answer={later} />
              ) : null}
            </>
          )}
        </Dimmed>
      )}
      <Text size="xs" tone="third" as="p">
        {visits.notCounted}
      </Text>
      {all !== undefined && answer ? (
        <AllValuesDialog
          open
          by={all}
          question={question}
          total={answer.totals.visits}
          isCompared={hasBefore}
          place={place}
          name={name}
          onClose={() => setAll(undefined)}
        />
      ) : null}
    </Stack>
  );
};
