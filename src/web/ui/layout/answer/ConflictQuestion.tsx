import { lazy, type RefObject, Suspense } from 'react';
import type { Conflict } from '#web/browser/conflict.ts';

/** Few forms meet another tab. */
const ConflictNotice = lazy(async () => ({ default: (await import('./ConflictNotice.tsx')).ConflictNotice }));

interface ConflictQuestionProps {
  conflict: Conflict | undefined;
  form: RefObject<HTMLFormElement | null>;
}

/** Whether to overwrite what was changed meanwhile; nothing where nothing was. */
export const ConflictQuestion = ({ conflict, form }: ConflictQuestionProps) =>
  conflict ? (
    <Suspense>
      <ConflictNotice conflict={conflict} onSaveAnyway={() => form.current?.requestSubmit()} />
    </Suspense>
  ) : null;
