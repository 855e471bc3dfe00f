/**
 * `npm run screenshots`: takes the docs' pictures from the built product with demo data, so that they stay accurate.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { startProduct } from '#test/start-product.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { root } from './installed-bin.ts';

const folder = join(root, 'docs', 'pictures');
const host = 'acme.example';

/** Any free port. The browser maps the host to it below. */
const port = '4876';

interface Shot {
  name: string;
  path: string;
  /** Width of the window. Pictures for the guide are narrower, so that they're legible in its column. */
  width?: number;
  height: number;
  scheme?: 'dark';
  /** Runs before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const shots: readonly Shot[] = [
  { name: 'links', path: '/app/links?order=click', width: 1440, height: 900 },
  { name: 'qr-code', path: '/app/qr/1', width: 1440, height: 930, scheme: 'dark' },
  {
    name: 'new-link',
    path: '/app/links',
    height: 820,
    act: async (page) => {
      await page.getByRole('button', { name: 'New link' }).first().click();
      await page.getByLabel('Destination').fill('https://acme.example/menu');
    },
  },
  {
    name: 'qr-studio',
    path: '/app/qr/new',
    height: 820,
    act: async (page) => {
      await page.getByLabel('Destination').fill('https://acme.example/menu');
      await page.getByText('Scans correctly').waitFor();
    },
  },
  { name: 'campaigns', path: '/app/campaigns', height: 414 },
  { name: 'channels', path: '/app/channels', height: 520 },
  { name: 'domains', path: '/app/domains', height: 400 },
  { name: 'statistics', path: '/app/statistics', height: 860 },
];

/** Converts a PNG to WebP, which takes a fifth of the space and is as sharp. The browser does the encoding. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Returns a time zone in which the day is nearly over, so that no chart ends with a day that has just begun. */
function zoneAtNight(): string {
  const ahead = 22 - new Date().getUTCHours();
  // Zones are at most 14 hours ahead of UTC, and their names have the opposite sign.
  const hours = ahead > 14 ? ahead - 24 : ahead;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/**
 * Waits until the page looks the same twice. A page that shows live visits keeps a connection open, so its network is
 * never idle.
 */
async function settled(page: Page): Promise<Buffer> {
  let before: Uint8Array = new Uint8Array();
  for (let tries = 0; tries < 60; tries += 1) {
    await setTimeout(1000);
    const now = await page.screenshot();
    // Parts below the window’s edge aren't in the picture.
    const isBusy = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-busy="true"]')].some((part) => {
        const { left, top, height } = part.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 1, top + height / 2);
        return shown !== null && part.contains(shown);
      }),
    );
    if (!isBusy && now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} doesn’t come to rest.`);
}

async function take(
  browser: Browser,
  { name, path, width = 1080, height, scheme, act }: Shot,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme ?? 'light',
    locale: 'en-GB',
    timezoneId: zoneAtNight(),
    reducedMotion: 'reduce',
  });
  await page.goto(`http://${host}/app/sign-in`);
  await page.getByLabel('E-mail address').fill('hello@acme.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.goto(`http://${host}${path}`);
  if (act) {
    await settled(page);
    await act(page);
  }
  writeFileSync(join(folder, `${name}.webp`), await asWebp(browser, await settled(page)));
  await page.close();
}

/** Figures are complete once all visits are counted. */
async function untilCounted(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    const { backlog } = (await answer.json()) as { backlog: number };
    if (backlog === 0) return;
    await setTimeout(200);
  }
}

const product = await startProduct({ PUBLIC_URL: `http://${host}`, PORT: port });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  // The name maps to the service, so that the pictures show realistic URLs.
  args: [...chromiumArgs, `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
});
try {
  mkdirSync(folder, { recursive: true });
  const account = ['--email', 'hello@acme.example', '--username', 'acme', '--password', 'correct horse'];
  await product.waypost('account', 'add', ...account, '--plan', 'business');
  await product.waypost('demo', '--account', 'acme', '--links', '240', '--visits', '24000');
  await untilCounted();
  for (const shot of shots) await take(browser, shot);
} finally {
  await browser.close();
  await product.stop();
}
