import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useRef, useState } from 'react';
import type { Conflict, Known } from '#web/browser/conflict.ts';
import { useDraft } from '#web/browser/draft.ts';
import type { AnswerFault } from '#web/lib/answer-fault.ts';
import { faultOf } from './api-error.ts';
import { currentCredentials, isStaying } from './credentials.ts';
import { isGone, showRefusal } from './refused-form.ts';

/**
 * What a form needs: it sends what was checked, and shows a refusal where it belongs.
 * @param refuse puts it there; in most forms, at the field that is to blame
 */
export const useSubmit = <Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  send: (body: Body) => Promise<void>,
  refuse: (error: unknown) => void = (error) => showRefusal(form, error, { hasDetails: true }),
) => {
  const { errors, isSubmitting } = form.formState;
  const [fault, setFault] = useState<AnswerFault>();
  return {
    onSubmit: form.handleSubmit(async (body) => {
      try {
        await send(body);
      } catch (error) {
        setFault(faultOf(error));
        refuse(error);
      }
    }),
    pending: isSubmitting,
    error: errors.root?.message,
    fault,
  };
};

/** Whose drafts outlive the tab; undefined where nothing of the account is to. */
export const draftKey = () => (isStaying() ? currentCredentials()?.key : undefined);

/** What saving would overwrite, which is asked about first. */
export const useConflict = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField' | 'setFocus' | 'formState'>,
  known: Known<Values> | undefined,
) => {
  const [conflict, setConflict] = useState<Conflict>();
  const seen = useRef<Values>(undefined);
  const hasConflict = async () => {
    setConflict(undefined);
    // Without its code, a form is saved as ever.
    const code = known && (await import('#web/browser/conflict.ts').catch(() => undefined));
    const met =
      known &&
      (await code?.conflictOf(form, known, {
        seen: seen.current,
        onTaken: (began) => {
          setConflict(undefined);
          known.onTaken(began);
        },
        onOverwrite: (shown) => {
          seen.current = shown;
        },
      }));
    setConflict(met);
    return met !== undefined;
  };
  return { conflict, hasConflict };
};

interface SavingOptions<Values extends FieldValues> {
  /** Fields that the draft leaves out. */
  secrets?: readonly Path<Values>[];
  /** The record as it is by now: what was changed elsewhere since the form was opened is not overwritten unasked. */
  known?: Known<Values>;
}

/**
 * The same for a form that is long enough to have a draft, which is forgotten once it is saved.
 * @param name of the draft: one for each form and record, "campaign 12"
 */
export const useSaving = <Values extends FieldValues, Body, Answer>(
  name: string,
  form: UseFormReturn<Values, unknown, Body>,
  save: (body: Body) => Promise<Answer>,
  onSaved: (answer: Answer) => void,
  { secrets, known }: SavingOptions<Values> = {},
) => {
  const { isDirty } = form.formState;
  const draft = useDraft(name, form, { ...(secrets && { secrets }), keyOf: draftKey });
  const [hasGone, setGone] = useState(false);
  const { conflict, hasConflict } = useConflict(form, known);
  const submit = useSubmit(
    form,
    async (body) => {
      if (await hasConflict()) return;
      const answer = await save(body);
      draft.drop();
      onSaved(answer);
    },
    (error) => {
      setGone(isGone(name, error));
      showRefusal(form, error, { hasDetails: true });
    },
  );
  return { ...submit, dirty: isDirty, draft, isGone: hasGone, conflict };
};
