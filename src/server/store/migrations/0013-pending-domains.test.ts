import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as domains from '#server/store/domains.ts';
import { migrate } from '#server/store/database/migrate.ts';
import { openUnmigrated } from '#test/open-unmigrated.ts';

test('domains from before the migration are ready, and their hosts stay taken', async () => {
  const { db, remove } = await openUnmigrated();
  await migrate(db, 'sqlite', '0012-groups-of-links');
  await sql`insert into accounts (email, email_key, username, password_hash, plan, registered_at, staff)
    values ('ada@example.com', 'ada@example.com', 'ada', '', 'free', 0, 0)`.execute(db);
  const domain = { scheme: 'https' as const, redirectroot: '', redirect404: '', created_at: 0 };
  await sql`insert into domains (account_id, scheme, host, redirectroot, redirect404, created_at)
    values (1, 'https', 'go.acme.example', '', '', 0)`.execute(db);
  await migrate(db, 'sqlite');
  const found = await domains.findByHost(db, 1, 'go.acme.example');
  expect(found && domains.isReady(found)).toBe(true);
  expect(await domains.isTaken(db, 'go.acme.example')).toBe(true);
  await expect(domains.add(db, { ...domain, account_id: 1, host: 'go.acme.example' })).rejects.toThrow(
    'already in use',
  );
  await remove();
});
