import type { Db } from './database.ts';

/** Writes a meaningless row, since a database that can be read may still refuse writes. */
export async function probe(db: Db): Promise<void> {
  const at = Math.floor(Date.now() / 1000);
  await db
    .insertInto('batches')
    .values({ writer: 'probe', batch: 0, at })
    .onConflict((conflict) => conflict.column('writer').doUpdateSet({ at }))
    .execute();
}

/** Returns how many visits are recorded but not counted yet. */
export async function backlogOf(db: Db): Promise<number> {
  const [{ last }, counted] = await Promise.all([
    db
      .selectFrom('visits')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow(),
    db.selectFrom('rolled_up').where('id', '=', 1).select('visit_id').executeTakeFirst(),
  ]);
  return Math.max(0, Number(last ?? 0) - Number(counted?.visit_id ?? 0));
}
