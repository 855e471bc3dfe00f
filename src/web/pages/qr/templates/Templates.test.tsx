import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blankPng, bytesIn } from '#test/pictures.ts';
import { renderPage } from '#test/render-page.tsx';
import { addCode, sourceOfCode } from '#test/records/saved-codes.ts';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the pages' chunks than a test waits.
import '#web/pages/qr/studio/AddQrPage.tsx';
import '#web/pages/qr/QrListPage.tsx';
import './ApplyTemplateDialog.tsx';
import './ManageTemplatesDialog.tsx';
import './SaveTemplateDialog.tsx';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const templatesOf = async (key: string) =>
  (await service.call('GET', '/api/looks', { key })).body.looks as Record<string, unknown>[];
const template = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Template' })).findByRole<HTMLInputElement>('radio', {
    name,
  });

test('a template is created from a design, preselected for new codes, renamed and deleted', async () => {
  const ada = await service.addAccount();
  const first = renderPage('/qr/new?data=https://acme.com', { as: ada });
  await first.user.click(await template('Leaf'));
  expect(screen.getByLabelText<HTMLInputElement>('Color').value).toBe('#1f5f3f');
  expect((await template('Leaf')).checked).toBe(true);
  await first.user.click(screen.getByRole('button', { name: 'Create template' }));
  const saving = await screen.findByRole('dialog', { name: 'Create template' });
  await first.user.click(within(saving).getByRole('button', { name: 'Create template' }));
  expect(await within(saving).findByRole('alert')).toBeTruthy();
  await first.user.type(within(saving).getByLabelText('Name'), 'Garden');
  await first.user.click(within(saving).getByRole('checkbox'));
  await first.user.click(within(saving).getByRole('button', { name: 'Create template' }));
  await screen.findByText('Template created');
  expect(await templatesOf(ada.key)).toMatchObject([
    { name: 'Garden', standard: true, foreground: 'rgb(31,95,63)', look: { modules: 'classy' } },
  ]);
  first.unmount();
  vi.restoreAllMocks();

  const { user } = renderPage('/qr/new', { as: ada });
  expect((await template('Garden')).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Color').value).toBe('#1f5f3f');
  await user.click(screen.getByRole('button', { name: 'Manage templates' }));
  const dialog = await screen.findByRole('dialog', { name: 'Manage templates' });
  const name = within(dialog).getByLabelText('Name of “Garden”');
  await user.clear(name);
  await user.type(name, 'Orchard{Enter}');
  await screen.findByText('Template renamed');
  await user.click(await within(dialog).findByRole('button', { name: 'Delete “Orchard”' }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Template deleted');
  expect(await templatesOf(ada.key)).toEqual([]);
});

test('a template name that is already taken is refused', async () => {
  const ada = await service.addAccount();
  for (const name of ['Garden', 'Orchard'])
    await service.call('POST', '/api/look/add', { key: ada.key, body: { name } });
  const { user } = renderPage('/qr/new', { as: ada });
  await template('Garden');
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  const saving = within(await screen.findByRole('dialog', { name: 'Create template' }));
  await user.type(saving.getByLabelText('Name'), 'garden ');
  await user.click(saving.getByRole('button', { name: 'Create template' }));
  expect(await saving.findByText('You already have a template with this name.')).toBeTruthy();
  await user.click(saving.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Manage templates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage templates' }));
  const name = dialog.getByLabelText('Name of “Orchard”');
  await user.clear(name);
  await user.type(name, 'Garden{Enter}');
  expect(await dialog.findByText('You already have a template with this name.')).toBeTruthy();
  expect((await templatesOf(ada.key)).map((each) => each['name'])).toEqual(['Garden', 'Orchard']);
});

test('a template is applied to the selected codes only, which keep their logos and get new pictures', async () => {
  const ada = await service.addAccount();
  const made = [];
  const logo = blankPng(8, 8);
  for (const data of ['One', 'Two', 'Three'])
    made.push(await addCode(service, ada, { type: 'text', data, ...(data === 'Three' && { logo }) }));
  const { user } = renderPage('/qr', { as: ada });
  for (const name of ['One', 'Three'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: /Apply template/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Apply a template to 2 QR codes' });
  await user.click(within(dialog).getByRole('radio', { name: 'Dots' }));
  await within(dialog).findByText('Three');
  expect(within(dialog).getByText('Codes keep their own logos.')).toBeTruthy();
  const apply = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Apply to 2 QR codes' });
  await waitFor(() => expect(apply.disabled).toBe(false));
  await user.click(apply);
  await screen.findByText('Template applied to 2 QR codes');
  // The picture keeps its address on the server, at which a browser would show the old picture.
  const picture = () =>
    screen.getByRole('link', { name: 'Three' }).closest('tr')?.querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(picture()).toMatch(/\.svg\?v=\d+$/));
  const [one, two, three] = await Promise.all(made.map(({ id }) => sourceOfCode(service, ada, id)));
  for (const source of [one, three])
    expect(source).toMatchObject({ foreground: 'rgb(91,42,134)', look: { modules: 'dots' } });
  expect(two).not.toHaveProperty('look');
  expect(one?.['logo']).toBeNull();
  const kept = await (await fetch(String(three?.['logo']))).arrayBuffer();
  expect(Buffer.from(kept)).toEqual(bytesIn(logo));
});

test('templates are saved in the browser if the server can’t store them', async () => {
  const other = await startScriptedServer(() => ({ body: { error: 0, data: { qrs: [], result: 0 } } }));
  const { user } = renderPage('/qr/new', { as: { server: other.url, key: 'x' } });
  await user.click(await template('Soft'));
  expect(screen.getByText(/Yours are saved in this browser/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  const saving = await screen.findByRole('dialog', { name: 'Create template' });
  await user.type(within(saving).getByLabelText('Name'), 'Mine');
  await user.click(within(saving).getByRole('button', { name: 'Create template' }));
  expect((await template('Mine')).checked).toBe(true);
  await other.stop();
});
