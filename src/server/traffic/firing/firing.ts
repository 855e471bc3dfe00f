import type { FastifyRequest } from 'fastify';
import { troubleOf } from '#server/store/database/trouble.ts';
import type { Firer, FiringRow } from '#server/store/firing.ts';
import { consentWordsFor } from '#server/traffic/words/consent.ts';
import { isVisit } from '#server/traffic/visit.ts';
import { choicesIn, refusesAll } from './choice.ts';
import { type Firing, networksOf } from './fires.ts';

/**
 * Whether the answer will be seen: programs that ask for a link want the redirect, and frames of others show no page of
 * ours. @param where it is seen as browsers say
 */
const isSeen = ({ headers }: FastifyRequest, where: 'document' | 'iframe') =>
  (headers.accept ?? '').includes('text/html') && (headers['sec-fetch-dest'] ?? where) === where;

/** A link or bio page, with how many pixels it has. */
export interface FiringOne extends Firer {
  alias: string;
  pixels: number;
}

/** What fires for whoever asks for a link or bio page, or for its frame; undefined: nothing. */
export type FiringFor = (
  request: FastifyRequest,
  firer: FiringOne,
  where?: 'document' | 'iframe',
) => Promise<Firing | undefined>;

export const createFiring =
  (find: (firer: Firer) => FiringRow[] | Promise<FiringRow[]>): FiringFor =>
  async (request, firer, where = 'document') => {
    if (firer.pixels === 0 || !isVisit(request) || !isSeen(request, where) || refusesAll(request))
      return undefined;
    const rows = await found(find, firer);
    const [first] = rows;
    const networks = networksOf(rows);
    if (!first || networks.size === 0 || first.firing === 'off') return undefined;
    const answer = choicesIn(request).get(first.account_id);
    // A “no” holds, whatever the account chooses afterwards.
    if (answer === 'no') return undefined;
    return {
      accountId: first.account_id,
      asks: first.firing === 'ask' && ![...networks.keys()].every((type) => answer?.has(type)),
      words: consentWordsFor(request),
      of: firer.kind === 'bio' ? 'page' : 'link',
      frame: `/${encodeURIComponent(firer.alias)}/pixels`,
      networks,
    };
  };

/** While the database is away, visitors get where they want, and nothing fires. */
async function found(find: Parameters<typeof createFiring>[0], firer: Firer): Promise<FiringRow[]> {
  try {
    return await find(firer);
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    return [];
  }
}
