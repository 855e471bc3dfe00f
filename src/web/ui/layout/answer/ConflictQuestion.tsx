import { type ComponentType, lazy, type RefObject, Suspense } from 'react';
import type { Conflict } from '#web/browser/conflict.ts';
import { tellMissing } from '#web/ui/base/on-demand.tsx';
import type { ConflictNoticeProps } from './ConflictNotice.tsx';

/** Few forms meet another tab. */
const ConflictNotice = lazy(async (): Promise<{ default: ComponentType<ConflictNoticeProps> }> => {
  try {
    return { default: (await import('./ConflictNotice.tsx')).ConflictNotice };
  } catch {
    // What was typed stays, and it is told why it isn't saved.
    tellMissing();
    return { default: () => null };
  }
});

/** Its button has the focus afterwards: the question goes. */
function submit(form: HTMLFormElement | null) {
  const button = [...(form?.elements ?? [])].find((each) => each.matches('button[type="submit"]'));
  if (button instanceof HTMLElement) button.focus();
  form?.requestSubmit();
}

interface ConflictQuestionProps {
  conflict: Conflict | undefined;
  form: RefObject<HTMLFormElement | null>;
}

/** Whether to overwrite what was changed meanwhile; nothing where nothing was. */
export const ConflictQuestion = ({ conflict, form }: ConflictQuestionProps) =>
  conflict ? (
    <Suspense>
      <ConflictNotice conflict={conflict} onSaveAnyway={() => submit(form.current)} />
    </Suspense>
  ) : null;
