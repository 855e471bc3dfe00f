import { startProduct, type Product } from '#test/start-product.ts';
import { addLink } from './add-link.ts';
import { makeFirstAccount, signInFirst, staySignedIn } from './first-account.ts';
import { phones } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

test(
  'a campaign is created, filled, shared, edited and deleted',
  { tag: '@every-case' },
  async ({ page, context }) => {
    test.slow();
    const { key } = await makeFirstAccount(page, product);
    for (const [custom, title] of [
      ['spring-menu', 'Spring menu'],
      ['tasting', 'Tasting <b>evening</b> 🍷'],
      ['long', 'A title that goes on and on, further than any dialog is wide, and then a little more'],
    ] as const)
      await addLink(product, key, { url: `https://acme.com/${custom}`, custom, title });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click();
    await expect(page.getByText('No campaigns yet')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('n');
    const adding = page.getByRole('dialog', { name: 'New campaign' });
    await expect(adding.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Spring sale');
    await adding.getByLabel('Rotator slug').fill('spring sale');
    await page.keyboard.press('Enter');
    await expect(adding.getByText('Use letters, digits, hyphens and underscores.')).toBeVisible();
    await expectAccessible(page);
    // Zoomed in to 400 %, a field is still fully visible.
    await page.setViewportSize({ width: 320, height: 256 });
    await adding.getByLabel('Name').focus();
    await expect(adding.getByLabel('Name')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    await adding.getByLabel('Rotator slug').fill('spring-sale');
    await expect(adding.getByTitle(`${product.url}/r/spring-sale`)).toBeVisible();
    await adding.getByRole('switch', { name: 'Public' }).check();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Campaign created')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Spring sale' });
    await expect(row).toContainText('Public');
    await expectAccessible(page);

    // Finds links by search and by a pasted URL.
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    const picker = page.getByRole('dialog', { name: 'Add links to “Spring sale”' });
    await expect(picker.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('evening');
    await expect(picker.getByText('1 link matches')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await picker.getByRole('searchbox').fill(`${product.url}/spring-menu`);
    await expect(picker.getByText('Search by short URL')).toBeVisible();
    await picker.getByRole('checkbox', { name: 'Spring menu' }).check();
    await picker.getByRole('searchbox').fill('');
    await expect(picker.getByText('3 links', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await picker.getByRole('button', { name: 'Add 2 links' }).click();
    await expect(page.getByText('2 links added to Spring sale')).toBeVisible();
    await expect(picker).toBeHidden();
    await expect(row).toBeFocused();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('c');
    await expect(page.getByText('Rotator URL copied')).toBeVisible();
    const rotator = await page.evaluate(() => navigator.clipboard.readText());
    expect(rotator).toBe(`${product.url}/r/spring-sale`);
    const visit = await fetch(rotator, { redirect: 'manual', headers: { 'User-Agent': phones.iphone } });
    expect(visit.headers.get('location')).toMatch(/^https:\/\/acme\.com\/(spring-menu|tasting)$/);
    await row.focus();
    await page.keyboard.press('Enter');

    // The campaign's page shows its links, and how often each was clicked.
    await expect(page.getByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
    const links = page.getByRole('table', { name: 'Links' }).locator('tbody tr');
    await expect(links).toHaveCount(2);
    await fetch(`${product.url}/tasting`, { redirect: 'manual', headers: { 'User-Agent': phones.iphone } });
    await page.reload();
    await expect(links.first()).toContainText(/Tasting <b>evening<\/b> 🍷|Spring menu/);
    await expectAccessible(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open' }).last().click();
    const list = await opened;
    await expect(list.getByText('Tasting <b>evening</b> 🍷')).toBeVisible();
    await list.close();

    // Removing a link from the campaign doesn't delete it.
    await links.filter({ hasText: 'Spring menu' }).focus();
    await page.keyboard.press('Backspace');
    const leaving = page.getByRole('dialog', { name: 'Remove “Spring menu” from “Spring sale”?' });
    await expect(leaving.getByText('It won’t be deleted.')).toBeVisible();
    await expectAccessible(page);
    await leaving.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('1 link removed from Spring sale')).toBeVisible();
    await expect(links).toHaveCount(1);
    const stays = await fetch(`${product.url}/spring-menu`, { redirect: 'manual' });
    expect(stays.status).toBe(302);

    await page.getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit campaign' });
    await editing.getByLabel('Rotator slug').fill('');
    await expect(editing.getByText('The rotator will be removed.')).toBeVisible();
    await expectAccessible(page);
    await editing.getByLabel('Name').fill('مهرجان الربيع');
    await editing.getByRole('switch', { name: 'Public' }).uncheck();
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Campaign saved')).toBeVisible();
    // An earlier reload would still have the dialog in its URL.
    await expect(editing).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'مهرجان الربيع' })).toBeVisible();
    await expect(page.getByText('Hidden while the campaign is private')).toBeVisible();
    expect((await fetch(rotator, { redirect: 'manual' })).status).toBe(404);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete campaign “مهرجان الربيع”?' });
    await expect(deleting.getByText('1 link leaves this campaign. It won’t be deleted.')).toBeVisible();
    await expectAccessible(page);
    await deleting.getByRole('button', { name: 'Delete campaign' }).click();
    await expect(page.getByText('Campaign deleted')).toBeVisible();
    await expect(page.getByText('No campaigns yet')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Links' }).click();
    await expect(page.getByRole('table', { name: 'Links' }).getByText('/tasting').first()).toBeVisible();
  },
);

test(
  'focus returns to the row, or to the next one after a delete',
  { tag: '@every-case' },
  async ({ page }) => {
    await signInFirst(page, product);
    await page.goto(`${product.url}/app/campaigns`);
    for (const name of ['Alpha', 'Beta', 'Gamma']) {
      await page.getByRole('button', { name: 'New campaign' }).click();
      await page.getByLabel('Name').fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    }
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    // Toasts also have this role, and stay for seconds.
    const dialog = page.locator('[role="dialog"]:not([data-toast]), [role="alertdialog"]');
    await expect(dialog).toHaveCount(0);
    await row('Beta').focus();
    await page.keyboard.press('e');
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row('Beta')).toBeFocused();
    await expect(dialog).toHaveCount(0);

    // The browser's own Back closes the dialog as well.
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\?open=new$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(row('Beta')).toBeFocused();

    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Campaign deleted')).toBeVisible();
    await expect(row('Alpha')).toBeFocused();

    // Edits through the row's menu.
    await page.getByRole('button', { name: 'Actions for Alpha' }).press('Enter');
    // The current item is highlighted.
    const background = (name: string) =>
      page.getByRole('menuitem', { name }).evaluate((item) => getComputedStyle(item).backgroundColor);
    await page.getByRole('menuitem', { name: 'Delete' }).focus();
    const passed = await background('Edit');
    await page.getByRole('menuitem', { name: 'Edit' }).focus();
    expect(await background('Edit')).not.toBe(passed);
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for Alpha' })).toBeFocused();
  },
);

test(
  'on a phone, a long campaign name doesn’t touch its label on a link’s page',
  { tag: '@every-case' },
  async ({ page }) => {
    const { key } = await signInFirst(page, product);
    const { id, shorturl } = await addLink(product, key, { url: 'https://acme.com/', custom: 'gifts' });
    const send = async (path: string, data?: object) =>
      (
        await page.request.post(`${product.url}/api/${path}`, {
          headers: { Authorization: `Bearer ${key}` },
          data,
        })
      ).json() as Promise<{ id: number }>;
    const name = 'Weihnachtsgeschenkgutscheinverkaufsförderungskampagne';
    const campaign = await send('campaign/add', { name });
    await send(`campaign/${campaign.id}/assign/${id}`);
    // Users who stay signed in have a copy, which knows the campaigns.
    await staySignedIn(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${product.url}/app/links/by?short=${encodeURIComponent(shorturl)}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    const label = page.getByText('Campaign', { exact: true });
    // Text that overflows the label would be covered by the name.
    expect(await label.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  },
);
