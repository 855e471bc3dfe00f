import { visitAppender } from '#server/store/visits.ts';
import { visit } from '#test/random-visits.ts';
import type { TestService } from '#test/start-service.ts';

/**
 * Stores visits of a link without notifying the counter. They're counted along with the next visit that notifies it.
 */
export async function addUncounted({ service }: TestService, link: number, at: number, count: number) {
  const one = visit({ kind: 'link', target_id: link }, { at });
  await visitAppender(service.database)(Array.from({ length: count }, () => one));
}

/**
 * Runs a function while nothing can be counted. Counting waits for the cursor's row, or for the whole file, as does
 * every other write to it.
 */
export const whileNothingIsCounted = ({ service }: TestService, run: () => Promise<void>) =>
  service.db.transaction().execute(async (trx) => {
    await trx.updateTable('rolled_up').set({ visit_id: 0 }).where('id', '=', 1).execute();
    await run();
  });
