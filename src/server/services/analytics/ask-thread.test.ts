import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { now } from '#server/rules/clock.ts';
import { startService } from '#test/start-service.ts';

test('statistics whose blocks can’t be read at any attempt are refused with a time to retry', async () => {
  const waypost = await startService();
  const { id, key } = await waypost.addAccount();
  // At every attempt, the block is found but can't be read, as if it had been merged into another in the meantime.
  await sql`alter table visit_blocks rename to blocks_before`.execute(waypost.service.db);
  await sql`create view visit_blocks as select 1 as id, ${sql.lit(id)} as account_id, 0 as first_at,
    ${sql.lit(now())} as last_at, 1 as visits, null as data`.execute(waypost.service.db);
  const { status, headers, body } = await waypost.call('GET', '/api/analytics', { key });
  await waypost.stop();
  expect(body).toEqual({
    error: 1,
    message: 'Many statistics are being counted right now. Try again in a moment.',
  });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
