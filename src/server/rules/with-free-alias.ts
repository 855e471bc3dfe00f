import { ConflictError } from '#server/store/conflict.ts';
import { randomCode } from './secrets.ts';

/**
 * Adds a record under an alias, which is random if none is wanted. Returns what `add` created and the alias.
 * @throws ConflictError if the wanted alias is in use
 */
export async function withFreeAlias<Made>(
  wanted: string | undefined,
  add: (alias: string) => Promise<Made>,
): Promise<[Made, string]> {
  if (wanted !== undefined) return [await add(wanted), wanted];
  // The alias gets longer with each collision, so that this ends even on a full host.
  for (let length = 6; ; length += 1) {
    const alias = randomCode(length);
    try {
      return [await add(alias), alias];
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}
