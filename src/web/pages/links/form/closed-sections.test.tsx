import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

/** The page's work after loading waits until nothing is marked as busy. */
test.each([
  ['New link', async () => '/links?open=new'],
  ['Edit link', async () => `/links?open=edit-${(await addLink(service, ada.id, { alias: 'menu' })).id}`],
])('closed sections of “%s” leave nothing marked as busy', async (name, path) => {
  renderPage(await path(), { as: ada });
  await screen.findByRole('dialog', { name });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});
