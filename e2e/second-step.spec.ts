import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeOf } from '#test/second-steps.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { addAccount, password } from './add-account.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

// Each accessibility check covers several themes and widths, and takes seconds.
test.setTimeout(240_000);

let product: Product;
test.beforeEach(async () => {
  // Browsers create passkeys only for host names, not for IP addresses.
  product = await startProduct({ HOST: 'localhost', REGISTRATION: 'open' });
});
test.afterEach(() => product.stop());

const add = (username: string, ...more: string[]) => addAccount(product, username, ...more);

async function signIn(page: Page, username: string) {
  await page.goto(`${product.url}/app/sign-in`);
  await page.getByLabel('E-mail address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/app\/sign-in$/);
}
const overview = (page: Page) => page.getByRole('heading', { level: 1, name: 'Overview' });

/** Adds a phone with a fingerprint reader, as browsers emulate it for tests. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isUserVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

test('a passkey is added, serves as the second step, and signs in without a password', async ({ page }) => {
  await add('ada');
  const device = await withAuthenticator(page);
  await signIn(page, 'ada');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('No passkeys')).toBeVisible();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The name can’t be empty.')).toBeVisible();
  await page.getByLabel('Name').fill('Phone');
  await page.keyboard.press('Enter');

  const saving = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(saving).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the codes' }).click();
  const download = page.waitForEvent('download');
  await saving.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/g)).toHaveLength(10);
  await saving.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('table', { name: 'Passkeys' })).toContainText('Phone');
  await expect(page.getByText('10 codes left')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  const create = page.getByRole('link', { name: 'Create one' });
  await expect(create).toBeVisible();
  await signIn(page, 'ada');
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await expect(use).toBeFocused();
  // Users who are asked for a second step already have an account.
  await expect(create).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(overview(page)).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(overview(page)).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('A passkey', { exact: true })).toBeVisible();

  // A device that doesn't verify its user can't sign in on its own. Neither can one that has lost the passkey.
  await signOut(page);
  await device.isUserVerified(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The passkey prompt was closed');
  await device.isUserVerified(true);
  await device.lose();
  await signIn(page, 'ada');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The passkey prompt was closed');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const [code = ''] = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(file) ?? [];
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await expect(overview(page)).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Your password and a code', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Phone' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('You’ll sign in with your password only')).toBeVisible();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('No passkeys')).toBeVisible();
  await signOut(page);
  await signIn(page, 'ada');
  await expect(overview(page)).toBeVisible();
});

test(
  'an authenticator app is set up by its key, used, and reset from the command line',
  { tag: '@every-case' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await add('ada');
    await signIn(page, 'ada');
    await expect(overview(page)).toBeVisible();
    await page.goto(`${product.url}/app/account`);
    await page.getByRole('button', { name: 'Set up app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const shown = dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    const secret = (await shown.innerText()).replaceAll(' ', '');
    const code = dialog.getByLabel('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(
      dialog.getByText('Wrong code. Check your phone’s clock and enter the latest code.'),
    ).toBeVisible();
    await code.fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const saving = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await saving.getByRole('button', { name: 'Copy codes' }).click();
    await saving.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Turned on/)).toBeVisible();

    await page.goto(`${product.url}/app/account`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, 'ada');
    const field = page.getByLabel('Code');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await field.fill('000000');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Wrong code. Check your phone’s clock and enter the latest code.'),
    ).toBeVisible();
    await expectAccessible(page);
    for (let tries = 1; tries < 5; tries += 1) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/session/step'));
      await page.keyboard.press('Enter');
      await answered;
      await expect(
        page.getByText('Wrong code. Check your phone’s clock and enter the latest code.'),
      ).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Enter your password again');
    await signIn(page, 'ada');
    await page.getByLabel('Code').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(overview(page)).toBeVisible();

    const { app } = await product.waypost<{ app: boolean }>('account', 'second-step', '--account', 'ada');
    expect(app).toBe(true);
    await product.waypost('account', 'second-step', '--account', 'ada', '--remove');
    const other = await page.context().browser()?.newPage();
    if (!other) throw new Error('There is no other page.');
    await signIn(other, 'ada');
    await expect(overview(other)).toBeVisible();
    await other.close();
  },
);

test('staff set up a second step before the support pages open', { tag: '@every-case' }, async ({ page }) => {
  await add('grace', '--staff');
  await add('joan', '--staff');
  await signIn(page, 'grace');
  await page.getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible();
  await withAuthenticator(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Name').fill('Security key');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy codes' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('There is no other page.');
  await signIn(other, 'joan');
  await other.getByRole('link', { name: 'Support' }).click();
  await expect(other.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Open account settings' }).click();
  await expect(other.getByRole('button', { name: 'Set up app' })).toBeVisible();
  await other.close();
});
