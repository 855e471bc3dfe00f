import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import type { Conflict } from '#web/browser/conflict.ts';

/** Few forms meet another tab. */
const ConflictNotice = lazy(async () => ({ default: (await import('./ConflictNotice.tsx')).ConflictNotice }));
const GoneText = lazy(async () => ({ default: (await import('./GoneText.tsx')).GoneText }));

interface RefusalTextProps {
  /** What the form is about was deleted meanwhile. */
  isGone: boolean;
  /** Where its list is, for a form that is a page. */
  list?: string;
  /** What the server said. */
  children: ReactNode;
}

/** Why a form was not saved. */
export const RefusalText = ({ isGone, list, children }: RefusalTextProps) =>
  isGone ? (
    <Suspense fallback={children}>
      <GoneText list={list} />
    </Suspense>
  ) : (
    children
  );

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
