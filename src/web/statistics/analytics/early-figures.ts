import type { QueryClient } from '@tanstack/react-query';
import { analyticsOf, type Subject } from '#web/api/analytics.ts';
import { isEarly } from '#web/client/early-answer.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { pause } from '#web/lib/pause.ts';
import { SubjectStatistics } from '#web/statistics/SubjectStatistics.tsx';
import { dimensionsOf } from './groups.ts';
import { questionOf } from './question.ts';

/** In ms: a record's page waits no longer for its figures and what shows them. On a slow connection it comes first. */
const patience = 30;

/** Reads the figures that the document's head has asked for, if any, and fetches what shows them. */
export async function readEarlyFigures(client: QueryClient, subject: Subject, search: URLSearchParams) {
  if (!isEarly('/api/analytics?')) return;
  const { question } = questionOf(subject, search, { today: localDay(new Date()), first: undefined });
  // The page that shows them says what failed.
  const figures = Promise.allSettled([
    client.query(analyticsOf(question, [...dimensionsOf(subject.of)])),
    SubjectStatistics.fetch(),
  ]);
  // Without them, the statistics of the account show nothing.
  await (subject.of === 'account' ? figures : Promise.race([figures, pause(patience)]));
}
