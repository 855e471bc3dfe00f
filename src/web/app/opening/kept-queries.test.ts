import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { restoreQueries, serializeQueries } from './kept-queries.ts';

/** Creates a client whose queries are active, as on an open page. */
async function answered(answers: readonly (readonly [key: unknown[], data: unknown])[]) {
  const client = new QueryClient();
  for (const [queryKey, data] of answers)
    await new Promise<void>((resolve) => {
      new QueryObserver(client, { queryKey, queryFn: () => data }).subscribe(
        ({ isSuccess }) => isSuccess && resolve(),
      );
    });
  return client;
}

test('restored query results include maps and count as outdated', async () => {
  const list = { urls: [{ id: 1, title: 'Spring menu' }], result: 1 };
  const figures = new Map([[1, { clicks: 3, days: [1, 2] }]]);
  const kept = serializeQueries(
    await answered([
      [['links', 'list', { page: 1 }], list],
      [['figures', 'urls', [1]], figures],
    ]),
  );
  const client = new QueryClient();
  restoreQueries(client, kept);
  expect(client.getQueryData(['links', 'list', { page: 1 }])).toEqual(list);
  expect(client.getQueryData(['figures', 'urls', [1]])).toEqual(figures);
  expect(client.getQueryState(['figures', 'urls', [1]])?.dataUpdatedAt).toBeLessThan(Date.now() - 30_000);
});

test('query results that JSON can’t represent are left out', async () => {
  const kept = serializeQueries(
    await answered([
      [['at'], { at: new Date() }],
      [['names'], new Set(['one'])],
      [['count'], 3],
    ]),
  );
  const client = new QueryClient();
  restoreQueries(client, kept);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['count']]);
});
