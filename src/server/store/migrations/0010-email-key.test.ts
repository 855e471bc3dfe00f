import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as accounts from '#server/store/account.ts';
import { openUnmigrated } from '#test/open-unmigrated.ts';
import { first } from './0001-first.ts';
import { support } from './0006-support.ts';
import { closing } from './0005-closing.ts';
import { emailKey } from './0010-email-key.ts';

test('e-mail addresses of before are the only ones of their kind, and stay so', async () => {
  const { db, remove } = await openUnmigrated();
  for (const migration of [first, closing, support]) await migration('sqlite').up(db);
  await sql`insert into accounts (email, username, password_hash, plan, registered_at, staff)
    values ('ada@example.com', 'ada', '', 'free', 0, 0)`.execute(db);
  await emailKey().up(db);
  const [ada] = await accounts.findByEmail(db, 'ada@example.com');
  expect(ada).toMatchObject({ email: 'ada@example.com', username: 'ada' });
  expect(ada && accounts.isConfirmed(ada)).toBe(true);
  expect(await accounts.findByConfirmedEmail(db, 'ada@example.com')).toEqual(ada);
  await remove();
});
