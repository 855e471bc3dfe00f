import type { FastifyRequest } from 'fastify';
import { failureOf } from '#server/store/database/database-failure.ts';
import type { FiringRecord, FiringRow } from '#server/store/firing.ts';
import { consentWordsFor } from '#server/traffic/words/consent.ts';
import { isVisit } from '#server/traffic/visit.ts';
import { readChoices, refusesAll } from './choice.ts';
import { type Firing, networksOf } from './fires.ts';

/**
 * Whether the response will be seen. Programs that request a link want the redirect, and frames of other sites don't
 * show the service's pages.
 * @param where the destination that browsers should report in Sec-Fetch-Dest
 */
const isSeen = ({ headers }: FastifyRequest, where: 'document' | 'iframe') =>
  (headers.accept ?? '').includes('text/html') && (headers['sec-fetch-dest'] ?? where) === where;

/** A link or bio page, with the number of its pixels. */
export interface FiringOne extends FiringRecord {
  alias: string;
  pixels: number;
}

/** Returns what fires for a visitor of a link or bio page, or of its frame. Undefined if nothing does. */
export type FiringFor = (
  request: FastifyRequest,
  firer: FiringOne,
  where?: 'document' | 'iframe',
) => Promise<Firing | undefined>;

export const createFiring =
  (find: (firer: FiringRecord) => FiringRow[] | Promise<FiringRow[]>): FiringFor =>
  async (request, firer, where = 'document') => {
    if (firer.pixels === 0 || !isVisit(request) || !isSeen(request, where) || refusesAll(request))
      return undefined;
    const rows = await found(find, firer);
    const [first] = rows;
    const networks = networksOf(rows);
    if (!first || networks.size === 0 || first.firing === 'off') return undefined;
    const answer = readChoices(request).get(first.account_id);
    // A "no" holds, whatever the account chooses later.
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

/** While the database is away, visitors still get to their destination, and nothing fires. */
async function found(find: Parameters<typeof createFiring>[0], firer: FiringRecord): Promise<FiringRow[]> {
  try {
    return await find(firer);
  } catch (error) {
    if (failureOf(error) === undefined) throw error;
    return [];
  }
}
