import { type ComponentType, lazy, type RefObject, Suspense } from 'react';
import type { Conflict } from '#web/browser/conflict.ts';
import { showLoadFailure } from '#web/ui/base/on-demand.tsx';
import type { ConflictNoticeProps } from './ConflictNotice.tsx';

/** Loaded lazily, since few forms conflict with another tab. */
const ConflictNotice = lazy(async (): Promise<{ default: ComponentType<ConflictNoticeProps> }> => {
  try {
    return { default: (await import('./ConflictNotice.tsx')).ConflictNotice };
  } catch {
    // Unsaved input stays, and a toast shows that loading failed.
    showLoadFailure();
    return { default: () => null };
  }
});

/** Focuses the submit button, since the notice that has the focus disappears. */
function submit(form: HTMLFormElement | null) {
  const button = [...(form?.elements ?? [])].find((each) => each.matches('button[type="submit"]'));
  if (button instanceof HTMLElement) button.focus();
  form?.requestSubmit();
}

interface ConflictQuestionProps {
  conflict: Conflict | undefined;
  form: RefObject<HTMLFormElement | null>;
}

/** Asks whether to overwrite changes made in the meantime. Renders nothing if there are none. */
export const ConflictQuestion = ({ conflict, form }: ConflictQuestionProps) =>
  conflict ? (
    <Suspense>
      <ConflictNotice conflict={conflict} onSaveAnyway={() => submit(form.current)} />
    </Suspense>
  ) : null;
