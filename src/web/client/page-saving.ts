import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Known } from '#web/browser/conflict.ts';
import { useSaving } from './saving.ts';

/**
 * Works as `useSaving` does, for a form that is a page. Once it's saved, another page replaces it, and leaving it
 * doesn't ask for confirmation.
 */
export const usePageSaving = <Values extends FieldValues, Body, Answer>(
  name: string,
  form: UseFormReturn<Values, unknown, Body>,
  save: (body: Body) => Promise<Answer>,
  /** Shows the success message and returns the path of the next page. */
  onSaved: (answer: Answer) => string,
  known?: Known<Values>,
) => {
  const navigate = useNavigate();
  const isSaved = useRef(false);
  const { dirty, ...saving } = useSaving(
    name,
    form,
    save,
    (answer) => {
      isSaved.current = true;
      void navigate(onSaved(answer), { replace: true });
    },
    { ...(known && { known }) },
  );
  return { ...saving, asks: () => dirty && !isSaved.current };
};
