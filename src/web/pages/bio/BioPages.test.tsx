import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { blankPng, bytesIn } from '#test/pictures.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;
let ids: number[];

beforeAll(async () => {
  // Loaded in advance, since a busy machine may take longer to load a page than a test waits.
  await Promise.all([import('./BioListPage.tsx'), import('./AddBioPage.tsx'), import('./EditBioPage.tsx')]);
  service = await startService();
  ada = await service.addAccount();
  ids = [];
  for (const alias of ['menu', 'table', 'voucher']) {
    ids.push((await addLink(service, ada.id, { alias, title: `The ${alias}` })).id);
  }
});
afterAll(() => service.stop());

const add = async (body: object) =>
  (await service.call('POST', '/api/bio/add', { key: ada.key, body })).body.id as number;
const read = async (id: number) =>
  (await service.call('GET', `/api/bio/${id}`, { key: ada.key })).body.details;
/** The preview is in a shadow root, which queries don't search. */
const preview = () => screen.getByRole('img', { name: 'Bio page preview' }).firstElementChild?.shadowRoot;
const previewed = () =>
  [...(preview()?.querySelectorAll('h1, li strong') ?? [])].map(({ textContent }) => textContent);
const face = () => preview()?.querySelector('.face');
const rows = () =>
  within(screen.getByRole('list', { name: 'Links on this page' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the list of bio pages', () => {
  test('says that there are no bio pages yet', async () => {
    const { key } = await service.addAccount();
    renderPage('/bio', { as: { server: service.url, key } });
    expect(await screen.findByText('No bio pages yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Bio pages/ })).toHaveLength(1);
  });

  test('shows each page’s title, address, picture, number of links and number of views', async () => {
    const picture = blankPng(8, 8);
    const id = await add({ title: '<b>Listed</b>', alias: 'listed', items: ids.slice(0, 2), picture });
    for (let view = 0; view < 3; view += 1) await sendRequest(`${service.url}/listed`);
    renderPage('/bio', { as: ada });
    const row = (await screen.findByRole('link', { name: '<b>Listed</b>' })).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('/listed');
    expect(within(row).getByText('2')).toBeTruthy();
    expect(within(row).getByText('3')).toBeTruthy();
    expect(row.querySelector('img')?.src).toBe((await read(id)).picture);
  });

  test('is missing from the navigation on a server without bio pages', async () => {
    const other = await startScriptedServer(({ url }) =>
      url?.startsWith('/api/bio') ? { status: 404, body: { error: 1, message: 'Not found' } } : {},
    );
    renderPage('/bio', { as: { ...ada, server: other.url } });
    expect(await screen.findByText('This server doesn’t support bio pages')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bio pages' })).toBeNull());
    expect(screen.queryByRole('link', { name: /New bio page/ })).toBeNull();
    await other.stop();
  });

  test('deletes a page after saying that its links remain', async () => {
    const id = await add({ title: 'Short-lived', alias: 'short-lived', items: ids });
    const { user } = renderPage(`/bio?open=delete-${id}`, { as: ada });
    const dialog = await screen.findByRole('dialog', { name: 'Delete bio page “Short-lived”?' });
    expect(dialog.textContent).toMatch(/Its URL will stop working, including in print:.*\/short-lived/);
    expect(dialog.textContent).toContain('Its 3 links won’t be deleted.');
    expect(dialog.textContent).toContain('Only you can reuse its alias for 30 days.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete bio page' }));
    await screen.findByText('Bio page deleted');
    expect((await service.call('GET', '/short-lived')).status).toBe(404);
  });
});

describe('the editor of a bio page', () => {
  test('adds links, previews them and creates the page', async () => {
    const { user, address } = renderPage('/bio/new', { as: ada });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    await user.keyboard('Trattoria');
    await user.type(screen.getByLabelText(/^Alias/), 'trattoria');
    await screen.findByText(/trattoria$/);
    await user.click(screen.getByRole('button', { name: 'Add links' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add links' });
    await user.click(await within(dialog).findByRole('checkbox', { name: 'The voucher' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'The menu' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 links' }));
    await waitFor(() => expect(previewed()).toEqual(['Trattoria', 'The voucher', 'The menu']));
    await user.click(await screen.findByRole('button', { name: 'Create bio page' }));
    await screen.findByText('Bio page created');
    await waitFor(() => expect(address()).toBe('/bio'));
    expect((await service.call('GET', '/trattoria')).body).toContain('The voucher');
  });

  test('reorders links with buttons and keys, announces the position, and removes links', async () => {
    const id = await add({ title: 'Ordered', items: ids });
    const { user } = renderPage(`/bio/${id}`, { as: ada });
    await screen.findByRole('list', { name: 'Links on this page' });
    await user.click(screen.getByRole('button', { name: 'Move The voucher up' }));
    expect(screen.getByText('The voucher: position 2 of 3')).toBeTruthy();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(previewed()).toEqual(['Ordered', 'The voucher', 'The menu', 'The table']);
    expect(rows()[0]).toContain('The voucher');
    await user.click(screen.getByRole('button', { name: 'Remove The menu' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove The table' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Bio page saved');
    const { items } = await read(id);
    expect(items.map((item: { id: number }) => item.id)).toEqual([ids[2], ids[1]]);
  });

  test('warns that the old URL will stop working, and shows a taken alias at its field', async () => {
    const id = await add({ title: 'Moving', alias: 'moving' });
    const { user } = renderPage(`/bio/${id}`, { as: ada });
    const field = await screen.findByLabelText('Alias');
    await user.clear(field);
    await user.type(field, 'menu');
    await screen.findByText(/^The old URL will stop working/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('That alias is taken. Please choose another one.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, 'moved');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Bio page saved');
    expect((await read(id)).alias).toBe('moved');
  });

  test('shows the saved title when reopened after saving, even if the response is slow', async () => {
    const id = await add({ title: 'Before', alias: 'saved-late' });
    const { user, address } = renderPage(`/bio/${id}`, { as: ada });
    const title = await screen.findByLabelText(/^Title/);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const real = globalThis.fetch;
    let isSaved = false;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (init?.method === 'PUT') isSaved = true;
      else if (isSaved && input.endsWith(`/api/bio/${id}`)) {
        asked.resolve();
        await answered.promise;
      }
      return real(input, init);
    });
    await user.clear(title);
    await user.type(title, 'After');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await asked.promise;
    // This request takes long enough for the page to navigate away if it didn't wait for the response it would show
    // when opened again.
    await service.call('GET', '/api/account', { key: ada.key });
    expect(address()).toBe(`/bio/${id}`);
    answered.resolve();
    await user.click(await screen.findByRole('link', { name: 'After' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('After');
  });

  test('uploads a picture, leaves it alone on other edits, and removes it', async () => {
    const id = await add({ title: 'Ada Lovelace', alias: 'lovelace' });
    const { user } = renderPage(`/bio/${id}`, { as: ada });
    const input = await screen.findByLabelText('Picture file');
    expect(face()?.textContent).toBe('AL');
    const file = (name: string, content: BlobPart) => new File([content], name, { type: 'image/png' });
    await user.upload(input, file('face.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await screen.findByText('face.png isn’t a PNG or JPG picture.');
    await user.upload(input, file('face.png', new Uint8Array(bytesIn(blankPng(8, 8)))));
    await waitFor(() => expect(face()?.getAttribute('src')).toBe(blankPng(8, 8)));
    expect(screen.queryByText('face.png isn’t a PNG or JPG picture.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Bio page saved');
    const { picture } = await read(id);
    expect((await sendRequest(picture)).bytes).toEqual(bytesIn(blankPng(8, 8)));

    await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
    await user.type(await screen.findByLabelText(/^Description/), 'Counts');
    await waitFor(() => expect(face()?.getAttribute('src')).toBe(picture));
    // Someone else replaces it in the meantime.
    const body = { picture: blankPng(6, 6) };
    await service.call('PUT', `/api/bio/${id}/update`, { key: ada.key, body });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await read(id)).description).toBe('Counts'));
    const other = (await read(id)).picture;
    expect(other).not.toBe(picture);
    expect((await sendRequest(other)).bytes).toEqual(bytesIn(blankPng(6, 6)));

    await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
    const group = await screen.findByRole('group', { name: /^Picture/ });
    await user.click(within(group).getByRole('button', { name: 'Remove' }));
    expect(face()?.textContent).toBe('AL');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await read(id)).picture).toBeNull());
  });

  test('reports a taken alias before saving', async () => {
    const { user } = renderPage('/bio/new', { as: ada });
    await user.type(await screen.findByLabelText(/^Alias/), 'menu');
    expect(await screen.findByText('This alias is taken.')).toBeTruthy();
  });

  test('deletes the page despite unsaved changes', async () => {
    const id = await add({ title: 'Short-lived', alias: 'short-lived' });
    const { user, address } = renderPage(`/bio/${id}`, { as: ada });
    await user.type(await screen.findByLabelText(/^Title/), ' and changed');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete bio page “Short-lived”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete bio page' }));
    await waitFor(() => expect(address()).toBe('/bio'));
    expect((await sendRequest(`${service.url}/short-lived`)).status).toBe(404);
  });

  const figures = () => [...screen.getByLabelText('Views').children].map(({ textContent }) => textContent);

  test('shows the page’s views, unique visitors and top referrer', async () => {
    const id = await add({ title: 'Seen', alias: 'seen' });
    const headers = { Referer: 'https://www.instagram.com/' };
    for (let view = 0; view < 2; view += 1) await sendRequest(`${service.url}/seen`, { headers });
    await sendRequest(`${service.url}/seen`);
    renderPage(`/bio/${id}`, { as: ada });
    await screen.findByText('instagram.com');
    expect(figures().slice(0, 3)).toEqual([
      'Views3All time',
      'Unique visitors1Counted once a day',
      'Top referrer67%instagram.com',
    ]);
  });

  test('shows zero views for a page that nobody has opened', async () => {
    renderPage(`/bio/${await add({ title: 'Unseen' })}`, { as: ada });
    await screen.findAllByText('No views yet');
    expect(figures()).toEqual([
      'Views0All time',
      'Unique visitors0Counted once a day',
      'Top referrer–No views yet',
      'Top country–No views yet',
    ]);
  });
});
