import { expect, test } from 'vitest';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, visit } from '#test/random-visits.ts';
import { takeClick } from './link-options.ts';

eachDatabase((open) => {
  test('concurrent clicks never exceed the click limit of a link', async () => {
    const database = await open();
    await addTargets(database);
    const { db } = database;
    const [limited, plain] = await db.selectFrom('links').select('id').orderBy('id').execute();
    await db
      .updateTable('links')
      .set({ click_limit: 5, passed: 2 })
      .where('id', '=', limited?.id ?? 0)
      .execute();
    const take = (target_id = 0) => takeClick(database, visit({ kind: 'link', target_id }));
    const given = await Promise.all(Array.from({ length: 40 }, () => take(limited?.id)));
    expect(given.filter(Boolean)).toHaveLength(3);
    expect(await take(plain?.id)).toBe(false);
    const visits = await db.selectFrom('visits').select('target_id').execute();
    expect(visits.map(({ target_id }) => target_id)).toEqual([limited?.id, limited?.id, limited?.id]);
  });

  test('deleting a splash page or an overlay removes it from its links', async () => {
    const database = await open();
    await addTargets(database);
    const { db } = database;
    const values = { account_id: 1, name: 'Wait', created_at: 1 };
    const { id } = await db.insertInto('splash').values(values).returning('id').executeTakeFirstOrThrow();
    const overlay = await db
      .insertInto('overlays')
      .values({ ...values, type: 'message' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('links').set({ splash_id: id, overlay_id: overlay.id }).execute();
    await db.deleteFrom('splash').where('id', '=', id).execute();
    const left = () => db.selectFrom('links').select(['splash_id', 'overlay_id']).execute();
    const shown = { splash_id: null, overlay_id: overlay.id };
    expect(await left()).toEqual([shown, shown, shown]);
    await db.deleteFrom('overlays').where('id', '=', overlay.id).execute();
    const plain = { splash_id: null, overlay_id: null };
    expect(await left()).toEqual([plain, plain, plain]);
  });
});
