import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { createFakeDns } from '#test/start-with-dns.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

const dns = createFakeDns();
/** The addresses that each name currently points to. */
const names = Object.assign(dns.addresses, {
  'taken.acme.example': ['127.0.0.1'],
  'away.acme.example': ['203.0.113.7', '203.0.113.8'],
  'inside.acme.example': ['10.1.2.3'],
});

let service: TestService;
let ada: TestAccount;
let port: string;
/** The token that Ada is asked to publish in DNS. */
let token: string;

const tokenFor = async ({ key }: TestAccount) => {
  const body = { domain: 'https://token.acme.example', pending: true };
  const added = (await service.call('POST', '/api/domain/add', { key, body })).body;
  await service.call('DELETE', `/api/domain/${added.id}/delete`, { key });
  return added.setup.proof.txt.value as string;
};

beforeAll(async () => {
  service = await startService({
    env: { PUBLIC_ADDRESSES: '127.0.0.1,198.51.100.1' },
    resolve: dns.resolve,
    resolveTxt: dns.resolveTxt,
  });
  ada = await service.addAccount();
  token = await tokenFor(ada);
  ({ port } = new URL(service.url));
});
afterAll(() => service.stop());

const open = () => renderPage('/domains/new', { as: { server: service.url, key: ada.key } });
const domainField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Domain' });
const lineOf = (label: string) => screen.getByText(label).parentElement?.textContent;

describe('adding a domain', () => {
  let tries = 0;

  test('keeps the input and the focus when the window becomes narrow', async () => {
    const window = windowThatNarrows('(width < 1024px)');
    const { user } = open();
    const field = await domainField();
    await user.type(field, 'go.acme.example');
    window.narrow();
    expect(await domainField()).toBe(field);
    expect(field.value).toBe('go.acme.example');
    expect(document.activeElement).toBe(field);
  });

  test('saves the pasted scheme and the redirects, and returns to the list', async () => {
    // Each retry needs a new host.
    const host = `go${(tries += 1)}.acme.example`;
    Object.assign(names, { [host]: ['127.0.0.1'] });
    dns.texts[`_waypost.${host}`] = [token];
    const { user, address, requests } = open();
    const field = await domainField();
    await user.click(field);
    await user.paste(`http://${host}:${port}`);
    expect(field.value).toBe(`${host}:${port}`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^http(?!s)/ }).checked).toBe(true);
    await user.type(screen.getByLabelText(/^Root redirect/), 'https://acme.example/');
    await user.type(screen.getByLabelText(/^Not-found redirect/), 'https://acme.example/lost');
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    await screen.findByText('Domain added');
    await screen.findByText(`${host}:${port}`);
    expect(address()).toBe('/domains');
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
    const { body } = await service.call('GET', '/api/domains', { key: ada.key });
    expect(body.data.domains).toContainEqual(
      expect.objectContaining({
        domain: `http://${host}:${port}`,
        redirectroot: 'https://acme.example/',
        redirect404: 'https://acme.example/lost',
      }),
    );
  });

  test('saves a domain that isn’t ready, shows what is missing, and reports when it is ready', async () => {
    const { user, address } = open();
    const field = await domainField();
    await user.click(screen.getByRole('radio', { name: /^http(?!s)/ }));
    await user.type(field, `away.acme.example:${port}{Enter}`);
    const panel = await screen.findByRole('dialog', { name: `Set up away.acme.example:${port}` });
    expect(address()).toMatch(/^\/domains\?open=dns-\d+$/);
    expect(panel.textContent).toContain('Pending');
    expect(panel.textContent).toContain('away.acme.example points to 203.0.113.7, 203.0.113.8.');
    expect(panel.textContent).toContain('No TXT record found at _waypost.away.acme.example.');
    const lines = (label: string) =>
      within(panel)
        .getAllByText(label)
        .map((each) => each.parentElement?.textContent);
    expect(lines('Type')).toEqual(['TypeA', 'TypeTXT']);
    expect(lines('Value')).toEqual(['Value198.51.100.1', `Value${token}`]);
    await user.click(within(panel).getByRole('radio', { name: 'File' }));
    expect(lines('URL')).toEqual([
      `URLhttp://away.acme.example:${port}/.well-known/waypost-verification.txt`,
    ]);
    expect(lines('Content')).toEqual([`Content${token}`]);
    await user.click(within(panel).getByRole('radio', { name: 'TXT record' }));

    dns.texts['_waypost.away.acme.example'] = ['something else'];
    await user.click(within(panel).getByRole('button', { name: 'Check now' }));
    await within(panel).findByText('The TXT record at _waypost.away.acme.example has another value.');
    expect(lines('Found')).toEqual(['Foundsomething else']);

    names['away.acme.example'] = ['127.0.0.1'];
    await user.click(within(panel).getByRole('button', { name: 'Check now' }));
    await within(panel).findByText(`Requests to away.acme.example:${port} reach this service.`);
    dns.texts['_waypost.away.acme.example'] = [token];
    await user.click(within(panel).getByRole('button', { name: 'Check now' }));
    await screen.findByText(`away.acme.example:${port} is ready`);
    await screen.findByRole('dialog', { name: `DNS record for away.acme.example:${port}` });
  });

  test('reports that nothing responds at a domain without HTTPS', async () => {
    names['silent.acme.example'] = ['127.0.0.1'];
    dns.texts['_waypost.silent.acme.example'] = [token];
    const { user } = open();
    // The service's port doesn't speak HTTPS.
    await user.type(await domainField(), `silent.acme.example:${port}{Enter}`);
    const panel = await screen.findByRole('dialog', { name: `Set up silent.acme.example:${port}` });
    expect(panel.textContent).toContain('Ownership verified by TXT record.');
    expect(panel.textContent).toContain(`Nothing answers at https://silent.acme.example:${port}.`);
    expect(within(panel).getByRole('region', { name: 'Reach the server' }).textContent).toContain(
      'the server needs a certificate for this name',
    );
  });

  test('refuses a domain that is already in use, and keeps the input', async () => {
    const bob = await service.addAccount();
    dns.texts['_waypost.taken.acme.example'] = [await tokenFor(bob)];
    const domain = `http://taken.acme.example:${port}`;
    await service.call('POST', '/api/domain/add', { key: bob.key, body: { domain } });
    const { user } = open();
    const field = await domainField();
    await user.click(field);
    await user.paste(domain);
    await user.keyboard('{Enter}');
    await screen.findByText('That domain is already in use.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(`taken.acme.example:${port}`);
  });

  test.each([
    ['Domain', '', /Enter a domain name/],
    ['Domain', 'a.example,b.example', /Enter a domain name/],
    ['Domain', 'go.acme.example/path', /without a path/],
    [/^Root redirect/, 'acme', /Please enter a valid URL/],
    [/^Not-found redirect/, 'javascript:alert(1)', /Please enter a valid URL/],
  ])('refuses, in the field %s, the input %j without a request', async (label, typed, message) => {
    const { user, requests } = open();
    const field = await screen.findByRole('textbox', { name: label });
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    await screen.findByText(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
  });
});

describe('the DNS records to set', () => {
  test('are shown as the domain is typed, and can be copied', async () => {
    vi.stubGlobal('isSecureContext', true);
    const named = await startService({ env: { PUBLIC_URL: 'https://way.acme.example' } });
    const { key } = await named.addAccount();
    const { user } = renderPage('/domains/new', { as: { server: named.url, key } });
    const field = await domainField();
    await waitFor(() => expect(lineOf('Value')).toBe('Valueway.acme.example'));
    expect(lineOf('Name')).toBe('NameThe domain you enter');
    await user.type(field, 'go.acme.com');
    expect(lineOf('Type')).toBe('TypeCNAME');
    expect(lineOf('Name')).toBe('Namego.acme.com');
    await user.click(screen.getByRole('button', { name: 'Copy record value' }));
    expect(await navigator.clipboard.readText()).toBe('way.acme.example');
    await user.click(screen.getByRole('button', { name: 'Copy as message' }));
    expect(await navigator.clipboard.readText()).toContain('Name: go.acme.com');
    await user.clear(field);
    await user.type(field, 'acme.com');
    expect(lineOf('Type')).toBe('TypeALIAS or ANAME');
    await named.stop();
  });

  test('are replaced by a warning if the server has a private address', async () => {
    open();
    await domainField();
    expect(await screen.findByText(/which visitors can’t reach/)).toBeTruthy();
  });

  test('another server’s error message is shown unchanged', async () => {
    const message = 'Please make sure that your domain points to our server.';
    const other = await startScriptedServer(() => ({ body: { error: 1, message } }));
    const { user } = renderPage('/domains/new', { as: { server: other.url, key: 'x' } });
    await user.type(await domainField(), 'go.acme.com{Enter}');
    const alert = await screen.findByText(message);
    expect(alert.closest('[role="alert"]')).toBeTruthy();
    await other.stop();
  });
});
