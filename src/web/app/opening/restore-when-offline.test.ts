import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { clearStored, writeStored } from '#web/browser/stored.ts';
import { ApiError } from '#web/client/api-error.ts';
import { saveCredentials } from '#web/client/credentials.ts';
import { keyFingerprint } from '#web/lib/key-fingerprint.ts';
import { restoreWhenOffline } from './restore-when-offline.ts';
import { currentBuild, type KeptPage } from './kept-page.ts';

const question = ['analytics', 'read', { from: '2026-10-28', to: '2026-11-26' }];

/** Returns the data of a query that fails while the statistics page's responses have been kept. */
async function answered(queryKey: unknown[], error: Error, key = 'mine') {
  saveCredentials({ server: 'https://go.example', key, kind: 'key' }, { stay: false });
  history.replaceState(null, '', '/app/statistics');
  const page: KeptPage = {
    build: currentBuild(),
    key: keyFingerprint('mine'),
    at: Date.now(),
    look: '',
    html: '',
    styles: [],
    answers: JSON.stringify([{ key: question, data: { visits: 8 } }]),
  };
  writeStored('tab', 'page:statistics', page);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  restoreWhenOffline(client);
  await client.query({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => undefined);
  // The cache notifies its subscribers in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return client.getQueryData(queryKey);
}

afterEach(() => {
  clearStored(['tab']);
  history.replaceState(null, '', '/');
});

const offline = () => new ApiError('You’re offline.', { kind: 'unreachable', status: 0 });

test('a page opened offline shows its data from the last visit', async () => {
  expect(await answered(question, offline())).toEqual({ visits: 8 });
});

test('kept data is not shown for other days, another account or a refused request', async () => {
  const today = ['analytics', 'read', { from: '2026-10-29', to: '2026-11-27' }];
  expect(await answered(today, offline())).toBeUndefined();
  expect(await answered(question, offline(), 'another')).toBeUndefined();
  const refusal = new ApiError('Not allowed.', { kind: 'refused', status: 403 });
  expect(await answered(question, refusal)).toBeUndefined();
});
