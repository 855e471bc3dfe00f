import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keep, recall } from './kept.ts';

type Kept = Readonly<Record<string, unknown>>;

/** What was typed into a form earlier in this tab and never saved. */
export interface Draft {
  isOffered: boolean;
  restore: () => void;
  /** For when it is saved, or thrown away on purpose. */
  drop: () => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const read = (name: string): Kept => {
  const kept = recall('tab', `draft ${name}`);
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
};

const write = (name: string, kept: Kept) =>
  keep('tab', `draft ${name}`, Object.keys(kept).length > 0 ? kept : undefined);

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
    formState,
  }: Pick<UseFormReturn<Values>, 'subscribe' | 'setValue' | 'getValues' | 'formState'>,
  { secrets = none }: { secrets?: readonly Path<Values>[] } = {},
): Draft => {
  const { defaultValues } = formState;
  const [offered, offer] = useState<Kept>(() => {
    const values: Kept = getValues();
    return Object.fromEntries(
      Object.entries(read(name)).filter(
        ([field, value]) =>
          typeof value === typeof values[field] && !secrets.some((secret) => secret === field),
      ),
    );
  });

  const latest = useRef<Kept>({});
  useEffect(() => {
    const began: Kept = defaultValues ?? {};
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.fromEntries(
          Object.entries(values).filter(
            ([field, value]) => !same(value, began[field]) && !secrets.some((secret) => secret === field),
          ),
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
    restore: () => {
      for (const [field, value] of Object.entries(offered))
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      offer({});
    },
    drop: () => {
      offer({});
      write(name, {});
    },
  };
};

const none: readonly never[] = [];
