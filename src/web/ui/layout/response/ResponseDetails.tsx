import { type ComponentType, lazy, Suspense } from 'react';
import type { ResponseFault } from '#web/lib/response-fault.ts';

interface ResponseDetailsProps {
  fault: ResponseFault | undefined;
}

/** Loaded lazily, since few responses are unreadable. If loading fails, only the message above it is shown. */
const ResponseFold = lazy(async (): Promise<{ default: ComponentType<{ fault: ResponseFault }> }> => {
  try {
    return { default: (await import('./ResponseFold.tsx')).ResponseFold };
  } catch {
    return { default: () => null };
  }
});

/** Shows which request got an unreadable response and what it contained, below the message that says so. */
export const ResponseDetails = ({ fault }: ResponseDetailsProps) =>
  fault ? (
    <Suspense>
      <ResponseFold fault={fault} />
    </Suspense>
  ) : null;
