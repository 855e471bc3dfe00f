import { type ComponentType, lazy, Suspense } from 'react';
import type { AnswerFault } from '#web/lib/answer-fault.ts';

interface AnswerDetailsProps {
  fault: AnswerFault | undefined;
}

/** Few answers can't be understood. Where this can't be loaded, the sentence above it stands alone. */
const AnswerFold = lazy(async (): Promise<{ default: ComponentType<{ fault: AnswerFault }> }> => {
  try {
    return { default: (await import('./AnswerFold.tsx')).AnswerFold };
  } catch {
    return { default: () => null };
  }
});

/** Under the sentence that an answer can't be understood: which request was answered, and with what. */
export const AnswerDetails = ({ fault }: AnswerDetailsProps) =>
  fault ? (
    <Suspense>
      <AnswerFold fault={fault} />
    </Suspense>
  ) : null;
