import { expect, test } from 'vitest';
import { startService } from '#test/start-service.ts';

test('an answer that breaks the contract is a fault, where answers are held against it', async () => {
  const waypost = await startService();
  // In a year that takes five digits.
  const { key } = await waypost.addAccount({ expires_at: 1_000_000_000_000 });
  const { status } = await waypost.call('GET', '/api/account', { key });
  await waypost.stop();
  expect(status).toBe(500);
});
