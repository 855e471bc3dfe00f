import { useQuery } from '@tanstack/react-query';
import type { Annotation } from '#contract/annotations.ts';
import type { Subject } from '#web/api/analytics.ts';
import { noteList } from '#web/api/annotations.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useExtension } from '#web/client/server-extensions.ts';

const none: readonly Annotation[] = [];

/** The notes that a chart of it shows, once the page is there; undefined where the server keeps none. */
export function useNotes(subject: Subject): readonly Annotation[] | undefined {
  const isOffered = useExtension('annotations');
  const isOver = useFirstViewIsOver();
  const { data } = useQuery({ ...noteList(subject), enabled: isOffered && isOver });
  if (!isOffered) return undefined;
  // Those of its records would say nothing on the chart of the account.
  return data?.filter(({ of }) => of === 'account' || of === subject.of) ?? none;
}
