import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useDraft } from '#web/browser/draft.ts';
import { showRefusal } from './refused-form.ts';

/**
 * What a form's dialog needs: it sends what was checked, forgets the draft once that is saved, and shows a refusal
 * where it belongs.
 * @param name of the draft: one for each form and record, "campaign 12"
 * @param secrets fields that the draft leaves out
 */
export const useSaving = <Values extends FieldValues, Body, Answer>(
  name: string,
  form: UseFormReturn<Values, unknown, Body>,
  save: (body: Body) => Promise<Answer>,
  onSaved: (answer: Answer) => void,
  secrets?: readonly Path<Values>[],
) => {
  const { errors, isDirty, isSubmitting } = form.formState;
  const draft = useDraft(name, form, secrets && { secrets });
  return {
    onSubmit: form.handleSubmit(async (body) => {
      try {
        const answer = await save(body);
        draft.drop();
        onSaved(answer);
      } catch (error) {
        showRefusal(form, error);
      }
    }),
    pending: isSubmitting,
    dirty: isDirty,
    draft,
    error: errors.root?.message,
  };
};
