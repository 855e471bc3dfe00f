import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  await service.call('POST', '/api/splash/add', { key: ada.key, body: { name: 'Please wait' } });
});
afterAll(() => service.stop());

const as = () => ({ as: { server: service.url, key: ada.key } });
const add = async (body: object): Promise<{ id: number; shorturl: string }> =>
  (
    await service.call('POST', '/api/url/add', {
      key: ada.key,
      body: { url: 'https://acme.example/menu', ...body },
    })
  ).body;
const read = async (id: number) => (await service.call('GET', `/api/url/${id}`, { key: ada.key })).body;
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the options of a new link', () => {
  test('are set in sections that summarize them, and are saved with the link', async () => {
    const { user } = renderPage('/links?open=new', as());
    const dialog = await screen.findByRole('dialog', { name: 'New link' });
    type('Destination', 'acme.example/everything');
    await within(dialog).findByText('Saved as');
    await user.click(screen.getByText('Expiry and click limit'));
    type(/^Expires/, '2099-05-03T14:00');
    type(/^Click limit/, '100');
    type(/^Redirect after expiry/, 'acme.example/over');
    type(/^Password/, 'open sesame');
    await user.click(screen.getByText('Redirect rules'));
    await user.click(screen.getByRole('button', { name: 'Add country' }));
    await user.selectOptions(screen.getByLabelText('Rule 1: country'), 'Switzerland');
    type('Rule 1: destination by country', 'acme.example/ch');
    await user.click(screen.getByText('Splash page or overlay'));
    await user.selectOptions(
      await screen.findByLabelText('Show visitors'),
      await screen.findByRole('option', { name: 'Please wait', hidden: true }),
    );
    type(/^Source/, 'news letter');
    expect(screen.getByLabelText<HTMLInputElement>('Destination').value).toBe(
      'acme.example/everything?utm_source=news%20letter',
    );
    expect(dialog.textContent).toContain('Visitors enter a password first.');
    expect(dialog.textContent).toContain('1 rule redirects some visitors elsewhere');

    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    const { body } = await service.call('GET', '/api/urls?q=everything', { key: ada.key });
    const { details, options } = await read(body.data.urls[0].id);
    expect(details.longurl).toBe('https://acme.example/everything?utm_source=news%20letter');
    expect(options).toMatchObject({
      expiry: new Date('2099-05-03T14:00').toISOString().slice(0, 19).replace('T', ' '),
      afterwards: 'https://acme.example/over',
      clicklimit: 100,
      password: true,
      geotarget: [{ location: 'CH', link: 'https://acme.example/ch' }],
      splash: expect.any(Number),
    });
    // Drafts don't contain the password.
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('open sesame');
  });

  test('are validated before a request is sent, and sections with errors are opened', async () => {
    const { user, requests } = renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    type('Destination', 'acme.example');
    type(/^Expires/, '2020-05-03T14:00');
    type(/^Password/, 'abc');
    await user.click(screen.getByRole('button', { name: 'Add device', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Enter a time in the future.');
    await screen.findByText('Use at least 4 characters.');
    await screen.findByText('Choose a device.');
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
    for (const title of ['Expiry and click limit', 'Password', 'Redirect rules'])
      expect(screen.getByText(title, { selector: 'summary *' }).closest('details')?.open).toBe(true);
  });

  test('a taken alias is reported when typing pauses', async () => {
    await add({ custom: 'occupied' });
    const { requests } = renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    for (const part of ['o', 'oc', 'occupied']) type(/^Alias/, part);
    await screen.findByText('This alias is taken.');
    type(/^Alias/, 'unoccupied');
    await screen.findByText('This alias is available.');
    expect(requests.filter((request) => request.includes('/api/url/free'))).toHaveLength(2);
  });

  test('a taken alias that the service refuses is reported only once', async () => {
    await add({ custom: 'occupied-too' });
    renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    type(/^Destination/, 'https://acme.example/menu');
    type(/^Alias/, 'occupied-too');
    await screen.findByText('This alias is taken.');
    fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('That alias is taken. Please choose another one.');
    expect(screen.queryByText('This alias is taken.')).toBeNull();
  });

  test('are copied from a duplicated link, except the password', async () => {
    const { id } = await add({
      title: 'Original',
      password: 'open sesame',
      languagetarget: [{ language: 'fr', link: 'https://acme.example/fr' }],
    });
    renderPage(`/links?open=copy-${id}`, as());
    expect(await screen.findByDisplayValue('https://acme.example/fr')).toBeTruthy();
    expect(screen.getByText(/^Passwords can’t be copied/)).toBeTruthy();
  });
});

describe('editing options', () => {
  test('sends only the changes, so that the password is kept', async () => {
    const { id } = await add({
      title: 'Changed',
      password: 'open sesame',
      clicklimit: 5,
      geotarget: [
        { location: 'DE', link: 'https://acme.example/de' },
        { location: 'CH', link: 'https://acme.example/ch' },
      ],
    });
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    expect(await screen.findByDisplayValue('https://acme.example/ch')).toBeTruthy();
    const country = screen.getByRole('group', { name: 'By country' });
    await user.click(within(country).getByRole('button', { name: 'Remove row 1' }));
    type(/^Click limit/, '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    const sent = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'PUT')?.[1]?.body;
    const geotarget = [{ location: 'CH', link: 'https://acme.example/ch' }];
    expect(JSON.parse(sent as string)).toEqual({ clicklimit: '', geotarget });
    expect((await read(id)).options).toMatchObject({ password: true, clicklimit: null, geotarget });
  });

  test('removes a password and a splash page', async () => {
    const { id } = await add({ password: 'open sesame', splash: 1 });
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    await user.click(await screen.findByLabelText('Remove password'));
    const stop = screen.getByLabelText<HTMLSelectElement>('Show visitors');
    await screen.findByRole('option', { name: 'Please wait' });
    expect(stop.selectedOptions[0]?.textContent).toBe('Please wait');
    await user.selectOptions(stop, '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect((await read(id)).details).not.toHaveProperty('state');
  });

  test('shows the service’s refusal at the rule’s row', async () => {
    const target = await add({ custom: 'target' });
    const { id } = await add({});
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    await user.click(await screen.findByRole('button', { name: 'Add device', hidden: true }));
    await user.selectOptions(screen.getByLabelText('Rule 1: device'), 'ios');
    type('Rule 1: destination by device', target.shorturl);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const message = await screen.findByText(/short URL of this server/);
    expect(message.closest('fieldset')).toBe(screen.getByRole('group', { name: 'By device' }));
    const refused = screen.getByLabelText('Rule 1: destination by device');
    await waitFor(() => expect(document.activeElement).toBe(refused));
    expect(refused.getAttribute('aria-invalid')).toBe('true');
    expect(refused.getAttribute('aria-describedby')).toBe(message.id);
    expect(screen.getByLabelText('Rule 1: device').getAttribute('aria-invalid')).toBeNull();
    type('Rule 1: destination by device', 'https://acme.example/elsewhere');
    await waitFor(() => expect(screen.queryByText(/short URL of this server/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect((await read(id)).options.devicetarget).toEqual([
      { device: 'ios', link: 'https://acme.example/elsewhere' },
    ]);
  });

  test('focuses an incomplete rule and opens its closed section', async () => {
    const { id } = await add({ geotarget: [{ location: 'DE', link: 'https://acme.example/de' }] });
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    await screen.findByDisplayValue('https://acme.example/de');
    await user.click(screen.getByRole('button', { name: 'Add country' }));
    type('Rule 2: destination by country', 'https://acme.example/at');
    const fold = screen.getByRole('group', { name: 'By country' }).closest('details');
    fold?.removeAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const message = await screen.findByText('Choose a country.');
    const refused = screen.getByLabelText('Rule 2: country');
    await waitFor(() => expect(document.activeElement).toBe(refused));
    expect(refused.getAttribute('aria-describedby')).toBe(message.id);
    expect(fold?.open).toBe(true);
    // Removing the row above shifts the index of the error. The remaining row must still be the invalid one.
    await user.click(
      within(screen.getByRole('group', { name: 'By country' })).getByRole('button', { name: 'Remove row 1' }),
    );
    expect(await screen.findByText('Choose a country.')).toBeTruthy();
    expect(screen.getByDisplayValue('https://acme.example/at')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Rule 1: country'), 'AT');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect((await read(id)).options.geotarget).toEqual([{ location: 'AT', link: 'https://acme.example/at' }]);
  });
});

test('a link can be archived instead of deleted, and its page says so', async () => {
  const { id, shorturl } = await add({ title: 'Put away' });
  const { user } = renderPage(`/links/by?short=${encodeURIComponent(shorturl)}&open=delete-${id}`, as());
  await user.click(await screen.findByRole('button', { name: 'Archive instead' }));
  const dialog = await screen.findByRole('dialog', { name: 'Archive link “Put away”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  await screen.findByText('Link archived');
  await screen.findByText('Visitors can’t reach the destination');
  expect((await read(id)).options.archived).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('no options are shown for an older server that only changes links', async () => {
  const urls = [
    {
      id: 3,
      alias: 'old',
      shorturl: 'https://old.example/old',
      longurl: 'https://a.example',
      clicks: 0,
      title: '',
      description: '',
      date: '2026-01-01 00:00:00',
    },
  ];
  const paging = { result: 1, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 1 };
  const foreign = await startScriptedServer(() => ({
    body: { error: '0', data: { ...paging, urls, domains: [] } },
    headers: { 'X-Extensions': 'links', 'Access-Control-Expose-Headers': 'X-Extensions' },
  }));
  renderPage('/links?open=new', { as: { server: foreign.url, key: 'key' } });
  const dialog = await screen.findByRole('dialog', { name: 'New link' });
  // Until its first response, the server is treated like the previous one.
  await waitFor(() => expect(within(dialog).queryByText('Password')).toBeNull());
  expect(within(dialog).queryByText('UTM parameters')).toBeNull();
  await foreign.stop();
});
