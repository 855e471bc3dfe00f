import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { startInspection } from '#test/start-inspection.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let underWay = 0;
let most = 0;
const asked: string[] = [];
beforeAll(async () => {
  waypost = await startService({
    async resolve(host) {
      asked.push(host);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      if (host.startsWith('gone')) throw new Error('ENOTFOUND');
      if (host.startsWith('slow')) throw new Error('ETIMEOUT');
      return ['203.0.113.7'];
    },
  });
});
afterAll(() => waypost.stop());

test('the hosts of destinations are looked up four at a time, and IP addresses are not', async () => {
  const staff = await waypost.addAccount({ staff: true });
  const customer = await waypost.addAccount();
  const { id } = customer;
  const hosts = Array.from({ length: 40 }, (_, place) => `site${place}.example`);
  const all = [...hosts, 'gone.example', 'slow.example', '198.51.100.7', '[2001:db8::7]'];
  for (const [place, host] of all.entries())
    await addLink(waypost, id, { alias: `to${place}`, longurl: `https://${host}/x` });
  await startInspection(waypost, staff, customer);
  const { body } = await waypost.call('GET', `/api/support/account/${id}/reach`, { key: staff.key });
  expect(body.findings).toMatchObject([
    { id: 'dead', title: '1 destination host can’t be found.', records: ['gone.example'] },
    { id: 'unknown', title: '1 destination host didn’t answer in time.', records: ['slow.example'] },
  ]);
  expect(asked.toSorted()).toEqual([...hosts, 'gone.example', 'slow.example'].toSorted());
  expect(most).toBeLessThanOrEqual(4);
});

test('of many hosts that can’t be found, five are named and the rest are counted', async () => {
  const staff = await waypost.addAccount({ staff: true });
  const customer = await waypost.addAccount();
  for (let place = 0; place < 8; place += 1)
    await addLink(waypost, customer.id, { alias: `gone${place}`, longurl: `https://gone${place}.example/` });
  await startInspection(waypost, staff, customer);
  const path = `/api/support/account/${customer.id}/reach`;
  const { body } = await waypost.call('GET', path, { key: staff.key });
  expect(body.findings[0]).toMatchObject({ title: '8 destination hosts can’t be found.', more: 3 });
  expect(body.findings[0].records).toHaveLength(5);
});
