import { Resvg } from '@resvg/resvg-js';
import decodeQr from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QrContent } from '#contract/qr-data.ts';
import { statisticsOf } from '#server/store/visits.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startService();
  account = await service.addAccount();
});
afterAll(() => service.stop());

/** Creates a code over the API. `path` is that of its address. */
async function addQr(content: QrContent, more: { name?: string; logo?: string; foreground?: string } = {}) {
  const { body } = await service.call('POST', '/api/qr/add', {
    key: account.key,
    body: { ...content, ...more },
  });
  const { id, link } = body as { id: number; link: string };
  return { id, link, path: new URL(link).pathname };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(service.url + path, { headers });

async function scansOf(id: number): Promise<number> {
  await service.service.recorder.counted();
  return (await statisticsOf(service.service.db, 'qr', id)).clicks;
}

const svgOf = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${color}"/></svg>`;
const png = new Resvg(svgOf('red')).render().asPng();
const upload = `data:image/png;base64,${png.toString('base64')}`;

describe('a scan', () => {
  test.each([
    ['en', 'QR code not found'],
    ['de', 'QR-Code nicht gefunden'],
  ])('of an unknown code shows a 404 page in the language %s', async (language, heading) => {
    const { status, body } = await get('/qr/nothing1', { 'Accept-Language': language });
    expect(status).toBe(404);
    expect(body).toContain(`<h1>${heading}</h1>`);
  });

  test.each<[QrContent, string]>([
    [{ type: 'link', data: 'https://example.com/?a=1' }, 'https://example.com/?a=1'],
    [{ type: 'phone', data: '+49 30 12' }, 'tel:+493012'],
    [{ type: 'sms', data: { phone: '+4930', message: 'Hi; ok?' } }, 'sms:+4930?body=Hi%3B%20ok%3F'],
    [{ type: 'email', data: { email: 'a@b.example', subject: 'Ä' } }, 'mailto:a@b.example?subject=%C3%84'],
  ])('of a code of type $type redirects and is counted', async (content, location) => {
    const { id, path } = await addQr(content);
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, location]);
    expect(await scansOf(id)).toBe(1);
  });

  test('of a text code shows the text, with its markup escaped', async () => {
    const data = '</div><script>alert(1)</script> & "quotes"';
    const { id, path } = await addQr({ type: 'text', data }, { name: '<b>Name</b>' });
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain('&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
    expect(body).toContain('&lt;b&gt;Name&lt;/b&gt;');
    expect(body).not.toContain('<script>alert');
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'/);
    expect(await scansOf(id)).toBe(1);
  });

  test('of a Wi-Fi code shows what is needed to join the network', async () => {
    const { path } = await addQr({
      type: 'wifi',
      data: { ssid: 'Café & Co', encryption: 'wpa', pass: 'p<ss word', hidden: true },
    });
    const { body } = await get(path);
    for (const shown of ['Café &amp; Co', 'p&lt;ss word', 'WPA', 'Hidden']) expect(body).toContain(shown);
  });

  test('of an open Wi-Fi code shows no password', async () => {
    const { path } = await addQr({ type: 'wifi', data: { ssid: 'guest', encryption: 'nopass' } });
    expect((await get(path)).body).not.toContain('data-copies="password"');
  });

  test('of a contact code downloads the contact', async () => {
    const { id, path } = await addQr({ type: 'vcard', data: { fname: 'Zoë', lname: 'Å' } });
    const { headers, body } = await get(path);
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="Zo.vcf"; filename*=UTF-8\'\'Zo%C3%AB%20%C3%85.vcf',
    );
    expect(body).toContain('\r\nFN:Zoë Å\r\n');
    expect(await scansOf(id)).toBe(1);
  });
});

const rasterise = (picture: Buffer | string) => {
  const image = new Resvg(picture, { fitTo: { mode: 'width', value: 400 } }).render();
  return { width: image.width, height: image.height, data: image.pixels };
};

/** Returns the pixels of a PNG by rendering it within an SVG. */
const pixelsOf = (png: Buffer) =>
  rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><image width="400" height="400" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );

describe('a QR code picture', () => {
  test('contains the code’s address, as SVG and as PNG, and isn’t counted as a scan', async () => {
    const { id, link, path } = await addQr(
      { type: 'text', data: 'x' },
      { logo: upload, foreground: 'rgb(10,20,90)' },
    );
    const svg = await get(`${path}.svg`);
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.body).toContain('fill="rgb(10,20,90)"');
    expect(svg.body).toContain('href="data:image/png;base64,');
    expect(decodeQr(rasterise(svg.body))).toBe(link);
    const picture = await get(`${path}.png?size=256`);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.bytes.readUInt32BE(16)).toBe(256);
    expect(decodeQr(pixelsOf(picture.bytes))).toBe(link);
    expect((await get(`${path}/logo`)).bytes).toEqual(png);
    expect(await scansOf(id)).toBe(0);
  });

  test.each([
    ['', 512],
    ['?size=1', 64],
    ['?size=300', 512],
    ['?size=2048', 2048],
    ['?size=99999', 4096],
    ['?size=abc', 512],
    ['?size=128&size=64', 512],
  ])('has one of a few sizes, rounded up from the requested one (%s)', async (query, size) => {
    const { path } = await addQr({ type: 'text', data: 'x' });
    expect((await get(`${path}.png${query}`)).bytes.readUInt32BE(16)).toBe(size);
  });

  test('is not sent again while it is unchanged', async () => {
    const { path } = await addQr({ type: 'text', data: 'x' });
    const { headers } = await get(`${path}.svg`);
    const again = await get(`${path}.svg`, { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('refers to a foreign logo by its address, and the service doesn’t serve the logo', async () => {
    for (const logo of ['https://example.com/logo.png', `${import.meta.dirname}/none.png`]) {
      const { path, link } = await addQr({ type: 'text', data: 'x' }, { logo });
      expect((await get(`${path}.svg`)).body).toContain(`href="${logo}"`);
      const picture = await get(`${path}.png`);
      expect(decodeQr(pixelsOf(picture.bytes))).toBe(link);
      expect((await get(`${path}/logo`)).status).toBe(404);
    }
  });

  test('of an unknown code is not found', async () => {
    for (const path of ['/qr/none.svg', '/qr/none.png', '/qr/none/logo', '/qr/%00.svg', '/qr/.svg']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test('is drawn without delaying other requests', async () => {
    const { path } = await addQr({ type: 'text', data: 'x' });
    const pictures = Promise.all([1024, 2048, 4096].map((size) => get(`${path}.png?size=${size}`)));
    const first = await Promise.race([
      pictures.then(() => 'pictures'),
      get('/nothing').then(() => 'redirect'),
    ]);
    expect(first).toBe('redirect');
    expect((await pictures).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
