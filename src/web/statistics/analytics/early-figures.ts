import type { QueryClient } from '@tanstack/react-query';
import { analyticsOf, type Subject } from '#web/api/analytics.ts';
import { wasSentEarly } from '#web/client/early-response.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { pause } from '#web/lib/pause.ts';
import { SubjectStatistics } from '#web/statistics/SubjectStatistics.tsx';
import { dimensionsOf } from './groups.ts';
import { questionOf } from './question.ts';

/**
 * How long a record's page waits for its figures and their code, in ms. On a slow connection the page is shown first.
 */
const patience = 30;

/** Loads the figures that the document's head has requested, if any, and the code that shows them. */
export async function readEarlyFigures(client: QueryClient, subject: Subject, search: URLSearchParams) {
  if (!wasSentEarly('/api/analytics?')) return;
  const { question } = questionOf(subject, search, { today: localDay(new Date()), first: undefined });
  // The component that shows the figures reports errors.
  const figures = Promise.allSettled([
    client.query(analyticsOf(question, [...dimensionsOf(subject.of)])),
    SubjectStatistics.fetch(),
  ]);
  // Without the figures, the account's statistics page is empty.
  await (subject.of === 'account' ? figures : Promise.race([figures, pause(patience)]));
}
