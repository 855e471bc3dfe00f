import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { findEnabled } from '#test/page/find-enabled.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await service.addAccount();
  const body = { domain: 'https://go.acme.example' };
  await service.call('POST', '/api/domain/add', { key: ada.key, body });
});
afterAll(() => service.stop());

const as = (account = ada) => ({ as: { server: service.url, key: account.key } });
const linkOf = async (id: number) => {
  const { body } = await service.call('GET', `/api/url/${id}`, { key: ada.key });
  return body.details as { shorturl: string; longurl: string; title: string; description: string };
};
const byShort = (short: string) => `/links/by?short=${encodeURIComponent(short)}`;

describe('a new link', () => {
  test('is created from the empty list, with a preview of its short URL', async () => {
    const newcomer = await service.addAccount();
    const { user } = renderPage('/links', as(newcomer));
    await user.click(await screen.findByRole('button', { name: 'Create your first link' }));
    const dialog = await screen.findByRole('dialog', { name: 'New link' });
    await user.type(within(dialog).getByLabelText('Destination'), 'acme.example/first');
    await user.type(within(dialog).getByLabelText(/^Alias/), 'first');
    expect(dialog.textContent).toContain(`Short URL: ${new URL(service.url).host}/first`);
    // Without a branded domain there is nothing to choose.
    expect(within(dialog).queryByLabelText('Domain')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    expect(await screen.findByRole('table', { name: 'Links' })).toBeTruthy();
    await screen.findByText('acme.example');
  });

  test('is refused at its fields by the browser, then by the service, and keeps its input', async () => {
    await addLink(service, ada.id, { alias: 'taken' });
    const { user, requests } = renderPage('/links', as());
    await user.click(await screen.findByRole('button', { name: /^New link/ }));
    const destination = await screen.findByLabelText('Destination');
    const alias = screen.getByLabelText(/^Alias/);
    await user.type(destination, 'acme');
    await user.type(alias, 'a b');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Please enter a valid URL.');
    await screen.findByText('Use letters, digits, hyphens and underscores.');
    expect(document.activeElement).toBe(destination);
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false);

    await user.type(destination, '.example/menu');
    await user.clear(alias);
    await user.type(alias, 'taken');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('That alias is taken. Please choose another one.');
    expect(document.activeElement).toBe(alias);

    await user.selectOptions(await screen.findByLabelText('Domain'), 'go.acme.example');
    await screen.findByText('go.acme.example/taken', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    const { body } = await service.call('GET', '/api/urls?short=go.acme.example/taken', { key: ada.key });
    expect(body.details.longurl).toBe('https://acme.example/menu');
    // The next link starts with the domain of the last one.
    await user.click(await screen.findByRole('button', { name: /^New link/ }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Domain')).value).toBe('go.acme.example');
  });

  test('keeps the owner’s notes separate from the public description', async () => {
    const { user } = renderPage('/links?open=new', as());
    await user.type(await screen.findByLabelText('Destination'), 'acme.example/two-texts');
    const fold = screen.getByText('Description and notes').closest('details');
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText('Description and notes'));
    await user.type(screen.getByLabelText(/^Public description/), 'Every day from six');
    await user.type(screen.getByLabelText(/^Notes/), 'Ask Bob first');
    expect(fold?.querySelector('summary')?.textContent).toContain('Every day from six · Ask Bob first');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    const { body } = await service.call('GET', '/api/urls?q=bob', { key: ada.key });
    expect(body.data.urls).toMatchObject([
      { description: 'Ask Bob first', publicdescription: 'Every day from six' },
    ]);
  });

  test('starts with the values of a duplicated link, except the alias', async () => {
    const { id } = await addLink(service, ada.id, {
      alias: 'original',
      longurl: 'https://acme.example/original',
      title: 'Original',
    });
    renderPage(`/links?open=copy-${id}`, as());
    expect(await screen.findByDisplayValue('https://acme.example/original')).toBeTruthy();
    expect(screen.getByDisplayValue('Original')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Alias/).value).toBe('');
  });
});

describe('editing a link', () => {
  test('warns about a new alias, saves the changes, and stays on the link’s page', async () => {
    const { id, shorturl } = await addLink(service, ada.id, { alias: 'before', title: 'Before' });
    const { user, address } = renderPage(byShort(shorturl), as());
    await user.click(await findEnabled(/^Edit/));
    const alias = await screen.findByLabelText('Alias');
    await user.clear(alias);
    await user.type(alias, 'after');
    expect(screen.getByRole('dialog').textContent).toContain('The old URL will stop working');
    await user.clear(screen.getByLabelText(/^Title/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    await waitFor(() => expect(address()).toBe(byShort(`${service.url}/after`)));
    expect(await linkOf(id)).toMatchObject({ shorturl: `${service.url}/after`, title: '' });
  });

  test('doesn’t warn about a changed URL for a saved non-ASCII alias', async () => {
    const { id } = await addLink(service, ada.id, { alias: 'تخفيضات', title: 'Sale' });
    const { asked } = renderPage(`/links?open=edit-${id}`, { as: ada });
    const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
    await within(dialog).findByText(/^Short URL:/);
    expect(dialog.textContent).not.toContain('will stop working');
    expect([...asked('short='), ...asked('/api/url/free')]).toEqual([]);
  });
});

describe('deleting a link', () => {
  test('says what will be lost, and returns to the list', async () => {
    const { shorturl } = await addLink(service, ada.id, { alias: 'unwanted', title: 'Unwanted' });
    const { user, address } = renderPage(byShort(shorturl), as());
    await user.click(await findEnabled('More actions'));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete link “Unwanted”?' });
    expect(dialog.textContent).toContain('Its short URL will stop working, including in print');
    expect(dialog.textContent).toContain('It has never been clicked.');
    expect(dialog.textContent).toContain('Only you can reuse its alias for 30 days.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete link' }));
    await screen.findByText('Link deleted');
    await waitFor(() => expect(address()).toBe('/links'));
    const { body } = await service.call('GET', '/api/urls?short=unwanted', { key: ada.key });
    expect(body.error).toBe(1);
  });
});

test('no link can be created on a server that doesn’t support changes', async () => {
  const paging = { result: 0, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 0 };
  const foreign = await startScriptedServer(() => ({ body: { error: '0', data: { ...paging, urls: [] } } }));
  renderPage('/links?open=new', { as: { server: foreign.url, key: 'key' } });
  await screen.findByText('No links yet');
  expect(screen.queryByRole('button', { name: /New link|Create your first link/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await foreign.stop();
});
