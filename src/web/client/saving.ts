import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useRef, useState } from 'react';
import type { Conflict, Known } from '#web/browser/conflict.ts';
import { useDraft } from '#web/browser/draft.ts';
import type { ResponseFault } from '#web/lib/response-fault.ts';
import { faultOf } from './api-error.ts';
import { currentCredentials, staysSignedIn } from './credentials.ts';
import { isGone, showRefusal } from './refused-form.ts';

/**
 * Returns what a form needs in order to send its validated values and show a refusal where it belongs.
 * @param refuse shows the refusal, by default at the field at fault
 */
export const useSubmit = <Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  send: (body: Body) => Promise<void>,
  refuse: (error: unknown) => void = (error) => showRefusal(form, error, { hasDetails: true }),
) => {
  const { errors, isSubmitting } = form.formState;
  const [fault, setFault] = useState<ResponseFault>();
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

/** Returns the key whose drafts outlive the tab. Undefined if nothing of the account may be kept. */
export const draftKey = () => (staysSignedIn() ? currentCredentials()?.key : undefined);

/** Detects what saving would overwrite, so that the user can be asked first. */
export const useConflict = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField' | 'setFocus' | 'formState'>,
  known: Known<Values> | undefined,
) => {
  const [conflict, setConflict] = useState<Conflict>();
  const seen = useRef<Values>(undefined);
  const hasConflict = async () => {
    setConflict(undefined);
    // If the code for conflicts can't be loaded, the form is saved without the check.
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
  /** Fields that the draft omits. */
  secrets?: readonly Path<Values>[];
  /** The record's current state. Changes made elsewhere since the form was opened aren't overwritten without asking. */
  known?: Known<Values>;
}

/**
 * Works as `useSubmit` does, for a form long enough to have a draft. The draft is deleted once the form is saved.
 * @param name the draft's name, one for each form and record: "campaign 12"
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
