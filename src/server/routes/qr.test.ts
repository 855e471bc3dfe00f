import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const add = (body: object, key = ada.key) => waypost.call('POST', '/api/qr/add', { key, body });
const get = (id: number, key = ada.key) => waypost.call('GET', `/api/qr/${id}`, { key });
const update = (id: number, body: object, key = ada.key) =>
  waypost.call('PUT', `/api/qr/${id}/update`, { key, body });

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const contents = [
  ['text', 'Bring your own cup ☕', 'Bring your own cup ☕'],
  ['text', '/app/files/Room 12 is upstairs', '/app/files/Room 12 is upstairs'],
  ['text', `${'a'.repeat(78)}😀 hello`, `${'a'.repeat(78)}…`],
  ['link', 'https://acme.example/menu?a=1&b=2', 'acme.example/menu'],
  ['phone', '+49 30 1234567', '+49 30 1234567'],
  ['email', { email: 'hello@acme.example', subject: 'Hi', body: 'Two\nlines' }, 'hello@acme.example'],
  ['email', 'hello@acme.example', 'hello@acme.example'],
  ['sms', { phone: '+4930123', message: 'Yes' }, '+4930123'],
  ['wifi', { ssid: 'Guest "A"', encryption: 'wpa', pass: 'p;a:s,s\\word', hidden: true }, 'Guest "A"'],
  ['wifi', { ssid: 'Open', encryption: 'nopass' }, 'Open'],
  ['vcard', { fname: 'Ada', lname: 'Lovelace', cell: '+44 1', email: 'ada@example.com' }, 'Ada Lovelace'],
  ['vcard', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ada Lovelace\nEND:VCARD', 'Ada Lovelace'],
] as const;

describe('POST /api/qr/add', () => {
  test.each(contents)('creates a %s code from %j', async (type, data, name) => {
    const { body } = await add({ type, data });
    expect(body).toEqual({ error: 0, id: expect.any(Number), link: expect.any(String) });
    expect(body.link).toMatch(new RegExp(`^${waypost.url}/qr/[A-Za-z0-9]+$`));
    expect((await get(body.id)).body).toEqual({
      error: 0,
      details: {
        id: body.id,
        link: body.link,
        scans: 0,
        name,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        image: `${body.link}.svg`,
        type,
        holds: name,
      },
      data: {
        clicks: 0,
        uniqueClicks: 0,
        topCountries: {},
        topReferrers: {},
        topBrowsers: {},
        topOs: {},
        socialCount: { facebook: 0, twitter: 0, instagram: 0 },
      },
      source: { type, data, background: 'rgb(255,255,255)', foreground: 'rgb(0,0,0)', logo: null },
      options: expect.objectContaining({ start: null, password: false, geotarget: [] }),
    });
  });

  test('saves the name, the colors and the address of a logo', async () => {
    const { body } = await add({
      type: 'text',
      data: 'x',
      name: '  Table card  ',
      background: 'rgb( 250, 250,250 )',
      foreground: 'rgb(27,27,25)',
      logo: 'https://acme.example/logo.png',
    });
    const { details, source } = (await get(body.id)).body;
    expect(details.name).toBe('Table card');
    expect(source).toMatchObject({
      background: 'rgb(250,250,250)',
      foreground: 'rgb(27,27,25)',
      logo: 'https://acme.example/logo.png',
    });
  });

  test.each([
    [{}, 'type'],
    [{ type: 'file', data: 'x' }, 'type'],
    [{ type: 'text' }, 'data'],
    [{ type: 'text', data: '' }, 'data'],
    [{ type: 'text', data: 'x'.repeat(2001) }, 'data'],
    [{ type: 'text', data: { text: 'x' } }, 'data'],
    [{ type: 'link', data: 'javascript:alert(1)' }, 'data'],
    [{ type: 'link', data: 'acme' }, 'data'],
    [{ type: 'phone', data: 'call me' }, 'data'],
    [{ type: 'phone', data: '+-()' }, 'data'],
    [{ type: 'email', data: 'nobody' }, 'data'],
    [{ type: 'email', data: { email: 'nobody' } }, 'data.email'],
    [{ type: 'sms', data: { message: 'x' } }, 'data.phone'],
    [{ type: 'sms', data: '+49' }, 'data'],
    [{ type: 'wifi', data: { ssid: 'x', encryption: 'wpa3', pass: 'x' } }, 'data.encryption'],
    [{ type: 'wifi', data: { ssid: 'x', encryption: 'wpa' } }, 'data.pass'],
    [{ type: 'vcard', data: 'VCARD' }, 'data'],
    [{ type: 'vcard', data: { title: 'x' } }, 'data.fname'],
    [{ type: 'text', data: 'x', background: '#fff' }, 'background'],
    [{ type: 'text', data: 'x', foreground: 'rgb(256,0,0)' }, 'foreground'],
    [{ type: 'text', data: 'x', logo: 'ftp://acme.example/x.png' }, 'logo'],
    [{ type: 'text', data: 'x', logo: 'data:image/svg+xml;base64,AAAA' }, 'logo'],
    [{ type: 'text', data: 'x', logo: 'data:image/png;base64,AAAA' }, 'logo'],
    [{ type: 'text', data: 'x', name: 7 }, 'name'],
  ])('%j is refused, naming the field', async (body, field) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(1);
    expect(answer.body.field).toBe(field);
    expect(answer.body.message).toMatch(/\.$/);
  });

  test('a logo of more than 512 KiB is refused', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(512 * 1024)]);
    const { status, body } = await add({
      type: 'text',
      data: 'x',
      logo: `data:image/png;base64,${png.toString('base64')}`,
    });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message: 'The logo can have at most 512 KiB.', field: 'logo' });
  });

  test('an uploaded logo is served from the code’s own address', async () => {
    const { body } = await add({ type: 'text', data: 'x', logo: pixel });
    const { source } = (await get(body.id)).body;
    expect(source.logo).toBe(`${body.link}/logo`);
    const picture = await fetch(source.logo);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(pixel.split(',')[1]);
  });
});

describe('PUT /api/qr/:id/update', () => {
  test('changes the type, checks the new content, and keeps the address', async () => {
    const { body } = await add({ type: 'text', data: 'Closed today' });
    const { body: refused } = await update(body.id, { type: 'link', data: 'no address' });
    expect(refused).toMatchObject({ error: 1, field: 'data' });
    await update(body.id, { type: 'link', data: 'https://acme.example/menu' });
    const { details, source } = (await get(body.id)).body;
    expect([details.link, source.type, source.data]).toEqual([
      body.link,
      'link',
      'https://acme.example/menu',
    ]);
    const scanned = await fetch(body.link, { redirect: 'manual' });
    expect([scanned.status, scanned.headers.get('location')]).toEqual([302, 'https://acme.example/menu']);
  });

  test('changes members that are sent, and keeps the address and the rest', async () => {
    const { body } = await add({
      type: 'link',
      data: 'https://a.example',
      name: 'Kept',
      foreground: 'rgb(1,2,3)',
    });
    const updated = await update(body.id, {
      data: 'https://b.example',
      background: 'rgb(9,9,9)',
      foreground: null,
    });
    expect(updated.body).toEqual({ error: 0, message: 'QR Code has been updated successfully.' });
    const { details, source } = (await get(body.id)).body;
    expect(details).toMatchObject({ link: body.link, name: 'Kept' });
    expect(source).toEqual({
      type: 'link',
      data: 'https://b.example',
      background: 'rgb(9,9,9)',
      foreground: 'rgb(1,2,3)',
      logo: null,
    });
  });

  test.each([
    [{}, 'data'],
    [{ data: 'not an address' }, 'data'],
    [{ data: { ssid: 'x', encryption: 'nopass' } }, 'data'],
    [{ data: 'https://a.example', background: 'white' }, 'background'],
  ])('%j for a link code is refused, naming the field', async (change, field) => {
    const { body } = await add({ type: 'link', data: 'https://a.example' });
    const answer = await update(body.id, change);
    expect(answer.status).toBe(400);
    expect(answer.body.field).toBe(field);
  });

  test('returns 404 for another account’s code', async () => {
    const { body } = await add({ type: 'text', data: 'mine' });
    expect((await update(body.id, { data: 'stolen' }, bob.key)).status).toBe(404);
    expect((await get(body.id)).body.source.data).toBe('mine');
  });
});

describe('GET /api/qr', () => {
  test('lists codes newest first, with scans and picture', async () => {
    const { key } = await waypost.addAccount();
    for (const data of ['one', 'two']) await add({ type: 'text', data }, key);
    const { qrs } = (await waypost.call('GET', '/api/qr', { key })).body.data;
    expect(qrs.map(({ name }: { name: string }) => name)).toEqual(['two', 'one']);
    expect(Object.keys(qrs[0]).toSorted().join(' ')).toBe('date holds id image link name scans type');
  });

  test('returns 404 for foreign, unknown and invalid ids', async () => {
    const { body } = await add({ type: 'text', data: 'mine' });
    expect((await get(body.id, bob.key)).status).toBe(404);
    expect((await get(999_999)).status).toBe(404);
    expect((await waypost.call('GET', '/api/qr/abc', { key: ada.key })).status).toBe(404);
  });
});

describe('DELETE /api/qr/:id/delete', () => {
  test('deletes the code, and makes its address return 404', async () => {
    const { body } = await add({ type: 'text', data: 'x' });
    const gone = await waypost.call('DELETE', `/api/qr/${body.id}/delete`, { key: ada.key });
    expect(gone.body).toEqual({ error: 0, message: 'QR Code has been deleted successfully.' });
    expect((await get(body.id)).status).toBe(404);
    expect((await fetch(body.link)).status).toBe(404);
  });

  test('returns 404 for another account’s code', async () => {
    const { body } = await add({ type: 'text', data: 'x' });
    expect((await waypost.call('DELETE', `/api/qr/${body.id}/delete`, { key: bob.key })).status).toBe(404);
    expect((await get(body.id)).status).toBe(200);
  });
});

test('scans are counted in the QR code’s statistics immediately', async () => {
  const { body } = await add({ type: 'link', data: 'https://acme.example/menu' });
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  for (let count = 0; count < 3; count += 1) {
    const scan = await fetch(body.link, {
      redirect: 'manual',
      headers: { 'User-Agent': agent, Referer: 'https://l.instagram.com/x' },
    });
    expect(scan.status).toBe(302);
    expect(scan.headers.get('location')).toBe('https://acme.example/menu');
    expect(scan.headers.get('cache-control')).toBe('private, max-age=0');
  }
  const { details, data } = (await get(body.id)).body;
  expect(details.scans).toBe(3);
  const counted = { clicks: 3, uniqueClicks: 1, topOs: { iOS: '3' }, topCountries: { Unknown: '3' } };
  expect(data).toMatchObject(counted);
  expect(data.socialCount).toEqual({ facebook: 0, twitter: 0, instagram: 3 });
});
