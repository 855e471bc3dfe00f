import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService();
});
afterAll(() => waypost.stop());

test('staff can read the status of the service', async () => {
  const { key } = await waypost.addAccount({ staff: true });
  const { status, body } = await waypost.call('GET', '/api/support/status', { key });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ ready: true, database: 'ok', disk: 'ok', journal: 0, lost: 0 });
  expect(body.data.version).toMatch(/^\d/);
});

test('other accounts can’t read the status of the service', async () => {
  const { key } = await waypost.addAccount();
  expect((await waypost.call('GET', '/api/support/status', { key })).status).toBe(403);
});
