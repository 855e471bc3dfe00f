import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { visitorsOf } from '#test/link-visitors.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;
let link: ReturnType<typeof visitorsOf>['link'];
let open: ReturnType<typeof visitorsOf>['open'];

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  ({ link, open } = visitorsOf(service, ada));
});
afterAll(() => service.stop());

const as = () => ({ as: { server: service.url, key: ada.key } });
const optionsOf = async (id: number) =>
  (await service.call('GET', `/api/url/${id}`, { key: ada.key })).body.options;
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const posted = (requests: string[]) => requests.filter((request) => !request.startsWith('GET'));
const head = (title: string) => screen.getByText(title, { selector: 'summary *' }).closest('summary');

/** An incomplete date has no value. Only its field knows that something was entered. */
function typeHalf(label: RegExp, isHalf = true) {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { value: '' } });
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: isHalf } });
  return input;
}

describe('campaigns and channels', () => {
  test('show where the link belongs, and are saved with other changes in one request', async () => {
    const post = async (path: string, name: string): Promise<number> =>
      (await service.call('POST', `/api/${path}/add`, { key: ada.key, body: { name } })).body.id;
    const [spring, summer] = [await post('campaign', 'Spring'), await post('campaign', 'Summer')];
    const posters = await post('channel', 'Posters');
    const { id } = await link({});
    await service.call('POST', `/api/campaign/${spring}/assign/${id}`, { key: ada.key });
    const { user, requests } = renderPage(`/links?open=edit-${id}`, as());
    await screen.findByRole('dialog', { name: 'Edit link' });
    expect(head('Campaigns and channels')?.textContent).toContain('1 campaign');
    await user.click(screen.getByText('Campaigns and channels', { selector: 'summary *' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Spring', checked: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Summer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Posters' }));
    type(/^Title/, 'Moved');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    const { details } = (await service.call('GET', `/api/url/${id}`, { key: ada.key })).body;
    expect(details).toMatchObject({ title: 'Moved', campaign: summer, channel: [posters] });
    expect(posted(requests)).toHaveLength(1);
  });

  test('count as unchanged when only viewed, so that the form closes without a question', async () => {
    const { id } = await link({ clicklimit: 5, password: 'open sesame' });
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
    for (const section of dialog.querySelectorAll('details:not([open]) > summary')) await user.click(section);
    await screen.findByRole('checkbox', { name: 'Spring' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the link form', () => {
  test('counts the clicks so far against a new limit, as the service does', async () => {
    const { id, shorturl } = await link({}, { clicks: 18 });
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
    await screen.findByText(/^Includes the 18 clicks so far\. Don’t use it for secrets/);
    type(/^Click limit/, '1.000');
    expect(dialog.textContent).toContain('18 of 1,000 clicks used');
    type(/^Click limit/, '5');
    expect(dialog.textContent).toContain('All 5 clicks are used (18 so far). Visitors see a notice');
    expect(head('Expiry and click limit')?.textContent).toContain('Used up');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect((await open(shorturl)).status).toBe(410);
  });

  test('shows a raised limit as used up if the clicks so far exceed it, as the service does', async () => {
    const { id, shorturl } = await link({ clicklimit: 5 }, { clicks: 18, passed: 18 });
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
    type(/^Click limit/, '10');
    expect(dialog.textContent).toContain('All 10 clicks are used (18 so far)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect((await open(shorturl)).status).toBe(410);
  });

  test('discards an invalid new password if the password is to be removed', async () => {
    const { id } = await link({ password: 'open sesame' });
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
    const password = await screen.findByLabelText<HTMLInputElement>(/^Password/);
    await user.type(password, 'abc');
    await user.tab();
    await screen.findByText('Use at least 4 characters.');
    expect(dialog.textContent).toContain('Visitors enter a password first.');
    await user.click(screen.getByLabelText('Remove password'));
    await waitFor(() => expect(screen.queryByText('Use at least 4 characters.')).toBeNull());
    expect(password.value).toBe('');
    expect(dialog.textContent).not.toContain('Visitors enter a password first.');
    expect(head('Password')?.textContent).toBe('Password');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect((await optionsOf(id)).password).toBe(false);
  });
});

describe('an incomplete expiry', () => {
  test('is refused when the field loses the focus and on submission', async () => {
    const { user, requests } = renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    type('Destination', 'acme.example/half');
    const sentence = 'Complete the date and time, or clear them.';
    const expiry = typeHalf(/^Expires/);
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText(sentence);
    await waitFor(() => expect(document.activeElement).toBe(expiry));
    expect(posted(requests)).toEqual([]);
    // Clearing an incomplete date changes no value, so the field is validated again on blur.
    typeHalf(/^Expires/, false);
    await user.tab();
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    typeHalf(/^Expires/);
    expiry.focus();
    await user.tab();
    await screen.findByText(sentence);
    typeHalf(/^Expires/, false);
    type(/^Expires/, '2099-05-03T14:00');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    const { body } = await service.call('GET', '/api/urls?q=half', { key: ada.key });
    expect(body.data.urls[0].state.expiry).toContain('2099-05-03');
  });

  test('doesn’t remove the saved expiry, and an invalid click limit doesn’t replace the saved one', async () => {
    const { id } = await link({ expiry: '2099-05-03 14:00:00', clicklimit: 5 });
    const { user, requests } = renderPage(`/links?open=edit-${id}`, as());
    await screen.findByRole('dialog', { name: 'Edit link' });
    typeHalf(/^Expires/);
    type(/^Click limit/, '10 times');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Complete the date and time, or clear them.');
    await screen.findByText('Enter a whole number from 1 to 1,000,000,000.');
    expect(posted(requests)).toEqual([]);
    expect(await optionsOf(id)).toMatchObject({ expiry: '2099-05-03 14:00:00', clicklimit: 5 });
  });
});

describe('a restored draft', () => {
  test('says that its password wasn’t saved, even after another reload', async () => {
    const first = renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    type('Destination', 'https://acme.example/draft');
    type(/^Password/, 'open sesame');
    first.unmount();
    vi.restoreAllMocks();
    const second = renderPage('/links?open=new', as());
    await second.user.click(await screen.findByRole('button', { name: 'Restore changes' }));
    const sentence = 'The password you entered wasn’t saved. Enter it again.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    second.unmount();
    vi.restoreAllMocks();
    const { user } = renderPage('/links?open=new', as());
    await screen.findByRole('button', { name: 'Restore changes' });
    expect(screen.queryByText(sentence)).toBeNull();
    expect(head('Password')?.textContent).toBe('Password');
    await user.click(screen.getByRole('button', { name: 'Restore changes' }));
    const hint = await screen.findByText(sentence);
    const password = screen.getByLabelText(/^Password/);
    expect(password.getAttribute('aria-describedby')).toBe(hint.id);
    expect(hint.closest('details')?.open).toBe(true);
    expect(head('Password')?.textContent).toContain('Not saved');
    type(/^Password/, 'open sesame');
    expect(head('Password')?.textContent).toContain('Set');
  });

  test('says that the new password of a password-protected link wasn’t saved', async () => {
    const { id } = await link({ password: 'open sesame' });
    const { unmount } = renderPage(`/links?open=edit-${id}`, as());
    await screen.findByRole('dialog', { name: 'Edit link' });
    type(/^Title/, 'Changed');
    type(/^Password/, 'another one');
    unmount();
    vi.restoreAllMocks();
    const { user } = renderPage(`/links?open=edit-${id}`, as());
    await user.click(await screen.findByRole('button', { name: 'Restore changes' }));
    expect(head('Password')?.textContent).toContain('New password not saved');
    expect(screen.getByText(/^The new password you entered wasn’t saved/)).toBeTruthy();
  });

  test('clears the error of a field that it fills', async () => {
    const first = renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    type('Destination', 'https://acme.example/draft');
    first.unmount();
    vi.restoreAllMocks();
    const { user } = renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    const destination = screen.getByLabelText<HTMLInputElement>('Destination');
    await waitFor(() => expect(document.activeElement).toBe(destination));
    await user.tab({ shift: true });
    await screen.findByText('Please enter a valid URL.');
    await user.click(screen.getByRole('button', { name: 'Restore changes' }));
    expect(destination.value).toBe('https://acme.example/draft');
    await waitFor(() => expect(screen.queryByText('Please enter a valid URL.')).toBeNull());
  });
});

test.each(['ftp://acme.example/menu', 'mailto:ada@acme.example', 'javascript:alert(1)'])(
  'the destination %s is refused with a note to use http or https',
  async (address) => {
    const { user } = renderPage('/links?open=new', as());
    await screen.findByRole('dialog', { name: 'New link' });
    type('Destination', address);
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    const message = await screen.findByText(/^Please enter a valid URL\. Use an http or https address/);
    expect(screen.getByLabelText('Destination').getAttribute('aria-describedby')).toContain(message.id);
  },
);

test('the first invalid rule on the page gets the focus, whichever was added first', async () => {
  const { user } = renderPage('/links?open=new', as());
  await screen.findByRole('dialog', { name: 'New link' });
  type('Destination', 'https://acme.example');
  await user.click(screen.getByText('Redirect rules'));
  await user.click(screen.getByRole('button', { name: 'Add device' }));
  await user.selectOptions(screen.getByLabelText('Rule 1: device'), 'ios');
  type('Rule 1: destination by device', 'https://acme.example/ios');
  await user.click(screen.getByRole('button', { name: 'Add country' }));
  await user.selectOptions(screen.getByLabelText('Rule 1: country'), 'CH');
  type('Rule 1: destination by country', 'acme');
  await user.click(screen.getByRole('button', { name: 'Add device' }));
  await user.selectOptions(screen.getByLabelText('Rule 2: device'), 'ios');
  type('Rule 2: destination by device', 'https://acme.example/ios-too');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const devices = within(screen.getByRole('group', { name: 'By device' }));
  await devices.findByText('There’s already a rule for this.');
  // The form requests the focus twice, immediately and after rendering.
  await new Promise((drawn) => setTimeout(drawn, 50));
  expect(document.activeElement).toBe(screen.getByLabelText('Rule 2: device'));
});
