import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What is known of a record by now, and what its texts are called. Other fields are not compared. */
export interface Known<Values extends FieldValues> {
  now: Values;
  labels: Partial<Record<Path<Values>, string>>;
}

/** Texts that somebody else has changed since the form was opened, and that would be overwritten. */
export interface Conflict {
  texts: readonly { label: string; theirs: string }[];
  /** Takes them into the form, where the rest of what was typed stays. */
  keepTheirs: () => void;
  /** To be called before it is sent once more. */
  allow: () => void;
}

/** Asks before a change that was made elsewhere meanwhile is overwritten without being seen. */
export const useConflict = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField' | 'formState'>,
  known: Known<Values> | undefined,
) => {
  const { getValues, resetField, formState } = form;
  const { defaultValues } = formState;
  const [fields, setFields] = useState<readonly Path<Values>[]>([]);
  const isAllowed = useRef(false);
  const { now, labels } = known ?? {};
  const nowOf = (field: Path<Values>) => String(now?.[field] ?? '');

  const conflict: Conflict | undefined =
    fields.length === 0
      ? undefined
      : {
          texts: fields.map((field) => ({ label: labels?.[field] ?? '', theirs: nowOf(field) })),
          keepTheirs: () => {
            for (const field of fields)
              resetField(field, { defaultValue: nowOf(field) as PathValue<Values, Path<Values>> });
            setFields([]);
          },
          allow: () => {
            isAllowed.current = true;
            setFields([]);
          },
        };
  return {
    conflict,
    /** Whether it has to be asked first. */
    meets: () => {
      const began: Record<string, unknown> = defaultValues ?? {};
      const typed: Record<string, unknown> = getValues();
      const met = isAllowed.current
        ? []
        : Object.keys(labels ?? {}).filter(
            (field) =>
              typed[field] !== began[field] && now?.[field] !== began[field] && now?.[field] !== typed[field],
          );
      isAllowed.current = false;
      setFields(met as Path<Values>[]);
      return met.length > 0;
    },
  };
};
