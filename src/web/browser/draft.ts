import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keep, recall } from './kept.ts';

type Kept = Readonly<Record<string, unknown>>;

/** What was typed into a form earlier in this tab and never saved. */
export interface Draft {
  isOffered: boolean;
  /** Secrets that were typed then and are not among what was restored, since none is kept. */
  leftOut: readonly string[];
  restore: () => void;
  /** For when it is saved, or thrown away on purpose. */
  drop: () => void;
}

/** In place of a secret: something was typed, and only that is kept. */
const typedSecret = null;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const read = (name: string): Kept => {
  const kept = recall('tab', `draft ${name}`);
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
};

const write = (name: string, kept: Kept) =>
  keep('tab', `draft ${name}`, Object.keys(kept).length > 0 ? kept : undefined);

const none: readonly never[] = [];

/**
 * Keeps what is typed in session storage, field by field as far as it differs from what the form began with, so that
 * it outlives a reload, a sign-in and a way back by mistake.
 * @param name one for each form and record: "campaign 12"
 * @param secrets fields that are never kept
 */
export const useDraft = <Values extends FieldValues>(
  name: string,
  {
    subscribe,
    setValue,
    getValues,
    clearErrors,
    formState,
  }: Pick<UseFormReturn<Values>, 'subscribe' | 'setValue' | 'getValues' | 'clearErrors' | 'formState'>,
  { secrets = none }: { secrets?: readonly Path<Values>[] } = {},
): Draft => {
  const { defaultValues } = formState;
  const [found] = useState(() => read(name));
  const [offered, offer] = useState<Kept>(() => {
    const values: Kept = getValues();
    return Object.fromEntries(
      Object.entries(found).filter(
        ([field, value]) =>
          typeof value === typeof values[field] && !secrets.some((secret) => secret === field),
      ),
    );
  });
  const [leftOut, leaveOut] = useState<readonly string[]>(none);

  const latest = useRef<Kept>({});
  // For the callback, which is made once: until they are typed again, the next draft lacks them too.
  const lacking = useRef(leftOut);
  useEffect(() => {
    const began: Kept = defaultValues ?? {};
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.fromEntries(
          Object.entries(values)
            .filter(([field, value]) => !same(value, began[field]) || lacking.current.includes(field))
            .map(([field, value]) => [
              field,
              secrets.some((secret) => secret === field) ? typedSecret : value,
            ]),
        );
        // It is called for more than typing: what was dropped on saving must not come back.
        if (same(typed, latest.current)) return;
        latest.current = typed;
        write(name, typed);
      },
    });
  }, [name, subscribe, defaultValues, secrets]);

  return {
    isOffered: Object.keys(offered).length > 0,
    leftOut,
    restore: () => {
      lacking.current = secrets.filter((secret) => found[secret] === typedSecret);
      leaveOut(lacking.current);
      for (const [field, value] of Object.entries(offered))
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      // On the way to the notice a field was left that now has what it lacked.
      clearErrors();
      offer({});
    },
    drop: () => {
      offer({});
      write(name, {});
    },
  };
};
