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
  useSaved: () => void;
  /** Set by whoever has seen them and overwrites them. */
  isAllowed: boolean;
}

/** What has to be asked before a form is sent; undefined where nothing is overwritten, or that was allowed `before`. */
export function conflictOf<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField' | 'formState'>,
  { now, labels }: Known<Values>,
  before: Conflict | undefined,
  onKept: () => void,
): Conflict | undefined {
  if (before?.isAllowed) return undefined;
  const began: Record<string, unknown> = form.formState.defaultValues ?? {};
  const typed: Record<string, unknown> = form.getValues();
  const fields = (Object.keys(labels) as Path<Values>[]).filter(
    (field) => typed[field] !== began[field] && now[field] !== began[field] && now[field] !== typed[field],
  );
  if (fields.length === 0) return undefined;
  const theirs = (field: Path<Values>) => String(now[field] ?? '');
  return {
    texts: fields.map((field) => ({ label: labels[field] ?? '', theirs: theirs(field) })),
    useSaved: () => {
      for (const field of fields)
        form.resetField(field, { defaultValue: theirs(field) as PathValue<Values, Path<Values>> });
      onKept();
    },
    isAllowed: false,
  };
}
