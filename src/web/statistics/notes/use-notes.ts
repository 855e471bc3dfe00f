import { useQuery } from '@tanstack/react-query';
import type { Annotation } from '#contract/annotations.ts';
import type { Subject } from '#web/api/analytics.ts';
import { noteList } from '#web/api/annotations.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useExtension } from '#web/client/server-extensions.ts';

const none: readonly Annotation[] = [];

/**
 * Returns the notes for a subject's chart once the page has loaded. Returns undefined if the server doesn't support
 * notes.
 */
export function useNotes(subject: Subject): readonly Annotation[] | undefined {
  const isOffered = useExtension('annotations');
  const isOver = useFirstViewIsOver();
  const { data } = useQuery({ ...noteList(subject), enabled: isOffered && isOver });
  if (!isOffered) return undefined;
  // Notes on single records don't belong on the account's chart.
  return data?.filter(({ of }) => of === 'account' || of === subject.of) ?? none;
}
