import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { saveCredentials } from '#web/client/credentials.ts';
import { noteExtensions } from '#web/client/server-extensions.ts';
import { useFigures } from './figures.ts';
import { figuresKey } from './lists.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

test('refetched figures stay the same objects unless they changed', async () => {
  const rows = [
    await addLink(service, ada.id, { alias: 'menu' }),
    await addLink(service, ada.id, { alias: 'wine' }),
  ];
  saveCredentials({ server: service.url, key: ada.key, kind: 'key' }, { stay: false });
  noteExtensions(new Headers({ 'X-Extensions': 'figures' }));
  document.body.innerHTML = '<h1>Links</h1>';
  const client = createQueryClient();
  const { result } = renderHook(() => useFigures('urls', rows), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current?.size).toBe(2));
  const first = result.current;
  const [menu, wine] = rows.map(({ id }) => first?.get(id));

  await client.refetchQueries({ queryKey: figuresKey });
  expect(result.current).toBe(first);

  const { body } = await service.call('POST', '/api/campaign/add', {
    key: ada.key,
    body: { name: 'Spring' },
  });
  await service.call('POST', `/api/campaign/${body.id}/assign/${rows[0]?.id}`, { key: ada.key });
  await client.refetchQueries({ queryKey: figuresKey });
  await waitFor(() => expect(result.current).not.toBe(first));
  expect(rows.map(({ id }) => result.current?.get(id)?.groups?.campaigns.length)).toEqual([1, 0]);
  expect(result.current?.get(rows[0]?.id ?? 0)).not.toBe(menu);
  expect(result.current?.get(rows[1]?.id ?? 0)).toBe(wine);
});
