import type { Page } from '@playwright/test';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { startProduct, type Product } from '#test/start-product.ts';
import { downloaded, read } from './camera.ts';
import { makeFirstAccount, signInFirst } from './first-account.ts';
import { scan } from './phones.ts';
import { expect, expectAccessible, test } from './watched-page.ts';

let product: Product;

test.beforeEach(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' });
});
test.afterEach(() => product.stop());

interface Made {
  choice: RegExp;
  content: QrContent;
  fields: Record<string, string>;
  /** Where a scan of the tracked code redirects to, or the status if it shows a page. */
  scanned: string | number;
}

const codes: Made[] = [
  {
    choice: /Open a page/,
    content: { type: 'link', data: 'https://acme.com/menü?a=1&b="2"' },
    fields: { Destination: 'https://acme.com/menü?a=1&b="2"' },
    scanned: 'https://acme.com/men%C3%BC?a=1&b=%222%22',
  },
  {
    choice: /Show text/,
    content: { type: 'text', data: 'Grüße 👋 <b>; \\ , " : 世界' },
    fields: { Text: 'Grüße 👋 <b>; \\ , " : 世界' },
    scanned: 200,
  },
  {
    choice: /Save a contact/,
    content: { type: 'vcard', data: { fname: 'Zoë', lname: 'Ångström; Jr.', note: 'a, b\\c' } },
    fields: { 'First name': 'Zoë', 'Last name': 'Ångström; Jr.', Note: 'a, b\\c' },
    scanned: 200,
  },
  {
    choice: /Write an e-mail/,
    content: { type: 'email', data: { email: 'a+b@acme.com', subject: 'Ä & B?', body: 'one = two' } },
    fields: { To: 'a+b@acme.com', Subject: 'Ä & B?', Message: 'one = two' },
    scanned: 'mailto:a%2Bb@acme.com?subject=%C3%84%20%26%20B%3F&body=one%20%3D%20two',
  },
  {
    choice: /Call a number/,
    content: { type: 'phone', data: '+49 30 1234567' },
    fields: { 'Phone number': '+49 30 1234567' },
    scanned: 'tel:+49301234567',
  },
  {
    choice: /Send an SMS/,
    content: { type: 'sms', data: { phone: '+15550100', message: 'Ja: um 8; ok, "bis" dann 🙂' } },
    fields: { 'Phone number': '+15550100', Message: 'Ja: um 8; ok, "bis" dann 🙂' },
    scanned: `sms:+15550100?body=${encodeURIComponent('Ja: um 8; ok, "bis" dann 🙂')}`,
  },
  {
    choice: /Join Wi-Fi/,
    content: { type: 'wifi', data: { ssid: 'Café; "3,5"', encryption: 'wpa', pass: 'p\\a;s:s,w"' } },
    fields: { 'Network name': 'Café; "3,5"', Password: 'p\\a;s:s,w"' },
    scanned: 200,
  },
];

async function make(page: Page, { choice, fields, content }: Made) {
  await page.goto(`${product.url}/app/qr/new`);
  await page.getByRole('radio', { name: choice }).check();
  for (const [label, text] of Object.entries(fields))
    await page
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .first()
      .fill(text);
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Of ${content.type}`);
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Of ${content.type}` })).toBeVisible();
}

test(
  'every type is created, downloaded, read by two decoders, scanned and counted',
  { tag: '@every-case' },
  async ({ page }) => {
    await makeFirstAccount(page, product);
    for (const code of codes) {
      await make(page, code);
      const card = page.getByRole('region', { name: 'QR code' });
      const svg = () => card.getByRole('button', { name: 'Download SVG' }).click();
      // The lines of the scan check move everything below them.
      await expect(card.getByText('Scans correctly')).toBeVisible();
      await card.getByRole('radio', { name: 'Static' }).check();
      const direct = await downloaded(page, svg);
      expect(await read(direct.bytes.toString()), code.content.type).toBe(payloadOf(code.content));
      await card.getByRole('radio', { name: 'Dynamic' }).check();
      const tracked = await downloaded(page, svg);
      const link = await read(tracked.bytes.toString());
      expect(link).toMatch(new RegExp(`^${product.url}/qr/\\w+$`));

      const { status, location } = await scan(link, 'pixel');
      expect(location ?? status, code.content.type).toBe(code.scanned);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByLabel('Scans · Last 30 days')).toContainText('Scans1');
      await expect(page.getByRole('region', { name: 'Devices' })).toContainText('Phone');
      // Checks the visitor's page of types that the phone doesn't save or open itself.
      if (code.content.type !== 'text' && code.content.type !== 'wifi') continue;
      await page.goto(link);
      await expectAccessible(page);
    }
  },
);

test(
  'a code opens a PDF dropped into the studio, and later a replacement',
  { tag: '@every-case' },
  async ({ page }) => {
    await signInFirst(page, product);
    await page.goto(`${product.url}/app/qr/new`);
    await page.getByRole('radio', { name: /Open a file/ }).check();
    const file = page.getByRole('group', { name: 'File' });
    await page.getByRole('button', { name: 'Create QR code' }).click();
    await expect(file.getByRole('alert')).toHaveText('Choose a file.');
    await expect(file.getByRole('button', { name: 'Choose file' })).toBeFocused();

    const pdf = `%PDF-1.7\n% ${'spring '.repeat(80_000)}\n%%EOF\n`;
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'Spring menu.pdf'));
      return transfer;
    }, pdf);
    await file.getByRole('button', { name: 'Choose file' }).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(file.getByRole('status')).toContainText('Spring menu.pdfPDF, 547 KiB');
    await expectAccessible(page);
    // The connection is slow enough for the upload's progress to show.
    const line = await page.context().newCDPSession(page);
    const upTo = (bytesInSecond: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesInSecond,
      });
    await line.send('Network.enable');
    await upTo(60_000);
    await page.getByRole('button', { name: 'Create QR code' }).click();
    await expect(file.getByRole('progressbar', { name: 'Uploading PDF, 547 KiB…' })).toHaveText(
      /^[1-9]\d?%$/,
    );
    await expect(page.getByText(/^[1-9]\d?%$/).last()).toBeInViewport();
    await upTo(-1);
    await expect(page.getByRole('heading', { level: 1, name: 'Spring menu' })).toBeVisible();
    const card = page.getByRole('region', { name: 'QR code' });
    const svg = await downloaded(page, () => card.getByRole('button', { name: 'Download SVG' }).click());
    const link = await read(svg.bytes.toString());
    const opened = async () => {
      const { status, location } = await scan(link, 'iphone');
      const answer = await fetch(location ?? link);
      return [status, answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer())] as const;
    };
    expect(await opened()).toEqual([302, 'application/pdf', Buffer.from(pdf)]);

    await page.goto(`${page.url()}/edit`);
    await expect(file.getByRole('link', { name: 'Current file' })).toBeVisible();
    const photo = await page.screenshot({ type: 'jpeg' });
    await file.locator('input').setInputFiles({ name: 'Photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(file.getByRole('status')).toContainText('Photo.jpgJPG');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Spring menu' })).toBeVisible();
    const [status, type, bytes] = await opened();
    expect([status, type, bytes.subarray(0, 2).toString('hex')]).toEqual([302, 'image/jpeg', 'ffd8']);

    await page.goto(`${product.url}/app/qr`);
    await expect(page.getByRole('row', { name: /Spring menu/ })).toContainText('PDF or picture');
  },
);
