import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addCode, sourceOfCode } from '#test/records/saved-codes.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { choose, fill, idIn, saveNew } from './studio-steps.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './AddQrPage.tsx';
import './EditQrPage.tsx';
import '#web/pages/qr/record/QrPage.tsx';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());
afterEach(() => {
  document.documentElement.lang = 'en';
});

const data = 'BCD\n002\n1\nSCT\n\nAcme Ltd\nDE33100205000001194700\nEUR12.50';

test('an amount is shown in the user’s language, and saved in the format that banks read', async () => {
  const { id } = await addCode(service, ada, { type: 'text', data });
  document.documentElement.lang = 'de';
  const { user, address } = renderPage(`/qr/${id}/edit`, { as: ada });
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/);
  expect(amount.value).toBe('12,50');
  await fill(user, 'Recipient', 'Acme');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await idIn(address);
  expect((await sourceOfCode(service, ada, id))['data']).toBe(data.replace('Acme Ltd', 'Acme'));
});

test('a required field left empty is reported as missing', async () => {
  const { user } = renderPage('/qr/new', { as: ada });
  await user.click(await screen.findByRole('button', { name: 'More types' }));
  await choose(user, /Pay with crypto/);
  await saveNew(user);
  expect(await screen.findByText('Enter an address.')).toBeTruthy();
  expect(screen.queryByText('This isn’t an address of this currency.')).toBeNull();
  await choose(user, /Pay by SEPA/);
  await saveNew(user);
  expect(await screen.findByText('Enter the recipient.')).toBeTruthy();
});

test('a contact with an organization needs no name', async () => {
  const { user, address } = renderPage('/qr/new', { as: ada });
  await choose(user, /Save a contact/);
  await saveNew(user);
  expect(await screen.findByText('Enter a name or an organization.')).toBeTruthy();
  await fill(user, /^Organization/, 'Acme Ltd');
  await saveNew(user);
  const id = await idIn(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Ltd' })).toBeTruthy();
  expect((await sourceOfCode(service, ada, id))['data']).toEqual({ org: 'Acme Ltd' });
});
