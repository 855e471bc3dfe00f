/** `npm run screenshots`: takes the README's pictures from the built product with demo data, so that they stay true. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startProduct } from '#test/start-product.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { root } from './installed-bin.ts';

const folder = join(root, 'docs', 'pictures');
const host = 'acme.example';

/** Any that is free; the browser is told below. */
const port = '4876';
const product = await startProduct({ PUBLIC_URL: `http://${host}`, PORT: port });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  // The name leads to the service, so that the pictures show addresses as people have them.
  args: [...chromiumArgs, `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
});
try {
  mkdirSync(folder, { recursive: true });
  const account = ['--email', 'hello@acme.example', '--username', 'acme', '--password', 'correct horse'];
  await product.waypost('account', 'add', ...account, '--plan', 'business');
  await product.waypost('demo', '--account', 'acme', '--links', '240', '--visits', '24000');

  for (const [name, colorScheme, path, height] of [
    ['links', 'light', '/app/links?order=click', 900],
    ['qr-code', 'dark', '/app/qr/2', 1080],
  ] as const) {
    const page = await browser.newPage({
      viewport: { width: 1440, height },
      colorScheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    await page.goto(`http://${host}/app/sign-in`);
    await page.getByLabel('E-mail address').fill('hello@acme.example');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.goto(`http://${host}${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
