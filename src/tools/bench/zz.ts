import { chromium } from 'playwright';
import { startFirstViews } from '#test/start-first-views.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const views = await startFirstViews(browser, 60);
for (const one of views.pages) {
  const page = await views.open(one.name !== 'Sign-in');
  const said: string[] = [];
  page.on('pageerror', (e) => said.push(String(e.stack).slice(0, 600)));
  page.on('console', (m) => m.type() === 'error' && said.push(m.text().slice(0, 400)));
  await page.goto(views.url + '/app/' + one.path);
  const ok = await page.locator(one.shows).first().waitFor({ timeout: 8000 }).then(() => true, () => false);
  console.log(one.name, ok, said.join('\n'));
  await page.context().close();
}
await views.stop(); await browser.close();
