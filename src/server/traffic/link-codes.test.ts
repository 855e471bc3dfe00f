import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const phone = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};
const call = async (method: string, path: string, body?: object) =>
  (await service.call(method, path, { key: ada.key, ...(body && { body }) })).body;

async function addLink(options: object) {
  const { id, shorturl } = (await call('POST', '/api/url/add', {
    url: 'https://example.com/menu?a=1',
    ...options,
  })) as { id: number; shorturl: string };
  return { id, path: new URL(shorturl).pathname };
}

test('a scan of a link’s own code redirects like the link and is counted as a scan', async () => {
  const { id, path } = await addLink({ custom: 'menu' });
  const click = await sendRequest(service.url + path, {
    headers: { ...phone, Referer: 'https://news.example/' },
  });
  const scan = await sendRequest(`${service.url}${path}?qr`, { headers: phone });
  expect([scan.status, scan.headers.location]).toEqual([302, 'https://example.com/menu?a=1']);
  expect(scan.headers.location).toBe(click.headers.location);
  await service.service.recorder.counted();
  const { data } = await call('GET', `/api/url/${id}`);
  expect(data.topReferrers).toEqual({ 'news.example': '1', QR: '1' });
  const told = await call('GET', `/api/analytics?of=link&id=${id}&top=source`);
  expect(JSON.stringify(told)).toContain('"qr"');
  const filters = encodeURIComponent(JSON.stringify([{ by: 'source', is: ['qr'] }]));
  const scans = await call('GET', `/api/analytics?of=link&id=${id}&filters=${filters}`);
  expect(scans.data.totals.visits).toBe(1);
});

test('a scan of a link’s own code requires the link’s password', async () => {
  const { id, path } = await addLink({ custom: 'door', password: 'open sesame' });
  const form = await sendRequest(`${service.url}${path}?qr`, { headers: phone });
  expect(form.status).toBe(200);
  const entered = await fetch(`${service.url}${path}?qr`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...phone, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'password=open+sesame',
  });
  expect(entered.status).toBe(303);
  await service.service.recorder.counted();
  expect((await call('GET', `/api/url/${id}`)).data.topReferrers).toEqual({ QR: '1' });
});
