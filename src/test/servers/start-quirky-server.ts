import { type Mixture, parseMixture } from '#server/quirks/quirks.ts';
import { type QuirksServer, startQuirksServer } from '#server/quirks/quirks-server.ts';

/** A simulated third-party server, with its quirks and the key that it accepts. */
export interface QuirkyServer extends QuirksServer {
  key: string;
  limit: number;
  mixture: Mixture;
}

/** @param quirks in the format of `waypost serve --quirks` */
export async function startQuirkyServer(
  quirks: string,
  { seed = 7, limit = 30, rate = 0.1 } = {},
): Promise<QuirkyServer> {
  const mixture = parseMixture(quirks, seed);
  if (!mixture) throw new Error(`There are no quirks ${quirks}.`);
  const key = 'awkward-key';
  return { ...(await startQuirksServer({ mixture, key, limit, rate })), key, limit, mixture };
}
