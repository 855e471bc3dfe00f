import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/store/database/migrate.ts';
import { openUnmigrated } from '#test/open-unmigrated.ts';

test('only descriptions that were shown on public pages become public descriptions', async () => {
  const { db, remove } = await openUnmigrated();
  await migrate(db, 'sqlite', '0019-visit-sums');
  await sql`insert into accounts (id, email, email_key, username, password_hash, plan, registered_at, staff)
    values (1, 'ada@example.com', 'ada@example.com', 'ada', '', 'free', 0, 0),
      (2, 'bob@example.com', 'bob@example.com', 'bob', '', 'free', 0, 0)`.execute(db);
  const aliases = ['in-bio', 'in-list', 'in-private', 'in-none', 'empty'];
  for (const [at, alias] of aliases.entries())
    await sql`insert into links (id, account_id, alias, longurl, title, description, search, created_at)
      values (${at + 1}, 1, ${alias}, 'https://acme.example', '', ${alias === 'empty' ? '' : `About ${alias}`}, '', 0)`.execute(
      db,
    );
  await sql`insert into bios (id, account_id, alias, title, description, created_at)
    values (1, 1, 'ada', 'Ada', '', 0)`.execute(db);
  await sql`insert into campaigns (id, account_id, name, public, list, created_at)
    values (1, 1, 'Public', 1, 'public', 0), (2, 1, 'Private', 0, 'private', 0)`.execute(db);
  await sql`insert into bio_links (bio_id, link_id, position) values (1, 1, 0), (1, 5, 1)`.execute(db);
  await sql`insert into campaign_links (campaign_id, link_id) values (1, 2), (1, 1), (2, 3)`.execute(db);
  await migrate(db, 'sqlite');
  const links = await db.selectFrom('links').select(['public_description as text']).orderBy('id').execute();
  expect(links.map(({ text }) => text)).toEqual(['About in-bio', 'About in-list', '', '', '']);
  const accounts = await db.selectFrom('accounts').select('shown_descriptions').orderBy('id').execute();
  expect(accounts.map(({ shown_descriptions: count }) => count)).toEqual([2, 0]);
  await remove();
});
