import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveRecent } from '#contract/analytics-visits.ts';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';

let waypost: TestService;
let ada: TestAccount;
let work: number;
let name: string;

beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  ({ id: work } = await addLink(waypost, ada.id, { alias: 'work', title: 'Join us' }));
  await visitInPast(waypost, { kind: 'link', target_id: work }, 0);
  name = `${new URL(waypost.url).host}/work`;
});
afterAll(() => waypost.stop());

const get = (path: string, query: Record<string, string>) =>
  waypost.call('GET', `/api/analytics${path}?${new URLSearchParams(query)}`, { key: ada.key });

test('a breakdown shows a link’s title beside its short URL, and is searched by either', async () => {
  for (const q of ['', 'JOIN', '/work']) {
    const { body } = await get('/breakdown', { by: 'link', q });
    expect(body.data.rows).toEqual([{ value: String(work), name, title: 'Join us', visits: 1 }]);
  }
  expect((await get('/breakdown', { by: 'link', q: 'menu' })).body.data.rows).toEqual([]);
});

test('a comparison and live visits show a link’s title beside its short URL', async () => {
  const { body } = await get('/compare', { of: 'link', ids: String(work) });
  expect(body.data.records).toMatchObject([{ id: work, name, title: 'Join us' }]);

  const leaving = new AbortController();
  const live = await fetch(`${waypost.url}/api/analytics/live`, {
    headers: { Authorization: `Bearer ${ada.key}` },
    signal: leaving.signal,
  });
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = (await reader?.read()) ?? {};
  leaving.abort();
  const told = LiveRecent.parse(JSON.parse(/^event: recent\ndata: (.*)$/m.exec(value)?.[1] ?? ''));
  expect(told.visits).toMatchObject([{ kind: 'link', id: work, name, title: 'Join us' }]);
});
