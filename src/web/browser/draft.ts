import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { afterFirstView } from './first-view.ts';
import type { openCopies } from './draft-copies.ts';
import { keep, recall } from './kept.ts';

/** What was typed, by the field. */
export type Typed = Readonly<Record<string, unknown>>;

/** What was typed into a form earlier and never saved. */
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

const typedHere = (form: string): Typed => {
  const kept = recall('tab', `draft ${form}`);
  return typeof kept === 'object' && kept !== null ? (kept as Typed) : {};
};

const none: readonly never[] = [];
const toTab = () => undefined;

interface DraftOptions<Values extends FieldValues> {
  secrets?: readonly Path<Values>[];
  /** The key of whose it is, where it may outlive the tab; stays the same function. */
  keyOf?: () => string | undefined;
}

/**
 * Keeps what is typed, field by field as far as it differs from what the form began with, so that it outlives a reload,
 * a sign-in and a way back by mistake; and the tab, where its owner stays signed in.
 * @param name one for each form and record: "campaign 12"
 * @param secrets fields that are never kept
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
  /** They outlive the tab. */
  const copies = useRef<Awaited<ReturnType<typeof openCopies>>>(undefined);
  const keepTyped = useCallback(
    (typed: Typed) => {
      keep('tab', `draft ${name}`, Object.keys(typed).length > 0 ? typed : undefined);
      copies.current?.keep(typed);
    },
    [name],
  );
  // For the callback, which is made once: until they are typed again, the next draft lacks them too.
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
        // It is called for more than typing: what was dropped on saving must not come back.
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
      // No page waits for what keeps them.
      await afterFirstView();
      const { openCopies: of } = await import('./draft-copies.ts');
      const opened = await of(name, key, typedHere(name));
      // It was saved, or discarded, before what outlives the tab was looked up.
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
      // On the way to the notice a field was left that now has what it lacked.
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
