import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const call = async (method: string, path: string, body?: object) =>
  (await service.call(method, path, { key: ada.key, ...(body && { body }) })).body;

/** Opens the pixel's form, while another tab saves `change` and its list shows `seen`. */
async function changedMeanwhile(id: number, change: object, seen: string) {
  const page = renderPage(`/pixels?open=edit-${id}`, { as: ada });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit pixel' }));
  const name = await dialog.findByLabelText<HTMLInputElement>(/^Name/);
  await call('PUT', `/api/pixel/${id}/update`, change);
  await page.reread();
  await screen.findByText(seen);
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...page, dialog, name, save };
}

const added = async (name: string) =>
  Number((await call('POST', '/api/pixel/add', { type: 'tagmgrpixel', name, tag: 'GTM-OLD111' })).id);

const saved = async (id: number) =>
  (await call('GET', '/api/pixels?limit=100')).data.pixels.find((pixel: { id: number }) => pixel.id === id);

describe('a pixel that another tab has changed while its form was open', () => {
  test('keeps the tag from the other tab if it wasn’t edited here', async () => {
    const id = await added('Shop');
    const { user, name, save } = await changedMeanwhile(
      id,
      { name: 'Shop', tag: 'GTM-NEW222' },
      'GTM-NEW222',
    );
    await user.clear(name);
    await user.type(name, 'Store');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await saved(id)).toMatchObject({ name: 'Store', tag: 'GTM-NEW222' });
  });

  test('is overwritten only after “Save anyway”', async () => {
    const id = await added('Blog');
    const { user, dialog, name, save } = await changedMeanwhile(
      id,
      { name: 'News', tag: 'GTM-OLD111' },
      'News',
    );
    await user.clear(name);
    await user.type(name, 'Press');
    await save();
    expect(await dialog.findByText('Name: now “News”')).toBeTruthy();
    expect(await saved(id)).toMatchObject({ name: 'News' });
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await saved(id)).toMatchObject({ name: 'Press' });
  });
});
