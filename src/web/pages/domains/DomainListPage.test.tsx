import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { rowOf } from '#test/row-of.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const add = async (key: string, domain: string, redirects: object = {}) => {
  const { body } = await service.call('POST', '/api/domain/add', { key, body: { domain, ...redirects } });
  return (body as { id: number }).id;
};
const domainsOf = async (key: string) =>
  (await service.call('GET', '/api/domains', { key })).body.data.domains as object[];
const open = (address: string, key = ada.key) => renderPage(address, { as: { server: service.url, key } });
const chooseInMenu = async ({ user }: ReturnType<typeof open>, name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the list of domains', () => {
  test('shows each domain with its links and redirects with two requests', async () => {
    const { key } = await service.addAccount();
    await add(key, 'https://go.one.example', { redirectroot: 'https://one.example/start' });
    await add(key, 'http://two.example');
    const { requests } = open('/domains', key);
    const row = await rowOf('go.one.example');
    const texts = () =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 5);
    await waitFor(() =>
      expect(texts()).toEqual(['go.one.example', 'Ready', '0', 'one.example/start', 'Not set']),
    );
    expect((await rowOf('two.example')).textContent).toContain('http, not encrypted');
    expect(requests.filter((request) => request.includes('/api/domains'))).toEqual([
      'GET /api/domains?page=1&limit=25',
    ]);
    expect(requests.filter((request) => request.includes('/api/figures'))).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('Domains · Waypost'));
  });

  test('starts with the default host, which can’t be edited', async () => {
    const { key } = await service.addAccount();
    await add(key, 'https://go.first.example');
    const { user } = open('/domains', key);
    const { host } = new URL(service.url);
    const row = await rowOf(host);
    await rowOf('go.first.example');
    expect(screen.getAllByRole('row')[1]).toBe(row);
    expect(row.textContent).toContain('Default');
    await user.click(within(row).getByRole('button', { name: `Actions for ${host}` }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual([expect.stringContaining('Copy domain'), expect.stringContaining('Open domain')]);
    await user.keyboard('{Escape}');
    await user.click(within(row).getByText('Default'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says that the account has no domains of its own, and offers to add one', async () => {
    const { key } = await service.addAccount();
    open('/domains', key);
    await screen.findByText('No domains of your own yet');
    const counts = screen.getAllByText((_, element) => element?.textContent === '1 total');
    expect(counts).not.toEqual([]);
    expect(screen.getByRole('link', { name: 'Add your first domain' }).getAttribute('href')).toBe(
      '/domains/new',
    );
  });

  test('links to the first page from a page past the end', async () => {
    const { key } = await service.addAccount();
    await add(key, 'https://go.past.example');
    open('/domains?page=4', key);
    await screen.findByText('Page 4 not found');
    expect(screen.getByRole('link', { name: 'Go to first page' })).toBeTruthy();
  });

  test('reports a load error and loads after Try again', async () => {
    const failing = await startScriptedServer((request, count) =>
      request.url?.startsWith('/api/domains') && count < 3
        ? { status: 403, body: { error: 1, message: 'This key may not do that.' } }
        : {
            body: {
              error: '0',
              data: { result: 0, perpage: 25, currentpage: 1, nextpage: 0, maxpage: 0, domains: [] },
            },
          },
    );
    const { user } = renderPage('/domains', { as: { server: failing.url, key: 'x' } });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('This key may not do that.');
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await screen.findByText('No domains of your own yet');
    await failing.stop();
  });

  test('says that the server doesn’t support domains', async () => {
    const other = await startScriptedServer(() => ({
      status: 404,
      body: { error: 1, message: 'Not found' },
    }));
    renderPage('/domains', { as: { server: other.url, key: 'x' } });
    await screen.findByText('This server doesn’t support domains');
    expect(screen.queryByRole('link', { name: 'Add domain' })).toBeNull();
    await other.stop();
  });

  test('is navigated with J, and keys copy, edit and delete a row or show its DNS record', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { key } = await service.addAccount();
    const id = await add(key, 'https://go.keys.example');
    const { user, address } = open('/domains', key);
    await rowOf('go.keys.example');
    await user.keyboard('jj');
    for (const [pressed, name, dialog] of [
      ['e', 'edit', 'Edit redirects for go.keys.example'],
      ['d', 'dns', 'DNS record for go.keys.example'],
      ['{Backspace}', 'delete', 'Delete go.keys.example?'],
      ['{Delete}', 'delete', 'Delete go.keys.example?'],
    ] as const) {
      await user.keyboard(pressed);
      await screen.findByRole('dialog', { name: dialog });
      expect(address()).toBe(`/domains?open=${name}-${id}`);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(address()).toBe('/domains');
    }
    await user.keyboard('c');
    await screen.findByText('Domain copied');
    expect(await navigator.clipboard.readText()).toBe('https://go.keys.example');
  });
});

describe('editing a domain', () => {
  test('sends only what has changed', async () => {
    const { key } = await service.addAccount();
    await add(key, 'https://go.edit.example', {
      redirectroot: 'https://a.example',
      redirect404: 'https://b.example',
    });
    const page = open('/domains', key);
    const sent = vi.spyOn(JSON, 'stringify');
    await chooseInMenu(page, 'go.edit.example', 'Edit redirects');
    const field = await screen.findByLabelText(/^Root redirect/);
    await page.user.clear(field);
    await page.user.type(field, 'https://c.example');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Domain saved');
    expect(sent).toHaveBeenCalledWith({ redirectroot: 'https://c.example' });
    expect(await domainsOf(key)).toMatchObject([
      { redirectroot: 'https://c.example', redirect404: 'https://b.example' },
    ]);
    expect((await rowOf('go.edit.example')).textContent).toContain('c.example');
  });

  test('refuses an invalid redirect at its field', async () => {
    const { key } = await service.addAccount();
    const id = await add(key, 'https://go.wrong.example');
    const { user } = open(`/domains?open=edit-${id}`, key);
    const field = await screen.findByLabelText(/^Root redirect/);
    await user.type(field, 'acme');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter a valid URL.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('deleting a domain', () => {
  test('says where its links will move, and afterwards that they moved', async () => {
    const account = await service.addAccount();
    const id = await add(account.key, 'https://go.gone.example');
    await addLink(service, account.id, { alias: 'menu', domain_id: id });
    const page = open('/domains', account.key);
    await chooseInMenu(page, 'go.gone.example', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete go.gone.example?' });
    await within(dialog).findByText(
      new RegExp(`^Its link moves to ${new URL(service.url).host} and keeps its clicks`),
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete domain' }));
    await screen.findByText('Domain deleted. 1 link moved to the default domain.');
    await screen.findByText('No domains of your own yet');
    expect(await domainsOf(account.key)).toEqual([]);
  });

  test('warns that another server may also delete its links', async () => {
    const paging = { result: 1, perpage: 25, currentpage: 1, nextpage: null, maxpage: 1 };
    const domain = { id: '4', domain: 'https://go.other.example', redirectroot: null, redirect404: '' };
    const other = await startScriptedServer(({ method }) =>
      method === 'DELETE'
        ? { body: { error: 1, message: 'Domains with links can’t be deleted.' } }
        : { body: { error: '0', data: { ...paging, domains: [domain] } } },
    );
    const { user } = renderPage('/domains?open=delete-4', { as: { server: other.url, key: 'x' } });
    const dialog = await screen.findByRole('dialog', { name: 'Delete go.other.example?' });
    expect(dialog.textContent).toContain('This server may also delete its links');
    await user.click(within(dialog).getByRole('button', { name: 'Delete domain' }));
    await within(dialog).findByText('Domains with links can’t be deleted.');
    await other.stop();
  });
});

describe('the DNS record of a domain', () => {
  test('is shown with a message to forward', async () => {
    const named = await startService({
      env: { DOMAIN_CHECK: 'off', PUBLIC_URL: 'https://way.acme.example' },
    });
    const { key } = await named.addAccount();
    const { body } = await named.call('POST', '/api/domain/add', {
      key,
      body: { domain: 'go.acme.example' },
    });
    renderPage(`/domains?open=dns-${(body as { id: number }).id}`, { as: { server: named.url, key } });
    const drawer = await screen.findByRole('dialog', { name: 'DNS record for go.acme.example' });
    await waitFor(() => expect(drawer.textContent).toContain('TypeCNAME'));
    const message = within(drawer).getByLabelText<HTMLTextAreaElement>('Message for your DNS administrator');
    await waitFor(() => expect(message.value).toContain('Value: way.acme.example'));
    await named.stop();
  });
});
