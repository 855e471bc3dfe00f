import { type ComponentType, lazy, Suspense } from 'react';
import type { AnswerFault } from '#web/lib/answer-fault.ts';

interface AnswerDetailsProps {
  fault: AnswerFault | undefined;
}

/** Loaded lazily, since few responses are unreadable. If loading fails, only the message above it is shown. */
const AnswerFold = lazy(async (): Promise<{ default: ComponentType<{ fault: AnswerFault }> }> => {
  try {
    return { default: (await import('./AnswerFold.tsx')).AnswerFold };
  } catch {
    return { default: () => null };
  }
});

/** Shows which request got an unreadable response and what it contained, below the message that says so. */
export const AnswerDetails = ({ fault }: AnswerDetailsProps) =>
  fault ? (
    <Suspense>
      <AnswerFold fault={fault} />
    </Suspense>
  ) : null;
