/** `npm run screenshots`: takes the docs' pictures from the built product with demo data, so that they stay true. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { startProduct } from '#test/start-product.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { root } from './installed-bin.ts';

const folder = join(root, 'docs', 'pictures');
const host = 'acme.example';

/** Any that is free; the browser is told below. */
const port = '4876';

interface Shot {
  name: string;
  path: string;
  /** Of the window; those of the guide are narrower, so that they can be read in its column. */
  width?: number;
  height: number;
  scheme?: 'dark';
  /** What is done before the picture is taken. */
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

/** A fifth of a PNG, and as sharp: browsers can write it, and so can this one. */
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

/** A zone in which the day is nearly over: no chart ends with a day that has just begun. */
function zoneAtNight(): string {
  const ahead = 22 - new Date().getUTCHours();
  // Zones are at most 14 hours ahead of UTC; their names count the other way.
  const hours = ahead > 14 ? ahead - 24 : ahead;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** A page that shows live visits keeps a connection open: it is whole once it looks the same twice. */
async function settled(page: Page): Promise<Buffer> {
  let before: Uint8Array = new Uint8Array();
  for (let tries = 0; tries < 60; tries += 1) {
    await setTimeout(1000);
    const now = await page.screenshot();
    // What waits below the window’s edge is in no picture.
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

/** Figures are whole once all visits are counted. */
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
  // The name leads to the service, so that the pictures show addresses as people have them.
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
