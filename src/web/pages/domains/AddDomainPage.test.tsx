import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startAnswering } from '#test/start-answering.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

/** Names of the test's own: where each leads at the moment. */
const names: Record<string, string[]> = {
  'taken.acme.example': ['127.0.0.1'],
  'away.acme.example': ['203.0.113.7', '203.0.113.8'],
  'inside.acme.example': ['10.1.2.3'],
};

let service: TestService;
let ada: TestAccount;
let port: string;

beforeAll(async () => {
  service = await startService({
    env: { PUBLIC_ADDRESSES: '127.0.0.1,198.51.100.1' },
    resolve: async (host) => {
      const found = names[host];
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
  });
  ada = await service.addAccount();
  ({ port } = new URL(service.url));
});
afterAll(() => service.stop());

const open = () => renderPage('/domains/new', { as: { server: service.url, key: ada.key } });
const domainField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Domain' });
const lineOf = (label: string) => screen.getByText(label).parentElement?.textContent;

describe('adding a domain', () => {
  test('takes scheme and redirects, and ends on the list', async () => {
    names['go.acme.example'] = ['127.0.0.1'];
    const { user, address, requests } = open();
    const field = await domainField();
    await user.click(field);
    await user.paste(`http://go.acme.example:${port}`);
    expect(field.value).toBe(`go.acme.example:${port}`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^http(?!s)/ }).checked).toBe(true);
    await user.type(screen.getByLabelText(/^Root redirect/), 'https://acme.example/');
    await user.type(screen.getByLabelText(/^Not-found redirect/), 'https://acme.example/lost');
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    await screen.findByText('Domain added');
    await screen.findByText(`go.acme.example:${port}`);
    expect(address()).toBe('/domains');
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
    const { body } = await service.call('GET', '/api/domains', { key: ada.key });
    expect(body.data.domains).toMatchObject([
      {
        domain: `http://go.acme.example:${port}`,
        redirectroot: 'https://acme.example/',
        redirect404: 'https://acme.example/lost',
      },
    ]);
  });

  test('refused because the name leads elsewhere shows found against needed, and is tried again', async () => {
    const { user, address } = open();
    const field = await domainField();
    await user.click(screen.getByRole('radio', { name: /^http(?!s)/ }));
    await user.type(field, `away.acme.example:${port}{Enter}`);
    await screen.findByText('What the service found');
    expect(screen.getByRole('alert').textContent).toBe('away.acme.example leads somewhere else.');
    expect(lineOf('Found')).toBe('Found203.0.113.7203.0.113.8');
    expect(lineOf('Needed')).toBe('Needed198.51.100.1');
    expect(lineOf('Type')).toBe('TypeA');
    expect(document.activeElement).toBe(field);

    names['away.acme.example'] = ['127.0.0.1'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Domain added');
    expect(address()).toBe('/domains');
  });

  test.each([
    ['nobody.acme.example', 'nobody.acme.example leads nowhere yet: the name is not known.', 'FoundNothing'],
    ['inside.acme.example', 'inside.acme.example leads somewhere else.', 'Founda private address'],
  ])('%s is refused: %s', async (name, error, found) => {
    const { user } = open();
    await user.type(await domainField(), `${name}:${port}{Enter}`);
    await screen.findByText(error);
    expect(lineOf('Found')).toContain(found);
  });

  test('refused because nothing of this service answers there says so', async () => {
    names['silent.acme.example'] = ['127.0.0.1'];
    const { user } = open();
    // https, which nobody speaks at the service's port.
    await user.type(await domainField(), `silent.acme.example:${port}{Enter}`);
    await screen.findByText('silent.acme.example leads here, but its requests do not arrive.');
    const checks = screen.getByRole('list', { name: 'What was checked' });
    expect(checks.textContent).toContain('The name leads to 127.0.0.1, as it should.');
    expect(checks.textContent).toContain('Nothing answered.');
  });

  test('the report goes as soon as another name is typed', async () => {
    const { user } = open();
    const field = await domainField();
    await user.type(field, `nobody.acme.example:${port}{Enter}`);
    await screen.findByText('What the service found');
    await user.clear(field);
    await user.type(field, 'x');
    expect(screen.queryByText('What the service found')).toBeNull();
  });

  test('that is in use already is refused at the domain, and the input stays', async () => {
    const bob = await service.addAccount();
    const domain = `http://taken.acme.example:${port}`;
    await service.call('POST', '/api/domain/add', { key: bob.key, body: { domain } });
    const { user } = open();
    const field = await domainField();
    await user.click(field);
    await user.paste(domain);
    await user.keyboard('{Enter}');
    await screen.findByText('That domain is in use already.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(`taken.acme.example:${port}`);
  });

  test.each([
    ['Domain', '', /Please enter a domain with http or https/],
    ['Domain', 'go.acme.example/path', /nothing after it/],
    [/^Root redirect/, 'acme', /Please enter a valid URL/],
    [/^Not-found redirect/, 'javascript:alert(1)', /Please enter a valid URL/],
  ])('%s %j is refused at its field, as the service would', async (label, typed, message) => {
    const { user, requests } = open();
    const field = await screen.findByRole('textbox', { name: label });
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    await screen.findByText(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
  });
});

describe('what to set in DNS', () => {
  test('is shown while the domain is typed, to be copied', async () => {
    vi.stubGlobal('isSecureContext', true);
    const named = await startService({ env: { PUBLIC_URL: 'https://way.acme.example' } });
    const { key } = await named.addAccount();
    const { user } = renderPage('/domains/new', { as: { server: named.url, key } });
    const field = await domainField();
    await waitFor(() => expect(lineOf('Value')).toBe('Valueway.acme.example'));
    expect(lineOf('Name')).toBe('NameThe domain that you enter');
    await user.type(field, 'go.acme.com');
    expect(lineOf('Type')).toBe('TypeCNAME');
    expect(lineOf('Name')).toBe('Namego.acme.com');
    await user.click(screen.getByRole('button', { name: 'Copy the record’s value' }));
    expect(await navigator.clipboard.readText()).toBe('way.acme.example');
    await user.click(screen.getByRole('button', { name: 'Copy as a message' }));
    expect(await navigator.clipboard.readText()).toContain('Name: go.acme.com');
    await user.clear(field);
    await user.type(field, 'acme.com');
    expect(lineOf('Type')).toBe('TypeALIAS or ANAME');
    await named.stop();
  });

  test('can’t be told of a server that is reached by a private address', async () => {
    open();
    await domainField();
    expect(await screen.findByText(/leads no visitor there/)).toBeTruthy();
  });

  test('another server’s refusal is shown as it is', async () => {
    const message = 'Please make sure that your domain points to our server.';
    const other = await startAnswering(() => ({ body: { error: 1, message } }));
    const { user } = renderPage('/domains/new', { as: { server: other.url, key: 'x' } });
    await user.type(await domainField(), 'go.acme.com{Enter}');
    const alert = await screen.findByText(message);
    expect(within(document.body).queryByText('What the service found')).toBeNull();
    expect(alert.closest('[role="alert"]')).toBeTruthy();
    await other.stop();
  });
});
