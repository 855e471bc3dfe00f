import { lazy, Suspense } from 'react';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { LiveFrame } from './LiveFrame.tsx';
import type { LiveSubject } from './live-figures.ts';

const LiveCard = lazy(async () => ({ default: (await import('./LiveCard.tsx')).LiveCard }));

interface LiveSectionProps {
  subject: LiveSubject;
}

/** Visits of a record as they come, after what the page was opened for; nothing on servers that don't tell them. */
export const LiveSection = ({ subject }: LiveSectionProps) => {
  const isOffered = useExtension('analytics');
  const isOver = useFirstViewIsOver();
  if (!isOffered) return null;
  if (!isOver) return <LiveFrame />;
  return (
    <Suspense fallback={<LiveFrame />}>
      <LiveCard subject={subject} />
    </Suspense>
  );
};
