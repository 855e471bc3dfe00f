import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { afterFirstView } from './first-view.ts';
import type { openCopies } from './draft-copies.ts';
import { writeStored, readStored } from './stored.ts';

/** Input by field. */
export type Typed = Readonly<Record<string, unknown>>;

/** Input of an earlier visit to a form that was never saved. */
export interface Draft {
  isOffered: boolean;
  /** Secret fields that had input but weren't restored, since secrets are never stored. */
  leftOut: readonly string[];
  restore: () => void;
  /** Deletes the draft after it was saved or discarded. */
  drop: () => void;
}

/** Stored in place of a secret, to record only that there was input. */
const typedSecret = null;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const typedHere = (form: string): Typed => {
  const kept = readStored('tab', `draft ${form}`);
  return typeof kept === 'object' && kept !== null ? (kept as Typed) : {};
};

const none: readonly never[] = [];
const toTab = () => undefined;

interface DraftOptions<Values extends FieldValues> {
  secrets?: readonly Path<Values>[];
  /** Returns the account's key if the draft may outlive the tab. Must be a stable function. */
  keyOf?: () => string | undefined;
}

/**
 * Stores each field that differs from its initial value, so that input survives a reload, a sign-in and leaving the
 * page by mistake. If the user stays signed in, it also survives closing the tab.
 * @param name unique for each form and record, such as "campaign 12"
 * @param secrets fields that are never stored
 */
export const useDraft = <Values extends FieldValues>(
  name: string,
  {
    subscribe,
    setValue,
    clearErrors,
    formState,
  }: Pick<UseFormReturn<Values>, 'subscribe' | 'setValue' | 'clearErrors' | 'formState'>,
  { secrets = none, keyOf = toTab }: DraftOptions<Values> = {},
): Draft => {
  const { defaultValues } = formState;
  const [found, find] = useState(() => typedHere(name));
  const [isOver, setOver] = useState(false);
  const fits = ([field, value]: [string, unknown]) =>
    typeof value === typeof (defaultValues as Typed | undefined)?.[field] &&
    !secrets.some((secret) => secret === field);
  const offered = isOver ? [] : Object.entries(found).filter(fits);
  const [leftOut, leaveOut] = useState<readonly string[]>(none);

  const latest = useRef<Typed>({});
  const isDropped = useRef(false);
  /** Copies that outlive the tab. */
  const copies = useRef<Awaited<ReturnType<typeof openCopies>>>(undefined);
  const keepTyped = useCallback(
    (typed: Typed) => {
      writeStored('tab', `draft ${name}`, Object.keys(typed).length > 0 ? typed : undefined);
      copies.current?.keep(typed);
    },
    [name],
  );
  // A ref, since the callback is created once. Until these fields are filled in again, the next draft lacks them too.
  const lacking = useRef(leftOut);
  useEffect(() => {
    const began: Typed = defaultValues ?? {};
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
        // The callback also runs without new input. A draft dropped on saving must not reappear.
        if (same(typed, latest.current)) return;
        latest.current = typed;
        isDropped.current = false;
        keepTyped(typed);
      },
    });
  }, [keepTyped, subscribe, defaultValues, secrets]);

  useEffect(() => {
    const key = keyOf();
    if (key === undefined) return;
    let isHere = true;
    const open = async () => {
      // The code that stores copies loads after the page.
      await afterFirstView();
      const { openCopies: of } = await import('./draft-copies.ts');
      const opened = await of(name, key, typedHere(name));
      // The draft was saved or discarded before the copies had loaded.
      if (isDropped.current) opened.keep({});
      if (!isHere) {
        opened.end();
        return;
      }
      copies.current = opened;
      if (isDropped.current) return;
      if (Object.keys(latest.current).length > 0) opened.keep(latest.current);
      if (opened.left) find(opened.left);
    };
    open().catch(() => undefined);
    return () => {
      isHere = false;
      copies.current?.end();
      copies.current = undefined;
    };
  }, [name, keyOf]);

  return {
    isOffered: offered.length > 0,
    leftOut,
    restore: () => {
      lacking.current = secrets.filter((secret) => found[secret] === typedSecret);
      leaveOut(lacking.current);
      for (const [field, value] of offered)
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      // Moving to the notice may have left a field that had been empty but is filled now.
      clearErrors();
      setOver(true);
    },
    drop: () => {
      setOver(true);
      isDropped.current = true;
      keepTyped({});
    },
  };
};
