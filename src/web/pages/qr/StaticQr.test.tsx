import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCode } from '#test/records/saved-codes.ts';
import { renderPage } from '#test/render-page.tsx';
import { rowOf } from '#test/row-of.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { choose, fill, idIn, saveNew } from './studio/studio-steps.ts';
// Loaded in advance, since a busy machine may take longer to load the pages' chunks than a test waits.
import './studio/AddQrPage.tsx';
import './studio/EditQrPage.tsx';
import './record/QrPage.tsx';
import './record/MoreBadge.tsx';
import './record/RareCodeContent.tsx';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const isStatic = async () =>
  (await screen.findByRole<HTMLInputElement>('radio', { name: /^Static/ })).checked;

/** Clears the storage, as in another browser. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
}

const transfer = 'BCD\n002\n1\nSCT\n\nAcme Ltd\nDE33100205000001194700\nEUR12.30';

test('a code saved as static is static on its page and in its editor, until made dynamic', async () => {
  const made = renderPage('/qr/new', { as: ada });
  await fill(made.user, 'Destination', 'https://acme.com/spring');
  await choose(made.user, /^Static/);
  await saveNew(made.user);
  const id = await idIn(made.address);
  expect(await isStatic()).toBe(true);
  made.unmount();

  forget();
  const page = renderPage(`/qr/${id}`, { as: ada });
  await screen.findByText('This code doesn’t count scans');
  expect(await isStatic()).toBe(true);
  expect(screen.queryByText(/first scan/)).toBeNull();
  page.unmount();

  forget();
  const edited = renderPage(`/qr/${id}/edit`, { as: ada });
  expect(await isStatic()).toBe(true);
  await choose(edited.user, /^Dynamic/);
  await edited.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edited.address()).toBe(`/qr/${id}`));
  await screen.findByText(/first scan/);
  edited.unmount();

  forget();
  renderPage(`/qr/${id}`, { as: ada });
  await screen.findByText(/first scan/);
  expect(await isStatic()).toBe(false);
});

test('a Wi-Fi code saved without a kind is dynamic on its page and in its editor', async () => {
  const { id } = await addCode(service, ada, {
    type: 'wifi',
    data: { ssid: 'Guest', encryption: 'nopass' },
  });
  const page = renderPage(`/qr/${id}`, { as: ada });
  expect(await isStatic()).toBe(false);
  page.unmount();
  renderPage(`/qr/${id}/edit`, { as: ada });
  expect(await isStatic()).toBe(false);
});

test('a SEPA transfer is labeled as one, and can’t be dynamic', async () => {
  const { key } = await service.addAccount();
  const account = { server: service.url, key };
  const { id } = await addCode(service, { ...ada, key }, { type: 'text', data: transfer });
  const list = renderPage('/qr', { as: account });
  const row = await rowOf('Acme Ltd');
  await waitFor(() => expect(row.textContent).toContain('SEPA transfer'));
  list.unmount();

  const page = renderPage(`/qr/${id}`, { as: account });
  await screen.findByText('SEPA transfer');
  await screen.findByRole('img', { name: 'Static QR code of Acme Ltd' });
  expect(screen.queryByRole('radio', { name: 'Dynamic' })).toBeNull();
  page.unmount();

  renderPage(`/qr/${id}/edit`, { as: account });
  const dynamic = await screen.findByRole<HTMLInputElement>('radio', { name: /^Dynamic/ });
  expect(dynamic.disabled).toBe(true);
  expect(await isStatic()).toBe(true);
  expect(screen.getByText('Bank apps read a transfer only from the code itself.')).toBeTruthy();
});

test('the restrictions of a code are shown in the list and on its page', async () => {
  const { key } = await service.addAccount();
  const account = { server: service.url, key };
  const { id } = await addCode(
    service,
    { ...ada, key },
    {
      type: 'link',
      data: 'https://acme.com/menu',
      name: 'Menu',
      start: '2099-03-01 12:00:00',
      expiry: '2099-04-01 12:00:00',
      password: 'open sesame',
    },
  );
  const list = renderPage('/qr', { as: account });
  const row = await rowOf('Menu');
  await waitFor(() => expect(row.textContent).toMatch(/From Mar 1, 2099Until Apr 1, 2099\+1/));
  list.unmount();
  renderPage(`/qr/${id}`, { as: account });
  const card = await screen.findByRole('region', { name: 'QR code' });
  await within(card).findByText('From Mar 1, 2099');
  expect(within(card).getByText('Until Apr 1, 2099')).toBeTruthy();
  expect(within(card).getByText('Password')).toBeTruthy();
});
