import { type ReactNode, Suspense } from 'react';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { LiveFrame } from './LiveFrame.tsx';

/** Keeps the place of visits as they come, after what the page was opened for; none on servers that don't tell them. */
export const LivePlace = ({ children }: { children: ReactNode }) => {
  const isOffered = useExtension('analytics');
  const isOver = useFirstViewIsOver();
  if (!isOffered) return null;
  return isOver ? <Suspense fallback={<LiveFrame />}>{children}</Suspense> : <LiveFrame />;
};
