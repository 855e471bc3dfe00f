import { expect, type Page } from '@playwright/test';
import type { Product } from '#test/start-product.ts';

export const ada = { email: 'ada@acme.com', username: 'ada', password: 'correct horse battery' };

/** Makes the first account at the set-up address, without demo data, and ends on its dashboard. */
export async function makeFirstAccount(page: Page, { setupUrl }: Product): Promise<{ key: string }> {
  await page.goto(setupUrl);
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  const answered = page.waitForResponse('**/api/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  // For programs: the page doesn't show it.
  const { key } = (await (await answered).json()) as { key: string };
  // A reload before this would be one of the set-up address, which is used up by now.
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  return { key };
}
