import { afterAll, beforeAll, expect, test } from 'vitest';
import * as overlays from '#server/store/overlays.ts';
import * as splash from '#server/store/splash.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService();
});
afterAll(() => waypost.stop());

const created_at = Date.UTC(2026, 2, 14, 9, 26, 53) / 1000;

test('overlays are listed under cta, newest first, to their account alone', async () => {
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
  const { db } = waypost.service;
  const first = await overlays.add(db, { account_id: ada.id, type: 'message', name: 'Summer', created_at });
  const second = await overlays.add(db, { account_id: ada.id, type: 'contact', name: 'Ask us', created_at });
  const { body } = await waypost.call('GET', '/api/overlay', { key: ada.key });
  expect(body.data.cta).toEqual([
    { id: second, type: 'contact', name: 'Ask us', date: '2026-03-14 09:26:53' },
    { id: first, type: 'message', name: 'Summer', date: '2026-03-14 09:26:53' },
  ]);
  expect((await waypost.call('GET', '/api/overlay', { key: bob.key })).body.data.cta).toEqual([]);
});

test('splash pages are listed, newest first, to their account alone', async () => {
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
  const { db } = waypost.service;
  const first = await splash.add(db, { account_id: ada.id, name: 'Before you go', created_at });
  const second = await splash.add(db, { account_id: ada.id, name: 'Sponsor', created_at });
  const { body } = await waypost.call('GET', '/api/splash', { key: ada.key });
  expect(body.data.splash).toEqual([
    { id: second, name: 'Sponsor', date: '2026-03-14 09:26:53' },
    { id: first, name: 'Before you go', date: '2026-03-14 09:26:53' },
  ]);
  expect((await waypost.call('GET', '/api/splash', { key: bob.key })).body.data.splash).toEqual([]);
});
