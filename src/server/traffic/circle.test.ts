import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { ask } from '#test/ask.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService({ env: { PUBLIC_URL: 'http://go.test' } });
});
afterAll(() => waypost.stop());

test.each(['localhost:7911', 'added-later.test'])(
  'who would come back to a link by a name of the service that nobody told it is told so, and not counted (%s)',
  async (Host) => {
    const { id, key } = await waypost.addAccount();
    const alias = `back-${id}`;
    const link = await addLink(waypost, id, { alias });
    const get = (headers: Record<string, string> = {}) => ask(`${waypost.url}/${alias}`, { headers });
    const lead = (longurl: string) =>
      waypost.service.db.updateTable('links').set({ longurl }).where('id', '=', link.id).execute();
    await lead(`http://${Host}/${alias}`);
    const { status, body } = await get({ Host });
    expect([status, body]).toEqual([508, expect.stringContaining('leads round in a circle')]);
    const told = await waypost.call('GET', `/api/url/${link.id}`, { key });
    expect(told.body.details.clicks).toBe(0);
    // By another name it is led there, and told then.
    expect((await get()).status).toBe(302);
    // What is no short URL is nobody's circle.
    await lead(`http://${Host}/app/links`);
    expect((await get({ Host })).status).toBe(302);
  },
);
