import { expect, type Page } from '@playwright/test';
import type { Product } from '#test/start-product.ts';

export const ada = { email: 'ada@acme.com', username: 'ada', password: 'correct horse battery' };

const isOnDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

interface Made {
  /** For programs: the page doesn't show it. */
  key: string;
  session: string;
  expires: string;
}

/** Makes the first account at the set-up address as people do, without demo data, and ends on its dashboard. */
export async function setUp(page: Page, { setupUrl }: Product): Promise<{ key: string }> {
  await page.goto(setupUrl);
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  const answered = page.waitForResponse('**/api/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const { key } = (await (await answered).json()) as Made;
  // A reload before this would be one of the set-up address, which is used up by now.
  await isOnDashboard(page);
  return { key };
}

/** Makes the first account over the API, and signs in with its session in this tab. It opens no page of the dashboard. */
export async function signInFirst(page: Page, { setupUrl }: Product): Promise<{ key: string }> {
  const { origin, hash } = new URL(setupUrl);
  const answer = await page.request.post(`${origin}/api/register`, {
    data: { ...ada, token: hash.slice(1) },
  });
  const { key, session, expires } = (await answer.json()) as Made;
  // What `keepCredentials` keeps, from a page of that origin that runs nothing.
  await page.goto(`${origin}/app/icon.svg`);
  await page.evaluate(
    (kept) => sessionStorage.setItem('waypost-credentials', kept),
    JSON.stringify({ server: '', key: session, kind: 'session', by: 'password', expires }),
  );
  return { key };
}

/** The same, and ends on its dashboard. */
export async function makeFirstAccount(page: Page, product: Product): Promise<{ key: string }> {
  const made = await signInFirst(page, product);
  await page.goto(`${new URL(product.setupUrl).origin}/app/`);
  await isOnDashboard(page);
  return made;
}

/** As if “Stay signed in” had been checked, from the next page on: who stays signed in has a copy of the account. */
export const staySignedIn = (page: Page) =>
  page.evaluate(() => {
    const name = 'waypost-credentials';
    localStorage.setItem(name, sessionStorage.getItem(name) ?? '');
    sessionStorage.clear();
  });
