import type { CompiledQuery } from 'kysely';

/** A value that a column can hold. */
export type Value = string | number | Uint8Array | null;

/** Returns a placeholder for a value that is known only when a prepared query runs: `where('alias', '=', value(0))`. */
export function value<T>(index: number): T {
  return { placeholder: index } as T;
}

/** Returns a function that puts the values of one run into the order of the query's parameters. */
export function orderOf(query: CompiledQuery): (values: readonly Value[]) => Value[] {
  const slots = query.parameters.map((parameter): { at: number } | { fixed: Value } =>
    typeof parameter === 'object' && parameter !== null && 'placeholder' in parameter
      ? { at: Number(parameter.placeholder) }
      : { fixed: parameter as Value },
  );
  return (values) => slots.map((slot) => ('at' in slot ? (values[slot.at] ?? null) : slot.fixed));
}
