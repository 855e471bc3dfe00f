import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { mailToNobody } from '#test/start-mailbox.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;
let link: { id: number };
let code: number;

const post = (path: string, body: object) => service.call('POST', `/api/${path}`, { key: ada.key, body });

async function click(visitor: string) {
  const { recorder } = service.service;
  await recorder.record({
    kind: 'link',
    target_id: link.id,
    at: Math.floor(Date.now() / 1000),
    country: 'DE',
    referrer: 'Direct',
    browser: 'Firefox',
    os: 'Windows',
    social: '',
    visitor,
  });
  await recorder.counted();
}

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  link = await addLink(service, ada.id, { alias: 'menu' });
  for (const visitor of ['one', 'two', 'three', 'four', 'five']) await click(visitor);
  code = (await post('qr/add', { type: 'text', data: 'x', name: 'Poster' })).body.id;
});
afterEach(() => vi.useRealTimers());
afterAll(() => service.stop());

const linkPage = (more = '') => `/links/by?short=${encodeURIComponent(`${service.url}/menu`)}${more}`;
const listed = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

/** Selects an item of the menu beside the period. */
const choose = async (user: ReturnType<typeof renderPage>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Statistics actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('further statistics actions are in one menu, which opens by keyboard', async () => {
  const { user } = renderPage(linkPage(), { as: ada });
  const button = await screen.findByRole('button', { name: 'Statistics actions' });
  await screen.findByRole('button', { name: 'With previous period' });
  for (const name of ['Alerts', 'Share', 'Export visits', 'Add note'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  button.focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Export visits',
    'Add note',
    'Compare with others',
    'Alerts',
    'Share',
  ]);
  expect(document.activeElement).toBe(items[0]);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
});

test('an alert needs a number above the current count, and is shown and dismissed on the overview', async () => {
  const { user, address, go } = renderPage(linkPage(), { as: ada });
  await choose(user, 'Alerts');
  const dialog = await screen.findByRole('dialog', { name: 'Alerts' });
  expect(address()).toMatch(/open=alerts$/);
  expect(within(dialog).queryByRole('option', { name: 'the code is scanned for the first time' })).toBeNull();
  const number = await within(dialog).findByLabelText('Number of clicks');
  // This server sends no e-mail.
  expect(within(dialog).queryByLabelText(/e-mail/)).toBeNull();
  const add = within(dialog).getByRole('button', { name: 'Add alert' });
  await user.click(add);
  await within(dialog).findByText('Enter a whole number from 1 to 1,000,000,000.');
  // The input must not be read as 25.
  await user.type(number, '2.5');
  await user.click(add);
  await within(dialog).findByText('Enter a whole number from 1 to 1,000,000,000.');
  await user.clear(number);
  await user.type(number, '5');
  await user.click(add);
  await within(dialog).findByText('It has 5 clicks already. Enter a larger number.');
  await user.clear(number);
  await user.type(number, '6');
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(user, 'Alerts');
  const reopened = await screen.findByRole('dialog', { name: 'Alerts' });
  const list = await within(reopened).findByRole('list', { name: 'Alerts' });
  expect(listed(list)).toEqual(['6 clicksWaiting']);
  await user.click(within(reopened).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await click('six');
  await service.service.goalJudge.judge();
  await go('/');
  const attention = await screen.findByRole('list', { name: 'Alerts' });
  const told = `${new URL(service.url).host}/menu has reached 6 clicks`;
  await within(attention).findByText(told);
  await user.click(within(attention).getByRole('button', { name: `Dismiss: ${told}` }));
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());

  await go(linkPage('&open=alerts'));
  const again = await screen.findByRole('dialog', { name: 'Alerts' });
  await within(again).findByText(/^Reached on [^·]*$/);
  await user.click(within(again).getByRole('button', { name: 'Delete alert: 6 clicks' }));
  await waitFor(() => expect(within(again).queryByRole('list')).toBeNull());
});

test('an alert that is reached between two looks at the list is marked as seen by the second', async () => {
  const { user } = renderPage(linkPage(), { as: ada });
  const count = (await service.call('GET', `/api/url/${link.id}`, { key: ada.key })).body.data
    .clicks as number;
  await post('goal/add', { of: 'link', record: link.id, kind: 'number', number: count + 1, zone: 'UTC' });
  await choose(user, 'Alerts');
  await screen.findByText('Waiting');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click('seven');
  await service.service.goalJudge.judge();
  await choose(user, 'Alerts');
  await screen.findByText(/^Reached on/);
  const unseen = () => service.call('GET', '/api/goals?unseen=true', { key: ada.key });
  await waitFor(async () => expect((await unseen()).body.data.goals).toEqual([]));
});

test('an alert includes an e-mail by default if the server sends e-mail', async () => {
  const mailing = await startService({ env: mailToNobody });
  const eve = await mailing.addAccount();
  await addLink(mailing, eve.id, { alias: 'menu' });
  const short = encodeURIComponent(`${mailing.url}/menu`);
  const { user } = renderPage(`/links/by?short=${short}&open=alerts`, { as: eve });
  const dialog = await screen.findByRole('dialog', { name: 'Alerts' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Also send an e-mail').checked).toBe(true);
  await user.type(within(dialog).getByLabelText('Number of clicks'), '6');
  await user.click(within(dialog).getByRole('button', { name: 'Add alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = await mailing.call('GET', '/api/goals', { key: eve.key });
  expect(body.data.goals).toMatchObject([{ mail: true }]);
  await mailing.stop();
});

test('an alert includes no e-mail while the account’s address is unconfirmed', async () => {
  const mailing = await startService({ env: mailToNobody });
  const eve = await mailing.addAccount({ confirmed: false });
  await addLink(mailing, eve.id, { alias: 'menu' });
  const short = encodeURIComponent(`${mailing.url}/menu`);
  const { user } = renderPage(`/links/by?short=${short}&open=alerts`, { as: eve });
  const dialog = await screen.findByRole('dialog', { name: 'Alerts' });
  expect(await within(dialog).findByText('Confirm your e-mail address first.')).toBeTruthy();
  const box = within(dialog).getByLabelText<HTMLInputElement>('Also send an e-mail');
  expect([box.checked, box.disabled]).toEqual([false, true]);
  await user.type(within(dialog).getByLabelText('Number of clicks'), '1');
  await user.click(within(dialog).getByRole('button', { name: 'Add alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = await mailing.call('GET', '/api/goals', { key: eve.key });
  expect(body.data.goals).toMatchObject([{ mail: false }]);
  await mailing.stop();
});

test('an alert for the first scan can be added to a code without scans', async () => {
  const { user } = renderPage(`/qr/${code}`, { as: ada });
  await screen.findByText('Your first scan appears here');
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Alerts' });
  await user.click(await within(dialog).findByRole('button', { name: 'Add alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  const list = await screen.findByRole('list', { name: 'Alerts' });
  expect(listed(list)).toEqual(['First scanWaiting']);
});

test('statistics are shared as a page whose address can be renewed and revoked', async () => {
  const { user } = renderPage(linkPage(), { as: ada });
  await choose(user, 'Share');
  const form = await screen.findByRole('dialog', { name: 'Share statistics' });
  expect(within(form).getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await user.type(await within(form).findByLabelText(/^Title/), 'Spring');
  await user.type(within(form).getByLabelText(/^Password/), 'abc');
  await user.click(within(form).getByRole('button', { name: 'Share page' }));
  await within(form).findByText('Use at least 4 characters.');
  await user.type(within(form).getByLabelText(/^Password/), 'de');
  await user.click(within(form).getByRole('button', { name: 'Share page' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Address of the page');
  const first = field.value;
  expect(await (await fetch(first)).text()).toContain('type="password"');
  const dialog = await screen.findByRole('dialog', { name: 'Share statistics' });
  const list = await within(dialog).findByRole('list', { name: 'Shared pages' });
  expect(listed(list)).toEqual([
    expect.stringMatching(/^SpringCreated .* · with a password · not opened yet$/),
  ]);

  await user.click(within(dialog).getByRole('button', { name: 'Actions for Spring' }));
  await user.click(screen.getByRole('menuitem', { name: 'Create new address' }));
  const renewing = await screen.findByRole('dialog', { name: 'Create a new address?' });
  await user.click(within(renewing).getByRole('button', { name: 'Create new address' }));
  await waitFor(() => expect(field.value).not.toBe(first));
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(field.value)).status).toBe(200);

  await user.click(within(dialog).getByRole('button', { name: 'Actions for Spring' }));
  await user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));
  const ending = await screen.findByRole('dialog', { name: 'Stop sharing this page?' });
  await user.click(within(ending).getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(within(dialog).queryByRole('list')).toBeNull());
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a shared page of a link is named by its short URL if no title is entered', async () => {
  const { shorturl } = await addLink(service, ada.id, { alias: 'lunch', title: 'Lunch in October' });
  const { user } = renderPage(`/links/by?short=${encodeURIComponent(shorturl)}`, { as: ada });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const form = await screen.findByRole('dialog', { name: 'Share statistics' });
  const title = await within(form).findByLabelText<HTMLInputElement>(/^Title/);
  expect(title.placeholder).toBe('');
  await within(form).findByText('Leave empty to use the short URL');
  await user.click(within(form).getByRole('button', { name: 'Share page' }));
  const address = await screen.findByLabelText<HTMLTextAreaElement>('Address of the page');
  const page = new DOMParser().parseFromString(await (await fetch(address.value)).text(), 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe(`${new URL(shorturl).host}/lunch`);
});

test('the list of shared pages shows the minute when a page expires', async () => {
  const { id, shorturl } = await addLink(service, ada.id, { alias: 'dinner' });
  const expires = new Date(2026, 11, 24, 18, 0);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24) });
  const wire = expires.toISOString().slice(0, 19).replace('T', ' ');
  await post('share/add', { of: 'link', record: id, title: 'Feast', expires: wire });
  renderPage(`/links/by?short=${encodeURIComponent(shorturl)}&open=share`, { as: ada });
  const list = await screen.findByRole('list', { name: 'Shared pages' });
  expect(listed(list)[0]).toMatch(/ · until December 24, 2026 at 6:00\sPM · /);
});
