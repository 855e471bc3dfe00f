import { visitAppender } from '#server/store/visits.ts';
import { visit } from '#test/random-visits.ts';
import type { TestService } from '#test/start-service.ts';

/** Visits of a link that nobody is told of: they are counted with the next that is. */
export async function addUncounted({ service }: TestService, link: number, at: number, count: number) {
  const one = visit({ kind: 'link', target_id: link }, { at });
  await visitAppender(service.database)(Array.from({ length: count }, () => one));
}

/** Those who count wait for the cursor, or for the whole file, and so does all else that writes to it. */
export const whileNothingIsCounted = ({ service }: TestService, run: () => Promise<void>) =>
  service.db.transaction().execute(async (trx) => {
    await trx.updateTable('rolled_up').set({ visit_id: 0 }).where('id', '=', 1).execute();
    await run();
  });
