import { type ReactNode, Suspense } from 'react';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { LiveFrame } from './LiveFrame.tsx';

/**
 * Reserves space for live visits, which load after the page's main content. Renders nothing if the server doesn't offer
 * them.
 */
export const LivePlace = ({ children }: { children: ReactNode }) => {
  const isOffered = useExtension('analytics');
  const isOver = useFirstViewIsOver();
  if (!isOffered) return null;
  return isOver ? <Suspense fallback={<LiveFrame />}>{children}</Suspense> : <LiveFrame />;
};
