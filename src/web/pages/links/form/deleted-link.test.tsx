import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const remove = (id: number) => service.call('DELETE', `/api/url/${id}/delete`, { key: ada.key });
const editing = async (address: string) => {
  const page = renderPage(address, { as: ada });
  const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
  const title = await within(dialog).findByLabelText<HTMLInputElement>(/^Title/);
  await page.user.type(title, ' tonight');
  return { ...page, dialog, title };
};

describe('a link that was deleted while its form was open', () => {
  test('is reported on saving, and the input can be saved as a new link', async () => {
    const { id } = await addLink(service, ada.id, { alias: 'lunch', title: 'Lunch' });
    const { user, dialog } = await editing(`/links?open=edit-${id}`);
    await remove(id);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText(/^This was deleted elsewhere/);
    await user.click(within(dialog).getByRole('button', { name: 'Create as new link' }));
    const adding = await screen.findByRole('dialog', { name: 'New link' });
    expect(within(adding).getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Lunch tonight');

    // Canceling asks for confirmation, since the input exists nowhere else.
    await user.click(within(adding).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.click(within(adding).getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    const { body } = await service.call('GET', '/api/urls', { key: ada.key });
    expect(body.data.urls.map(({ title }: { title: string }) => title)).toEqual(['Lunch tonight']);
  });

  test.each([
    ['list', (id: number) => `/links?open=edit-${id}`],
    ['page', (id: number, short: string) => `/links/by?short=${encodeURIComponent(short)}&open=edit-${id}`],
  ])('leaves the form open when its %s loads the deletion', async (where, address) => {
    const { id, shorturl } = await addLink(service, ada.id, { alias: `dinner-${where}`, title: 'Dinner' });
    const { reread, title, dialog } = await editing(address(id, shorturl));
    await remove(id);
    await reread();
    await waitFor(() => expect(screen.queryByText('Dinner', { selector: 'td *, h1' })).toBeNull());
    expect(title.value).toBe('Dinner tonight');
    expect(screen.getByRole('dialog', { name: 'Edit link' })).toBe(dialog);
  });
});
