import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as accounts from '#server/store/account.ts';
import { migrate } from '#server/store/database/migrate.ts';
import { openUnmigrated } from '#test/open-unmigrated.ts';

test('e-mail addresses from before the migration count as confirmed', async () => {
  const { db, remove } = await openUnmigrated();
  await migrate(db, 'sqlite', '0009-mail');
  await sql`insert into accounts (email, username, password_hash, plan, registered_at, staff)
    values ('ada@example.com', 'ada', '', 'free', 0, 0)`.execute(db);
  await migrate(db, 'sqlite');
  const [ada] = await accounts.findByEmail(db, 'ada@example.com');
  expect(ada).toMatchObject({ email: 'ada@example.com', username: 'ada' });
  expect(ada && accounts.isConfirmed(ada)).toBe(true);
  expect(await accounts.findByConfirmedEmail(db, 'ada@example.com')).toEqual(ada);
  await remove();
});
