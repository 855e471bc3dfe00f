import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statisticsOf } from '#server/store/visits.ts';
import { sendRequest, browser } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { BLOCKED_HOSTS: 'evil.test', PICTURE_QUOTA: '1' } });
  ada = await waypost.addAccount({ username: 'ada' });
});
afterAll(() => waypost.stop());

const menu = 'https://acme.example/menu';
const add = (body: object = {}, key = ada.key) =>
  waypost.call('POST', '/api/qr/add', { key, body: { type: 'link', data: menu, ...body } });
const update = (id: number, body: object) =>
  waypost.call('PUT', `/api/qr/${id}/update`, { key: ada.key, body: { data: menu, ...body } });
const detail = async (id: number) => (await waypost.call('GET', `/api/qr/${id}`, { key: ada.key })).body;

async function code(body: object = {}) {
  const { id, link } = (await add(body)).body as { id: number; link: string };
  return { id, link };
}

const set = (id: number, columns: object) =>
  waypost.service.db.updateTable('qrs').set(columns).where('id', '=', id).execute();

const enter = (link: string, password: string) =>
  fetch(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': browser },
    body: new URLSearchParams({ password }),
  });

const toOf = async (link: string, headers: Record<string, string> = {}) => {
  const answer = await sendRequest(link, { headers });
  return answer.headers.location ?? answer.status;
};

async function scansOf(id: number) {
  await waypost.service.recorder.counted();
  return (await statisticsOf(waypost.service.db, 'qr', id)).clicks;
}

const plain = {
  start: null,
  expiry: null,
  afterwards: '',
  password: false,
  devicetarget: [],
  geotarget: [],
  languagetarget: [],
};

describe('the options of a code', () => {
  test('are returned as they were given, and removed one by one', async () => {
    const { id } = await code({
      start: '2098-05-03',
      expiry: '2099-05-03 14:00:00',
      afterwards: 'acme.example/over',
      password: 'open sesame',
      devicetarget: [{ device: 'iPhone', link: 'https://apps.example/acme' }],
      languagetarget: [{ language: 'FR', link: 'https://acme.example/fr' }],
    });
    const all = {
      ...plain,
      start: '2098-05-03 00:00:00',
      expiry: '2099-05-03 14:00:00',
      afterwards: 'https://acme.example/over',
      password: true,
      devicetarget: [{ device: 'ios', link: 'https://apps.example/acme' }],
      languagetarget: [{ language: 'fr', link: 'https://acme.example/fr' }],
    };
    expect((await detail(id)).options).toEqual(all);
    await update(id, {});
    expect((await detail(id)).options).toEqual(all);
    await update(id, { start: '', password: '', devicetarget: [] });
    expect((await detail(id)).options).toEqual({ ...all, start: null, password: false, devicetarget: [] });
    await update(id, { expiry: '', afterwards: '', languagetarget: [] });
    expect((await detail(id)).options).toEqual(plain);
    expect(JSON.stringify(await detail(id))).not.toContain('argon2');
  });

  test.each([
    [{ expiry: '2020-01-01' }, 'expiry', 'Enter a time in the future.'],
    [{ start: '2099-01-02', expiry: '2099-01-01' }, 'expiry', 'Enter a time after the start.'],
    [{ password: 'abc' }, 'password', 'Use at least 4 characters.'],
    [{ afterwards: 'https://evil.test/' }, 'afterwards', 'Links aren’t allowed to evil.test.'],
    [
      { geotarget: [{ location: 'DE', link: 'https://evil.test/' }] },
      'geotarget.0.link',
      'Links aren’t allowed to evil.test.',
    ],
  ])('with %o are refused', async (body, field, message) => {
    const { status, body: answer } = await add(body);
    expect([status, answer.field, answer.message]).toEqual([400, field, message]);
  });

  test('are refused when a new start is after the expiry', async () => {
    const { id } = await code({ expiry: '2098-01-01' });
    expect((await update(id, { start: '2099-01-01' })).body).toMatchObject({ error: 1, field: 'start' });
  });
});

describe('a scan', () => {
  test('before the start shows when the code starts working, and is not counted', async () => {
    const { id, link } = await code({ start: '2099-05-03 14:00:00' });
    const { status, body } = await sendRequest(link);
    expect([status, body.includes('3 May 2099 at 14:00 UTC')]).toEqual([403, true]);
    await set(id, { starts_at: 1 });
    expect(await toOf(link)).toBe(menu);
    expect(await scansOf(id)).toBe(1);
  });

  test('after the expiry shows a page, or redirects to the address for afterwards', async () => {
    const { id, link } = await code({ expiry: '2099-05-03' });
    expect(await toOf(link)).toBe(menu);
    await set(id, { expires_at: 1 });
    const german = await sendRequest(link, { headers: { 'Accept-Language': 'de' } });
    expect([german.status, german.body.includes('Dieser QR-Code ist abgelaufen')]).toEqual([410, true]);
    await set(id, { afterwards: 'https://acme.example/over' });
    expect(await toOf(link)).toBe('https://acme.example/over');
    expect(await scansOf(id)).toBe(1);
  });

  test('requires the password, whether the code holds a link or a text', async () => {
    const { id, link } = await code({ password: 'open sesame' });
    const asked = await sendRequest(link);
    expect([asked.status, asked.body.includes('This QR code is protected')]).toEqual([200, true]);
    expect((await enter(link, 'open')).status).toBe(403);
    const entered = await enter(link, 'open sesame');
    expect([entered.status, entered.headers.get('location')]).toEqual([303, menu]);
    expect(await scansOf(id)).toBe(1);
    const text = await code({ type: 'text', data: 'Under the mat', password: 'open sesame' });
    expect((await sendRequest(text.link)).body).not.toContain('Under the mat');
    expect(await (await enter(text.link, 'open sesame')).text()).toContain('Under the mat');
    // The code's picture isn't secret, since it only contains the address.
    expect((await sendRequest(`${text.link}.svg`)).status).toBe(200);
  });

  test('with a password redirects even if the code requires none', async () => {
    const opened = await enter((await code()).link, 'x');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, menu]);
  });

  test('follows the first rule that matches, instead of the code’s own content', async () => {
    const { link, id } = await code({
      type: 'text',
      data: 'Hello',
      devicetarget: [{ device: 'ios', link: 'https://apps.example/acme' }],
      languagetarget: [{ language: 'fr', link: 'https://acme.example/fr' }],
    });
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
    expect(await toOf(link, { 'User-Agent': phone, 'Accept-Language': 'fr' })).toBe(
      'https://apps.example/acme',
    );
    expect(await toOf(link, { 'Accept-Language': 'fr-CH' })).toBe('https://acme.example/fr');
    expect((await sendRequest(link, { headers: { 'Accept-Language': 'de' } })).body).toContain('Hello');
    expect(await scansOf(id)).toBe(3);
    const rules = await waypost.service.db
      .selectFrom('visits')
      .where('kind', '=', 'qr')
      .where('target_id', '=', id)
      .select('rule')
      .execute();
    expect(rules.map(({ rule }) => rule).toSorted()).toEqual(['', 'device:ios', 'language:fr']);
  });
});

const dataOf = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const pdf = Buffer.from('%PDF-1.7\n% a menu\n%%EOF\n');
const png = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>').render().asPng();

describe('a file', () => {
  test('opens with its actual type when the code is scanned', async () => {
    const { id, link } = await code({ data: dataOf('image/png', pdf), name: 'Menü "A"' });
    const address = String(await toOf(link));
    expect(address).toMatch(new RegExp(`^${waypost.url}/app/files/\\w{16}$`));
    const { status, headers, bytes } = await sendRequest(address);
    expect([status, headers['content-type'], bytes.equals(pdf)]).toEqual([200, 'application/pdf', true]);
    expect(headers['content-disposition']).toBe(
      `inline; filename="Men-A.pdf"; filename*=UTF-8''Men%C3%BC%20%22A%22.pdf`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await sendRequest(address, { headers: { 'If-None-Match': headers.etag } })).status).toBe(304);
    expect(await scansOf(id)).toBe(1);
    expect((await detail(id)).source).toMatchObject({
      type: 'link',
      data: address,
      file: { type: 'application/pdf', bytes: pdf.length },
    });
    const { qrs } = (await waypost.call('GET', '/api/qr', { key: ada.key })).body.data;
    expect(qrs[0]).toMatchObject({ id, type: 'file', holds: '' });
    const { id: plainLink } = await code();
    expect((await detail(plainLink)).details).toMatchObject({ type: 'link', holds: 'acme.example/menu' });
    expect((await detail(plainLink)).source).not.toHaveProperty('file');
  });

  test('is kept when its own address is sent back, and deleted when anything else is sent', async () => {
    const { id, link } = await code({ data: dataOf('application/pdf', pdf) });
    expect((await detail(id)).details.name).toBe('PDF');
    const first = String(await toOf(link));
    await update(id, { data: first, name: 'Menu' });
    expect((await sendRequest(first)).status).toBe(200);
    await update(id, { data: dataOf('image/png', Buffer.from(png)) });
    expect((await sendRequest(first)).status).toBe(404);
    const second = String(await toOf(link));
    expect((await sendRequest(second)).headers['content-type']).toBe('image/png');
    await update(id, { data: menu });
    expect([(await sendRequest(second)).status, await toOf(link)]).toEqual([404, menu]);
  });

  test('is not served before the start, after the expiry or once the code is deleted', async () => {
    const { id, link } = await code({ data: dataOf('application/pdf', pdf) });
    const address = String(await toOf(link));
    await set(id, { starts_at: 4_000_000_000 });
    expect((await sendRequest(address)).status).toBe(403);
    await set(id, { starts_at: null, expires_at: 1 });
    expect((await sendRequest(address)).status).toBe(410);
    await waypost.call('DELETE', `/api/qr/${id}/delete`, { key: ada.key });
    expect((await sendRequest(address)).status).toBe(404);
  });

  test.each([
    ['no file', 'data:text/html;base64,PGI+', 'Please enter a valid URL. Use an http or https address.'],
    ['a page', dataOf('application/pdf', Buffer.from('<b>')), 'The file must be a PDF, png or jpg.'],
    [
      'too large',
      dataOf('application/pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)])),
      'The file can have at most 5 MiB.',
    ],
  ])('that is %s is refused', async (_what, data, message) => {
    const { status, body } = await add({ data });
    expect([status, body.field, body.message]).toEqual([400, 'data', message]);
  });

  test('counts towards the account’s quota until it is deleted', async () => {
    const eve = await waypost.addAccount({ username: 'eve' });
    const large = dataOf('application/pdf', Buffer.concat([pdf, Buffer.alloc(600_000)]));
    const { id } = (await add({ data: large }, eve.key)).body as { id: number };
    const { status, body } = await add({ data: large }, eve.key);
    expect([status, body.field]).toEqual([400, 'data']);
    expect(body.message).toContain('more than 1 MiB');
    await waypost.call('DELETE', `/api/qr/${id}/delete`, { key: eve.key });
    expect((await add({ data: large }, eve.key)).status).toBe(200);
  });
});
