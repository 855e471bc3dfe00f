import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  // Loaded in advance, since a busy machine may take longer to load the page than a test waits.
  await import('./EditBioPage.tsx');
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

test('saving a bio page keeps changes made elsewhere while its editor was open', async () => {
  const body = { title: 'Shared', alias: 'shared' };
  const { id } = (await service.call('POST', '/api/bio/add', { key: ada.key, body })).body;
  const { user } = renderPage(`/bio/${id}`, { as: ada });
  const title = await screen.findByLabelText(/^Title/);
  const elsewhere = { description: 'Elsewhere', color: '#0f766e' };
  await service.call('PUT', `/api/bio/${id}/update`, { key: ada.key, body: elsewhere });
  await user.type(title, ' here');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Bio page saved');
  const { details } = (await service.call('GET', `/api/bio/${id}`, { key: ada.key })).body;
  expect(details).toMatchObject({ title: 'Shared here', ...elsewhere });
});
