import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openUnmigrated } from '#test/open-unmigrated.ts';
import { first } from './0001-first.ts';
import { keyUse } from './0002-key-use.ts';
import { linkOptions } from './0003-link-options.ts';
import { shownPages } from './0004-shown-pages.ts';
import { closing } from './0005-closing.ts';
import { support } from './0006-support.ts';
import { reports } from './0007-reports.ts';

test('reports of before are open, of links, and know whose these were', async () => {
  const { db, remove } = await openUnmigrated();
  for (const migration of [first, keyUse, linkOptions, shownPages, closing, support]) {
    await migration('sqlite').up(db);
  }
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
  await reports().up(db);
  const rows = await db.selectFrom('reports').selectAll().orderBy('id').execute();
  const open = { kind: 'link', closed_at: null, closed_by: '', outcome: '', note: '' };
  expect(rows).toMatchObject([
    { ...open, link_id: 1, account_id: 1 },
    { ...open, link_id: null, account_id: null },
  ]);
  await remove();
});
