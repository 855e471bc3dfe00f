import { addressIn, type Mailbox, startMailbox, tokenIn } from '#test/start-mailbox.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { ada } from './first-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let mailbox: Mailbox;
let product: Product;

test.beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ REGISTRATION: 'open', RATE_LIMIT: '1000', ...mailbox.env });
  const { email, username, password } = ada;
  const words = ['--email', email, '--username', username, '--password', password];
  await product.waypost('account', 'add', ...words);
});
test.afterAll(async () => {
  await product.stop();
  await mailbox.stop();
});

const grace = { email: 'grace@hopper.example', username: 'grace', password: 'nanoseconds of wire' };
const changed = { email: 'rear.admiral@hopper.example', password: 'a moth in relay 70, panel F' };

test('with mail, users register, reset a password and change their address by message', async ({
  page,
  browser,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''));

  await page.goto(`${product.url}/app/sign-in`);
  await page.getByRole('link', { name: 'Create one' }).click();
  const email = page.getByLabel('E-mail address', { exact: true });
  await email.fill('grace');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Enter a valid e-mail address/)).toBeVisible();
  await expectAccessible(page);
  const wordsFor = async (address: string) => {
    await email.fill(address);
    await page.keyboard.press('Enter');
    return (await page.getByRole('status').filter({ hasText: address }).innerText()).replace(address, '');
  };
  const words = await wordsFor(ada.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(email).toHaveValue(ada.email);
  expect(await wordsFor(grace.email)).toBe(words);
  expect((await mailbox.messageTo(ada.email)).subject).toContain('already');

  const toRegister = await mailbox.messageTo(grace.email);
  await page.goto(addressIn(toRegister));
  await expect(page).toHaveURL(`${product.url}/app/register`);
  await expect(email).toHaveValue(grace.email);
  await expectAccessible(page);
  await page.reload();
  await expect(email).toHaveValue(grace.email);
  await expect(email).not.toBeEditable();
  await page.getByLabel('Username').fill(grace.username);
  await page.getByLabel('Password', { exact: true }).fill(grace.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome, ${grace.username}`)).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await page.getByLabel('E-mail address or username').fill(grace.email);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${product.url}/app/forgotten`);
  await expect(email).toHaveValue(grace.email);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there’s an account with ${grace.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await email.fill('nobody@hopper.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('If there’s an account with nobody@hopper.example')).toBeVisible();

  const toReset = await mailbox.messageTo(grace.email);
  await page.goto(addressIn(toReset));
  await expect(page).toHaveURL(`${product.url}/app/reset`);
  const password = page.getByLabel('New password');
  await password.fill('moth');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The password needs at least 8 characters.')).toBeVisible();
  await expectAccessible(page);
  await password.fill(changed.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect((await mailbox.messageTo(grace.email)).subject).toContain('was changed');

  await page.goto(addressIn(toReset));
  await password.fill(changed.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('expired or was used already');
  await expectAccessible(page);
  await page.goto(`${product.url}/app/reset#token=`);
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${product.url}/app/account`);
  const form = page.getByRole('form', { name: 'Change e-mail address' });
  const wished = form.getByLabel('New e-mail address');
  await wished.fill(ada.email);
  await page.keyboard.press('Enter');
  await expect(form.getByText(`We sent a message to ${ada.email}.`)).toBeVisible();
  await wished.fill(changed.email);
  await page.keyboard.press('Enter');
  await expect(form.getByText(`We sent a message to ${changed.email}.`)).toBeVisible();
  await expectAccessible(page);

  // Mail may be read in another browser where nobody is signed in.
  const toConfirm = await mailbox.messageTo(changed.email);
  const elsewhere = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' });
  const tab = await elsewhere.newPage();
  tab.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''));
  await tab.goto(addressIn(toConfirm));
  await expect(tab.getByText(`Sign in as ${grace.username} to open this page.`)).toBeVisible();
  await expect(tab.getByLabel('E-mail address or username')).toHaveValue(grace.username);
  await tab.getByLabel('Password', { exact: true }).fill(changed.password);
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(`${product.url}/app/confirm-email`);
  expect((await mailbox.messageTo(grace.email)).subject).toBe('New sign-in to Waypost');
  await expect(tab.getByText(grace.email)).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('button', { name: 'Use new address' }).click();
  await expect(tab.getByRole('heading', { name: 'E-mail address changed' })).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('link', { name: 'Open account settings' }).click();
  await expect(tab.getByRole('main').getByText(changed.email)).toBeVisible();
  expect((await mailbox.messageTo(grace.email)).subject).toContain('e-mail address was changed');
  await elsewhere.close();

  const tokens = [toRegister, toReset, toConfirm].map((message) => tokenIn(message));
  expect(asked.filter((address) => tokens.some((token) => address.includes(token)))).toEqual([]);
});
