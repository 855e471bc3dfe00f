import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const add = async (body: object): Promise<{ id: number; link: string }> =>
  (await waypost.call('POST', '/api/bio/add', { key: ada.key, body })).body;
const read = async (id: number) => (await waypost.call('GET', `/api/bio/${id}`, { key: ada.key })).body;
const listed = async (id: number): Promise<number> => {
  const { data } = (await waypost.call('GET', '/api/bio', { key: ada.key })).body;
  return data.bios.find((each: { id: number }) => each.id === id).views;
};

test('each opening of a bio page by a person is counted immediately, with its referrer', async () => {
  const { id, link } = await add({ title: 'Ada' });
  await sendRequest(link, { headers: { Referer: 'https://www.instagram.com/ada' } });
  await sendRequest(link);
  expect(await listed(id)).toBe(2);
  const { details, data } = await read(id);
  expect(details.views).toBe(2);
  expect(data).toMatchObject({
    clicks: 2,
    uniqueClicks: 1,
    topReferrers: { 'instagram.com': '1', Direct: '1' },
    topBrowsers: { Safari: '2' },
    socialCount: { facebook: 0, twitter: 0, instagram: 1 },
  });
});

test('simultaneous views of a bio page are all counted', async () => {
  const { id, link } = await add({ title: 'Busy' });
  await Promise.all(Array.from({ length: 60 }, () => sendRequest(link)));
  expect(await listed(id)).toBe(60);
});

test.each([
  ['a request for the head alone', { method: 'HEAD' }],
  ['a bot', { headers: { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }],
  ['a browser that fetches ahead', { headers: { 'Sec-Purpose': 'prefetch' } }],
])('%s doesn’t count as a view of a bio page', async (_who, asked) => {
  const { id, link } = await add({ title: 'Quiet' });
  expect((await sendRequest(link, asked)).status).toBe(200);
  expect(await listed(id)).toBe(0);
});

test('the bio page of a locked account counts no views', async () => {
  const bob = await waypost.addAccount();
  const { id, link } = (await waypost.call('POST', '/api/bio/add', { key: bob.key, body: { title: 'Bob' } }))
    .body;
  const { db, recorder } = waypost.service;
  await db.updateTable('accounts').set({ locked_at: 1 }).where('id', '=', bob.id).execute();
  expect((await sendRequest(link)).status).toBe(403);
  await recorder.counted();
  const { views } = await db
    .selectFrom('bios')
    .where('id', '=', id)
    .select('views')
    .executeTakeFirstOrThrow();
  expect(views).toBe(0);
});

test('a click on a bio page’s link counts for the link, not as another view', async () => {
  const { id: linkId } = await addLink(waypost, ada.id, { alias: 'menu', title: 'Menu' });
  const { id, link } = await add({ title: 'Ada', items: [linkId] });
  const { body } = await sendRequest(link);
  const [, href = ''] = /<a href="([^"]+)"/.exec(body) ?? [];
  expect(href).toBe(`${waypost.url}/menu`);
  expect((await sendRequest(href)).status).toBe(302);
  const answer = await waypost.call('GET', `/api/url/${linkId}`, { key: ada.key });
  expect(answer.body.details.clicks).toBe(1);
  expect(await listed(id)).toBe(1);
});

test('a deleted bio page’s views are deleted, and a new page with its alias starts at zero', async () => {
  const { id, link } = await add({ title: 'Short-lived', alias: 'short-lived' });
  await sendRequest(link);
  expect(await listed(id)).toBe(1);
  await waypost.call('DELETE', `/api/bio/${id}/delete`, { key: ada.key });
  for (const table of ['visit_counts', 'visit_buckets'] as const) {
    const rows = waypost.service.db.selectFrom(table).where('kind', '=', 'bio').where('target_id', '=', id);
    expect(await rows.selectAll().execute()).toEqual([]);
  }
  expect(await listed((await add({ title: 'Next', alias: 'short-lived' })).id)).toBe(0);
});
