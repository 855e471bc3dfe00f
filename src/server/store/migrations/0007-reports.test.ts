import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/store/database/migrate.ts';
import { openUnmigrated } from '#test/open-unmigrated.ts';

test('reports from before the migration are open, of links, and have the account of their link', async () => {
  const { db, remove } = await openUnmigrated();
  await migrate(db, 'sqlite', '0006-support');
  await sql`insert into accounts (email, username, password_hash, plan, registered_at, staff)
    values ('ada@example.com', 'ada', '', 'free', 0, 0)`.execute(db);
  const link = { alias: 'x', longurl: 'https://bank.example', title: '', description: '', search: '' };
  await db
    .insertInto('links')
    .values({ ...link, account_id: 1, domain_id: null, created_at: 0 })
    .execute();
  const report = { shorturl: 'https://go.example/x', longurl: link.longurl, reason: 'spam', details: '' };
  for (const link_id of [1, null]) {
    await db
      .insertInto('reports')
      .values({ ...report, link_id, contact: '', created_at: 0 })
      .execute();
  }
  await migrate(db, 'sqlite');
  const rows = await db.selectFrom('reports').selectAll().orderBy('id').execute();
  const open = { kind: 'link', closed_at: null, closed_by: '', outcome: '', note: '' };
  expect(rows).toMatchObject([
    { ...open, link_id: 1, account_id: 1 },
    { ...open, link_id: null, account_id: null },
  ]);
  await remove();
});
