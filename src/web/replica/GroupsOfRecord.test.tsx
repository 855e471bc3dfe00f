import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentSession } from './replica-session.ts';
import { startReplica } from './start-replica.ts';

let service: TestService;
let ada: TestAccount;
let stop = () => {};

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterEach(() => stop());
afterAll(() => service.stop());

test('a link’s page names its campaigns once the copy has loaded them', async () => {
  const { id, shorturl } = await addLink(service, ada.id, { alias: 'menu', title: 'Menu' });
  const add = await service.call('POST', '/api/campaign/add', { key: ada.key, body: { name: 'Harvest' } });
  await service.call('POST', `/api/campaign/${add.body.id}/assign/${id}`, { key: ada.key });
  renderPage(`/links/by?short=${encodeURIComponent(shorturl)}`, {
    as: { server: service.url, key: ada.key },
  });
  stop = startReplica(createQueryClient(), { quiet: 20 });
  await waitFor(() => expect(currentSession()).toBeDefined());
  currentSession()?.keeping.refresh('campaigns');
  const chip = await screen.findByRole('link', { name: 'Harvest' });
  expect(chip.getAttribute('href')).toMatch(/^\/campaigns\//);
});
