import { ConflictError } from '#server/store/conflict.ts';

/** Returns the wanted value of a member, with a number if it turned out to be taken: `menu`, `menu-2`, `menu-3` … */
export type Numbered = (field: string, wanted: string, gap: '-' | ' ') => string;

/** Adds a record, and numbers those of its members that are taken. Each run of a demo creates records of its own. */
export async function addNumbered<Made>(add: (numbered: Numbered) => Promise<Made>): Promise<Made> {
  const numbers = new Map<string, number>();
  const numbered: Numbered = (field, wanted, gap) => {
    const number = numbers.get(field);
    return number === undefined ? wanted : `${wanted}${gap}${number}`;
  };
  for (;;) {
    try {
      return await add(numbered);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const number = (numbers.get(error.field) ?? 1) + 1;
      if (number > 10_000) throw error;
      numbers.set(error.field, number);
    }
  }
}
