import { ConflictError } from '#server/store/conflict.ts';
import { randomCode } from './secrets.ts';

/**
 * Adds under an alias, random where none is wanted, and returns what `add` made and the alias.
 * @throws ConflictError when the wanted alias is in use
 */
export async function withFreeAlias<Made>(
  wanted: string | undefined,
  add: (alias: string) => Promise<Made>,
): Promise<[Made, string]> {
  if (wanted !== undefined) return [await add(wanted), wanted];
  // Longer with each collision, so that it ends however full the host is.
  for (let length = 6; ; length += 1) {
    const alias = randomCode(length);
    try {
      return [await add(alias), alias];
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}
