import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  // Loaded in advance, since a busy machine may take longer to load a page than a test waits.
  await Promise.all([
    import('./OverlayListPage.tsx'),
    import('./AddOverlayPage.tsx'),
    import('./EditOverlayPage.tsx'),
  ]);
  service = await startService();
});
afterAll(() => service.stop());

const read = async (key: string, id: number) =>
  (await service.call('GET', `/api/overlay/${id}`, { key })).body.details;
const add = async (key: string, body: object) =>
  (await service.call('POST', '/api/overlay/add', { key, body })).body.id as number;
/** The preview is in a shadow root, which queries don't search. */
const previewed = () => screen.getByRole('img', { name: 'Overlay preview' }).firstElementChild?.shadowRoot;

describe('the overlay editor', () => {
  test('previews the overlay as it is edited, and creates it', async () => {
    const { key } = await service.addAccount();
    const { user, address } = renderPage('/overlays/new', { as: { server: service.url, key } });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await user.keyboard('Sale');
    // Most sites refuse to be framed, so this is a choice.
    await user.click(screen.getByRole('radio', { name: /^Over the destination/ }));
    await user.type(screen.getByLabelText('Message'), '<b>Ten</b> percent');
    expect(previewed()?.querySelector('.over')?.textContent).toContain('<b>Ten</b> percent');
    expect(previewed()?.querySelector('.over a')?.textContent).toContain('Continue to example.com');
    await user.type(screen.getByLabelText(/^Button URL/), 'shop.example/sale');
    await user.type(screen.getByLabelText(/^Button text/), 'Shop');
    expect(previewed()?.querySelector('.over a')?.getAttribute('href')).toBe('https://shop.example/sale');
    await user.selectOptions(screen.getByLabelText('Position'), 'Along the top');
    expect(previewed()?.querySelector('.over.top')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^On a separate page/ }));
    expect(previewed()?.querySelector('.over')).toBeNull();
    expect(previewed()?.querySelector('h1')?.textContent).toBe('<b>Ten</b> percent');
    await user.click(screen.getByRole('button', { name: 'Create overlay' }));
    await screen.findByText('Overlay created');
    await waitFor(() => expect(address()).toBe('/overlays'));
    const { data } = (await service.call('GET', '/api/overlay', { key })).body;
    expect(await read(key, data.cta[0].id)).toMatchObject({
      type: 'message',
      name: 'Sale',
      message: '<b>Ten</b> percent',
      button: 'Shop',
      url: 'https://shop.example/sale',
      display: 'page',
      position: 'top',
    });
  });

  test('says how visitors see an overlay of another type', async () => {
    const { key } = await service.addAccount();
    const id = await add(key, { name: 'Which one?', message: 'Moss or brick' });
    await service.service.db.updateTable('overlays').set({ type: 'poll' }).where('id', '=', id).execute();
    renderPage(`/overlays/${id}`, { as: { server: service.url, key } });
    await screen.findByText('Poll');
    expect(screen.getByText('Visitors see its message and button')).toBeTruthy();
  });

  test('focuses an error message that belongs to no field', async () => {
    const { key } = await service.addAccount();
    const { user } = renderPage('/overlays/new', { as: { server: service.url, key } });
    await user.type(await screen.findByLabelText('Name'), 'Sale');
    await user.type(screen.getByLabelText('Message'), 'Ten percent');
    const answer = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      init?.method === 'POST'
        ? Response.json({ error: 1, message: 'The printer is on fire.' }, { status: 400 })
        : answer(input, init);
    await user.click(screen.getByRole('button', { name: 'Create overlay' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The printer is on fire.'));
  });

  test('refuses an invalid button URL, and removes the button if the URL is cleared', async () => {
    const { key } = await service.addAccount();
    const id = await add(key, { name: 'n', message: 'm', button: 'b', url: 'https://shop.example' });
    const { user } = renderPage(`/overlays/${id}`, { as: { server: service.url, key } });
    const url = await screen.findByLabelText(/^Button URL/);
    await user.clear(url);
    await user.type(url, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Please enter a valid URL\./);
    await user.clear(url);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Overlay saved');
    expect(await read(key, id)).toMatchObject({ url: '', message: 'm' });
  });
});

describe('deleting an overlay', () => {
  test('works on its page despite unsaved changes', async () => {
    const { key } = await service.addAccount();
    const id = await add(key, { name: 'Sale', message: 'm' });
    const { user, address } = renderPage(`/overlays/${id}`, { as: { server: service.url, key } });
    await user.type(await screen.findByLabelText('Name'), ' and more');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: /^Copy name/ })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete overlay “Sale”?' }));
    await dialog.findByText('No links use it.');
    await user.click(dialog.getByRole('button', { name: 'Delete overlay' }));
    await waitFor(() => expect(address()).toBe('/overlays'));
    expect(await screen.findByText('No overlays yet')).toBeTruthy();
  });

  test('asks for confirmation with the number of links that use it', async () => {
    const { key, id: accountId } = await service.addAccount();
    const id = await add(key, { name: 'Sale', message: 'm' });
    const { id: linkId } = await addLink(service, accountId, { alias: 'with-overlay' });
    await service.call('PUT', `/api/url/${linkId}/update`, { key, body: { overlay: id } });
    const { user } = renderPage(`/overlays?open=delete-${id}`, { as: { server: service.url, key } });
    const dialog = await screen.findByRole('dialog', { name: 'Delete overlay “Sale”?' });
    await within(dialog).findByText('1 link uses it. It will redirect directly to its destination.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete overlay' }));
    expect(await screen.findByText('No overlays yet')).toBeTruthy();
  });
});
