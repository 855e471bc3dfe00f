import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { blankPng, bytesIn } from '#test/pictures.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  // Loaded in advance, since a busy machine may take longer to load a page than a test waits.
  await Promise.all([
    import('./SplashListPage.tsx'),
    import('./AddSplashPage.tsx'),
    import('./EditSplashPage.tsx'),
  ]);
  service = await startService();
});
afterAll(() => service.stop());

const open = (address: string, key: string) => renderPage(address, { as: { server: service.url, key } });
const read = async (key: string, id: number) =>
  (await service.call('GET', `/api/splash/${id}`, { key })).body.details;
/** The preview is in a shadow root, which queries don't search. */
const previewed = () =>
  screen.getByRole('img', { name: 'Splash page preview' }).firstElementChild?.shadowRoot;

describe('the splash page editor', () => {
  test('previews the splash page as it is edited, and creates it', async () => {
    const { key } = await service.addAccount();
    const { user, address } = open('/splash/new', key);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await user.keyboard('Leaving');
    expect(previewed()?.textContent).toContain('Continue to example.com');
    await user.type(screen.getByLabelText(/^Title/), '<b>Bye</b>');
    await user.type(screen.getByLabelText(/^Message/), 'One{enter}two');
    await user.selectOptions(screen.getByLabelText('Countdown'), '10');
    expect(previewed()?.querySelector('h1')?.textContent).toBe('<b>Bye</b>');
    expect(previewed()?.textContent).toContain('Continues in 10 s');
    await user.click(screen.getByRole('button', { name: 'Teal' }));
    await user.click(screen.getByRole('button', { name: 'Create splash page' }));
    await screen.findByText('Splash page created');
    await waitFor(() => expect(address()).toBe('/splash'));
    const { data } = (await service.call('GET', '/api/splash', { key })).body;
    expect(await read(key, data.splash[0].id)).toMatchObject({
      name: 'Leaving',
      title: '<b>Bye</b>',
      message: 'One\ntwo',
      seconds: 10,
      color: '#0f766e',
      theme: 'auto',
    });
  });

  test('deletes the splash page despite unsaved changes', async () => {
    const { key } = await service.addAccount();
    const { id } = (await service.call('POST', '/api/splash/add', { key, body: { name: 'Old' } })).body;
    const { user, address } = open(`/splash/${id}`, key);
    await user.type(await screen.findByLabelText('Name'), ' page');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: /^Copy name/ })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete splash page “Old”?' }));
    await dialog.findByText('No links use it.');
    await user.click(dialog.getByRole('button', { name: 'Delete splash page' }));
    await waitFor(() => expect(address()).toBe('/splash'));
    expect(await screen.findByText('No splash pages yet')).toBeTruthy();
  });

  test('keeps the input when the splash page is deleted elsewhere, and says so on saving', async () => {
    const { key } = await service.addAccount();
    const { id } = (await service.call('POST', '/api/splash/add', { key, body: { name: 'Old' } })).body;
    const { user, reread, address } = open(`/splash/${id}`, key);
    await user.type(await screen.findByLabelText('Name'), ' page');
    await service.call('DELETE', `/api/splash/${id}/delete`, { key });
    await reread();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^This was deleted elsewhere/);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Old page');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/splash'));
  });

  test('saves a cleared title as empty, and refuses an empty name', async () => {
    const { key } = await service.addAccount();
    const body = { name: 'Old', title: 'Title', message: 'Message', seconds: 7 };
    const { id } = (await service.call('POST', '/api/splash/add', { key, body })).body;
    const { user } = open(`/splash/${id}`, key);
    const name = await screen.findByLabelText('Name');
    expect(screen.getByLabelText<HTMLSelectElement>('Countdown').value).toBe('7');
    await user.clear(name);
    await user.clear(screen.getByLabelText(/^Title/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The name can’t be empty.');
    await user.type(name, 'New');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Splash page saved');
    expect(await read(key, id)).toMatchObject({ name: 'New', title: '', message: 'Message', seconds: 7 });
  });

  test('keeps a title changed elsewhere if only the message is edited', async () => {
    const { key } = await service.addAccount();
    const body = { name: 'Shared', title: 'Title', message: 'Message' };
    const { id } = (await service.call('POST', '/api/splash/add', { key, body })).body;
    const { user } = open(`/splash/${id}`, key);
    const message = await screen.findByLabelText(/^Message/);
    await service.call('PUT', `/api/splash/${id}/update`, { key, body: { title: 'Elsewhere' } });
    await user.type(message, ' here');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Splash page saved');
    expect(await read(key, id)).toMatchObject({ title: 'Elsewhere', message: 'Message here' });
  });

  test('uploads a picture, shown as a logo or a banner, and removes it', async () => {
    const { key } = await service.addAccount();
    const { user } = open('/splash/new', key);
    await user.type(await screen.findByLabelText('Name'), 'Leaving');
    const picture = () => previewed()?.querySelector('img');
    expect(picture()).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Banner' })).toBeNull();
    const content = new Uint8Array(bytesIn(blankPng(8, 4)));
    const input = screen.getByLabelText('Picture file');
    await user.upload(input, new File([new Uint8Array(600 * 1024)], 'large.png', { type: 'image/png' }));
    await screen.findByText('large.png isn’t a PNG or JPG picture.');
    await user.upload(input, new File([content], 'shop.png', { type: 'image/png' }));
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe(blankPng(8, 4)));
    expect(picture()?.className).toBe('logo');
    await user.click(screen.getByRole('radio', { name: 'Banner' }));
    expect(picture()?.className).toBe('banner');
    await user.click(screen.getByRole('button', { name: 'Create splash page' }));
    await screen.findByText('Splash page created');
    const { data } = (await service.call('GET', '/api/splash', { key })).body;
    const { id } = data.splash[0];
    const saved = await read(key, id);
    expect(saved.layout).toBe('banner');
    expect((await sendRequest(saved.picture)).bytes).toEqual(bytesIn(blankPng(8, 4)));

    await user.click(await screen.findByRole('link', { name: 'Leaving' }));
    await screen.findByLabelText('Picture file');
    expect(picture()?.getAttribute('src')).toBe(saved.picture);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(picture()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await read(key, id)).picture).toBeNull());
  });

  test('asks before unsaved changes are discarded', async () => {
    const { key } = await service.addAccount();
    const { user, address } = open('/splash/new', key);
    await user.type(await screen.findByLabelText('Name'), 'Half');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/splash/new');
  });

  test('says that a splash page that doesn’t exist isn’t found', async () => {
    const { key } = await service.addAccount();
    open('/splash/999', key);
    expect(await screen.findByText('Splash page not found')).toBeTruthy();
  });
});
