import { mixtureOf } from '#server/quirks/quirks.ts';
import { type QuirksServer, startQuirksServer } from '#server/quirks/quirks-server.ts';

/** A server of others, as awkward as is wished for, and the key that it takes. */
export async function startAwkward(
  quirks: string,
  { seed = 7, limit = 30, rate = 0.1 } = {},
): Promise<QuirksServer & { key: string }> {
  const mixture = mixtureOf(quirks, seed);
  if (!mixture) throw new Error(`There are no quirks ${quirks}.`);
  const key = 'awkward-key';
  return { ...(await startQuirksServer({ mixture, key, limit, rate })), key };
}
