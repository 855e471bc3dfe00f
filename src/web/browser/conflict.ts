import { get, set, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/** What is known of a record by now, and what its texts are called. Other fields are not compared. */
export interface Known<Values extends FieldValues> {
  now: Values;
  /** Given what the form began with, and what was taken from there into it since: what is typed is held against that. */
  onTaken: (began: Values) => void;
  /** Reads it anew, where a request more is nothing: programs and other devices change records too. */
  read?: (() => Promise<Values>) | undefined;
  labels: Partial<Record<Path<Values>, string>>;
}

/** Texts that somebody else has changed since the form was opened, and that would be overwritten. */
export interface Conflict {
  texts: readonly { label: string; theirs: string }[];
  /** Takes them into the form, where the rest of what was typed stays. */
  takeSaved: () => void;
  /** Lets a saving overwrite them, as long as they are what was shown. */
  overwrite: () => void;
}

interface Asked<Values> {
  /** The record as it was when somebody chose to overwrite it. */
  seen: Values | undefined;
  onTaken: (began: Values) => void;
  onOverwrite: (seen: Values) => void;
}

/** What has to be asked before a form is sent; undefined where nothing is overwritten. */
export async function conflictOf<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField' | 'setFocus' | 'formState'>,
  { now: known, read, labels }: Known<Values>,
  { seen, onTaken, onOverwrite }: Asked<Values>,
): Promise<Conflict | undefined> {
  const textIn = (values: unknown, field: Path<Values>): string => get(values, field) ?? '';
  const typed = form.getValues();
  const began = form.formState.defaultValues;
  const isTyped = (field: Path<Values>) => textIn(typed, field) !== textIn(began, field);
  const touched = (Object.keys(labels) as Path<Values>[]).filter(isTyped);
  if (touched.length === 0) return undefined;
  // Where it can't be read, saving says why.
  const now = (await read?.().catch(() => undefined)) ?? known;
  const fields = touched.filter((field) =>
    [began, typed, ...(seen ? [seen] : [])].every((other) => textIn(now, field) !== textIn(other, field)),
  );
  const [first] = fields;
  if (first === undefined) return undefined;
  return {
    texts: fields.map((field) => ({ label: labels[field] ?? '', theirs: textIn(now, field) })),
    takeSaved: () => {
      const taken = structuredClone(began) as Values;
      for (const field of fields) {
        const theirs = textIn(now, field);
        set(taken, field, theirs);
        form.resetField(field, { defaultValue: theirs as PathValue<Values, Path<Values>> });
      }
      onTaken(taken);
      form.setFocus(first);
    },
    overwrite: () => onOverwrite(now),
  };
}
