import { expect, test } from 'vitest';
import { openDatabase } from '#server/store/database/database.ts';
import { eachDatabase } from './databases.ts';

eachDatabase((open, place) => {
  const add = (name: string) => ({
    email: `${name}@example.com`,
    email_key: `${name}@example.com`,
    username: name,
    password_hash: '',
    plan: 'free',
    registered_at: 0,
    staff: 0,
  });

  test('a new database is migrated and empty', async () => {
    const { db } = await open();
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    await db.insertInto('accounts').values(add('ada')).execute();
  });

  test('each test has its own database', async () => {
    const { db } = await open();
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  test('a database can be opened twice', async () => {
    const where = await place();
    const one = await openDatabase(where);
    const two = await openDatabase(where);
    await one.db.insertInto('accounts').values(add('ada')).execute();
    expect(await two.db.selectFrom('accounts').select('username').execute()).toEqual([{ username: 'ada' }]);
    await one.close();
    await two.close();
  });
});
