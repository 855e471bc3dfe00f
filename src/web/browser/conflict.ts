import { get, set, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { latest, type Reread } from '#web/lib/reread.ts';

/** The current values of a record and the labels of its texts. Only the labeled fields are compared. */
export interface Known<Values extends FieldValues> {
  now: Values;
  /**
   * Called with the form's initial values, including texts since taken from the record. Input is compared with these.
   */
  onTaken: (began: Values) => void;
  /**
   * Reads the record again. Given only where an extra request costs nothing. Programs and other devices change records
   * too.
   */
  read?: Reread<Values>;
  labels: Partial<Record<Path<Values>, string>>;
}

/** Texts that were changed elsewhere since the form was opened and that saving would overwrite. */
export interface Conflict {
  texts: readonly { label: string; theirs: string }[];
  /** Puts the saved texts into the form. All other input stays. */
  takeSaved: () => void;
  /** Lets the form overwrite the saved texts if they are still those shown. */
  overwrite: () => void;
}

interface Asked<Values> {
  /** The record as it was when the user chose to overwrite it. */
  seen: Values | undefined;
  onTaken: (began: Values) => void;
  onOverwrite: (seen: Values) => void;
}

/** Returns the conflict to resolve before the form is sent, or undefined if nothing would be overwritten. */
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
  const now = await latest(read, known);
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
