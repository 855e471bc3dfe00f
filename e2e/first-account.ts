import { expect, type Page } from '@playwright/test';
import type { Product } from '#test/start-product.ts';

export const ada = { email: 'ada@acme.com', username: 'ada', password: 'correct horse battery' };

const isOnDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

interface Made {
  /** For programs. The page doesn't show it. */
  key: string;
  session: string;
  expires: string;
}

/** Creates the first account on the setup page as users do, without demo data, and ends on its dashboard. */
export async function setUp(page: Page, { setupUrl }: Product): Promise<{ key: string }> {
  await page.goto(setupUrl);
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  const answered = page.waitForResponse('**/api/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const { key } = (await (await answered).json()) as Made;
  // An earlier reload would load the setup URL again, which no longer works.
  await isOnDashboard(page);
  return { key };
}

/**
 * Creates the first account over the API, and signs in with its session in this tab. It opens no page of the dashboard.
 */
export async function signInFirst(page: Page, { setupUrl }: Product): Promise<{ key: string }> {
  const { origin, hash } = new URL(setupUrl);
  const answer = await page.request.post(`${origin}/api/register`, {
    data: { ...ada, token: hash.slice(1) },
  });
  const { key, session, expires } = (await answer.json()) as Made;
  // Stores what `saveCredentials` stores, on a page of that origin that runs no script.
  await page.goto(`${origin}/app/icon.svg`);
  await page.evaluate(
    (kept) => sessionStorage.setItem('waypost-credentials', kept),
    JSON.stringify({ server: '', key: session, kind: 'session', by: 'password', expires }),
  );
  return { key };
}

/** Creates the first account in the same way, and ends on its dashboard. */
export async function makeFirstAccount(page: Page, product: Product): Promise<{ key: string }> {
  const made = await signInFirst(page, product);
  await page.goto(`${new URL(product.setupUrl).origin}/app/`);
  await isOnDashboard(page);
  return made;
}

/**
 * Acts as if “Stay signed in” had been checked, from the next page on. Users who stay signed in have a copy of the
 * account.
 */
export const staySignedIn = (page: Page) =>
  page.evaluate(() => {
    const name = 'waypost-credentials';
    localStorage.setItem(name, sessionStorage.getItem(name) ?? '');
    sessionStorage.clear();
  });
