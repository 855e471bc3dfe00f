import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { type Known, useConflict } from '#web/browser/conflict.ts';
import { isRecord } from '#contract/answers/fits.ts';
import { useDraft } from '#web/browser/draft.ts';
import { copyOwner } from '#web/browser/kept-copy.ts';
import { recall } from '#web/browser/kept.ts';
import type { AnswerFault } from '#web/lib/answer-fault.ts';
import { markOf } from '#web/lib/key-mark.ts';
import { faultOf } from './api-error.ts';
import { currentCredentials, isStaying } from './credentials.ts';
import { goneOf, showRefusal } from './refused-form.ts';

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

/**
 * Marks of the account, by which what was typed is given back to it alone: its key's, and its name where the browser
 * knows that, so that a new session finds it too. Undefined where nothing of the account is to outlive the tab.
 */
export function draftOwners(): readonly string[] | undefined {
  const credentials = currentCredentials();
  if (!credentials || !isStaying()) return undefined;
  const key = markOf(credentials.key);
  const kept = recall('browser', copyOwner);
  const name = isRecord(kept) && kept['key'] === key ? kept['name'] : undefined;
  return typeof name === 'string' ? [key, name] : [key];
}

/**
 * The same for a form that is long enough to have a draft, which is forgotten once it is saved.
 * @param name of the draft: one for each form and record, "campaign 12"
 * @param secrets fields that the draft leaves out
 * @param known the record as it is by now, where something else may have changed it since the form was opened
 */
export const useSaving = <Values extends FieldValues, Body, Answer>(
  name: string,
  form: UseFormReturn<Values, unknown, Body>,
  save: (body: Body) => Promise<Answer>,
  onSaved: (answer: Answer) => void,
  secrets?: readonly Path<Values>[],
  known?: Known<Values>,
) => {
  const { isDirty } = form.formState;
  const draft = useDraft(name, form, { ...(secrets && { secrets }), ownersOf: draftOwners });
  const [isGone, setGone] = useState(false);
  const { conflict, meets } = useConflict(form, known);
  const submit = useSubmit(
    form,
    async (body) => {
      if (meets()) return;
      const answer = await save(body);
      draft.drop();
      onSaved(answer);
    },
    (error) => {
      const gone = goneOf(name, error);
      setGone(gone !== undefined);
      showRefusal(form, gone ?? error, { hasDetails: true });
    },
  );
  return { ...submit, dirty: isDirty, draft, isGone, conflict };
};
