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

const saved = async (id: number) =>
  (await service.call('GET', `/api/url/${id}`, { key: ada.key })).body.details as Record<string, unknown>;
const titleOf = async (id: number) => (await saved(id))['title'];

/** Opens a form with an edited title, while another tab has saved a different one. */
const met = async (alias: string) => {
  const { id } = await addLink(service, ada.id, { alias, title: 'Lunch' });
  const page = renderPage(`/links?open=edit-${id}`, { as: ada });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit link' }));
  const title = await dialog.findByLabelText<HTMLInputElement>(/^Title/);
  await page.user.clear(title);
  await page.user.type(title, 'Dinner');
  const body = { title: 'Brunch' };
  await service.call('PUT', `/api/url/${id}/update`, { key: ada.key, body });
  await page.reread();
  await screen.findByText('Brunch');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('This was changed in the meantime');
  expect(dialog.getByText('Title: now “Brunch”')).toBeTruthy();
  expect(await titleOf(id)).toBe('Brunch');
  return { ...page, id, dialog, title };
};

describe('a text that another tab has changed', () => {
  test('is overwritten only after confirmation', async () => {
    const { user, dialog, id } = await met('one');
    // The conflict is shown again when Save is clicked again.
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const told = await dialog.findByText('Title: now “Brunch”');
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    expect(await titleOf(id)).toBe('Brunch');
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await screen.findByText('Link saved');
    expect(await titleOf(id)).toBe('Dinner');
  });

  test('can be kept while other changes are saved', async () => {
    const { user, dialog, id, title } = await met('two');
    await user.click(dialog.getByRole('button', { name: 'Use saved values' }));
    expect(title.value).toBe('Brunch');
    expect(document.activeElement).toBe(title);
    const to = dialog.getByLabelText('Destination');
    await user.clear(to);
    await user.type(to, 'https://acme.com/brunch');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect(await saved(id)).toMatchObject({ title: 'Brunch', longurl: 'https://acme.com/brunch' });
  });

  test('is kept without a question if the form hasn’t changed it', async () => {
    const { id } = await addLink(service, ada.id, { alias: 'three', title: 'Supper' });
    const page = renderPage(`/links?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit link' }));
    const to = await dialog.findByLabelText('Destination');
    await page.user.clear(to);
    await page.user.type(to, 'https://acme.com/supper');
    const body = { title: 'Tea' };
    await service.call('PUT', `/api/url/${id}/update`, { key: ada.key, body });
    await page.reread();
    await screen.findByText('Tea');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await saved(id)).toMatchObject({ title: 'Tea', longurl: 'https://acme.com/supper' });
  });

  test('isn’t overwritten without confirmation if this page hasn’t loaded the change', async () => {
    const { id } = await addLink(service, ada.id, { alias: 'four', title: 'Brunch' });
    const { user } = renderPage(`/links?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit link' }));
    const title = await dialog.findByLabelText<HTMLInputElement>(/^Title/);
    await service.call('PUT', `/api/url/${id}/update`, { key: ada.key, body: { title: 'Branch' } });
    await user.clear(title);
    await user.type(title, 'Dinner');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Title: now “Branch”');
    await user.click(dialog.getByRole('button', { name: 'Use saved values' }));
    expect(title.value).toBe('Branch');
  });
});
