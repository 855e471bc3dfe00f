import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPictureBytes } from '#contract/picture.ts';
import { sendRequest } from '#test/send-request.ts';
import { asUpload, beginningOfJpg, blankPng, bytesIn } from '#test/pictures.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const png = blankPng(8, 4);
const other = blankPng(6, 6);
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe.each([
  { kind: 'bio', body: { title: 'Ada' } },
  { kind: 'splash', body: { name: 'Leaving' } },
])('the picture of a $kind page', ({ kind, body }) => {
  const add = (more: object = {}, key = ada.key) =>
    waypost.call('POST', `/api/${kind}/add`, { key, body: { ...body, ...more } });
  const update = (id: number, change: object, key = ada.key) =>
    waypost.call('PUT', `/api/${kind}/${id}/update`, { key, body: change });
  const remove = (id: number) =>
    waypost.call('DELETE', `/api/${kind}/${id}/delete`, { key: ada.key, body: {} });
  const pictureOf = async (id: number, key = ada.key) =>
    (await waypost.call('GET', `/api/${kind}/${id}`, { key })).body.details.picture;
  const made = async (picture: string): Promise<{ id: number; picture: string }> => {
    const { id } = (await add({ picture })).body;
    return { id, picture: await pictureOf(id) };
  };

  test('is null if none was sent', async () => {
    expect(await pictureOf((await add()).body.id)).toBeNull();
  });

  test('is served unchanged at an unguessable address', async () => {
    const { picture } = await made(png);
    expect(picture).toMatch(new RegExp(`^${waypost.url}/app/pictures/[0-9a-zA-Z]{16}$`));
    const { status, headers, bytes } = await sendRequest(picture);
    expect(status).toBe(200);
    expect(bytes).toEqual(bytesIn(png));
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const again = await sendRequest(picture, { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await sendRequest(picture, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test('is served with its real type, not the declared one', async () => {
    const jpg = beginningOfJpg(9, 9);
    const { picture } = await made(jpg.replace('image/jpeg', 'image/png'));
    expect((await sendRequest(picture)).headers['content-type']).toBe('image/jpeg');
  });

  test('stays if it is not sent, or if its own address is sent', async () => {
    const { id, picture } = await made(png);
    for (const change of [{}, { picture: null }, { picture }]) {
      expect((await update(id, change)).status).toBe(200);
      expect(await pictureOf(id)).toBe(picture);
    }
  });

  test('is replaced under a new address or removed, and its old address returns 404', async () => {
    const { id, picture } = await made(png);
    expect((await update(id, { picture: other })).status).toBe(200);
    const next = await pictureOf(id);
    expect(next).not.toBe(picture);
    expect((await sendRequest(picture)).status).toBe(404);
    expect((await sendRequest(next)).bytes).toEqual(bytesIn(other));
    expect((await update(id, { picture: '' })).status).toBe(200);
    expect(await pictureOf(id)).toBeNull();
    expect((await sendRequest(next)).status).toBe(404);
  });

  test('is one of several that are sent simultaneously', async () => {
    const { id } = await made(png);
    const sent = [png, other, blankPng(2, 2), blankPng(3, 3)];
    const answers = await Promise.all(sent.map((picture) => update(id, { picture })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { bytes } = await sendRequest(await pictureOf(id));
    expect(sent.map(bytesIn)).toContainEqual(bytes);
  });

  test('is deleted with its page', async () => {
    const { id, picture } = await made(png);
    await remove(id);
    expect((await sendRequest(picture)).status).toBe(404);
  });

  const wrong: [what: string, picture: unknown, message: RegExp][] = [
    ['an svg', asUpload('svg+xml', script), /png or jpg/],
    ['an svg that is called a png', asUpload('png', script), /must be a png or jpg/],
    ['a page that is called a jpg', asUpload('jpeg', '<script>alert(1)</script>'), /must be a png or jpg/],
    ['a png without a size', asUpload('png', bytesIn(png).subarray(0, 12)), /must be a png or jpg/],
    [
      'one byte too many',
      asUpload('png', Buffer.concat([bytesIn(png), Buffer.alloc(maxPictureBytes + 1 - bytesIn(png).length)])),
      /at most 512 KiB/,
    ],
    ['too many pixels', beginningOfJpg(4097, 8), /at most 4,096 pixels/],
    ['an address elsewhere', 'https://acme.example/face.png', /picture as a data: URL/],
    ['an address of the service that is not its own', '/app/pictures/abc', /picture as a data: URL/],
    ['a number', 1, /picture as a data: URL/],
  ];
  test.each(wrong)('is refused: %s', async (_what, picture, message) => {
    const { id } = (await add()).body;
    for (const { status, body } of [await add({ picture }), await update(id, { picture })]) {
      expect([status, body.field]).toEqual([400, 'picture']);
      expect(body.message).toMatch(message);
    }
    expect(await pictureOf(id)).toBeNull();
  });

  test('can have exactly the maximum size', async () => {
    const padding = Buffer.alloc(maxPictureBytes - bytesIn(png).length);
    const { picture } = await made(asUpload('png', Buffer.concat([bytesIn(png), padding])));
    expect((await sendRequest(picture)).bytes).toHaveLength(maxPictureBytes);
  });

  test('can’t be changed by another account or with a read-only key', async () => {
    const bob = await waypost.addAccount();
    const { id, picture } = await made(png);
    expect((await update(id, { picture: other }, bob.key)).status).toBe(404);
    const reading = { name: 'Backup', access: 'read' };
    const { key } = (await waypost.call('POST', '/api/key/add', { key: ada.key, body: reading })).body;
    for (const { status } of [await update(id, { picture: '' }, key), await add({ picture: png }, key)])
      expect(status).toBe(403);
    expect(await pictureOf(id, key)).toBe(picture);
    // Another account's address can't be used for one's own page either.
    const theirs = (await add({}, bob.key)).body;
    expect((await update(theirs.id, { picture }, bob.key)).status).toBe(400);
  });

  test('returns 403 while its account is locked', async () => {
    const bob = await waypost.addAccount();
    const { id } = (await add({ picture: png }, bob.key)).body;
    const picture = await pictureOf(id, bob.key);
    const lock = (locked_at: number | null) =>
      waypost.service.db.updateTable('accounts').set({ locked_at }).where('id', '=', bob.id).execute();
    await lock(1);
    expect((await sendRequest(picture)).status).toBe(403);
    await lock(null);
    expect((await sendRequest(picture)).status).toBe(200);
  });
});

describe('the picture of a page', () => {
  const call = async (method: string, path: string, body: object) =>
    (await waypost.call(method, path, { key: ada.key, body })).body;

  test('replaces the initials on a bio page', async () => {
    const { id, link } = await call('POST', '/api/bio/add', { title: 'Ada Lovelace' });
    const plain = await sendRequest(link);
    expect(plain.body).toContain('>AL</span>');
    expect(plain.body).not.toContain('<img');
    await call('PUT', `/api/bio/${id}/update`, { picture: png });
    const { body, headers } = await sendRequest(link);
    expect(body).not.toContain('>AL</span>');
    const [, src = ''] = /<img class="face" src="([^"]+)" alt=""/.exec(body) ?? [];
    expect(src).toMatch(/^\/app\/pictures\//);
    expect((await sendRequest(waypost.url + src)).bytes).toEqual(bytesIn(png));
    expect(headers['content-security-policy']).toContain("img-src 'self'");
  });

  test('is the preview of a bio page in channels', async () => {
    const { id } = await call('POST', '/api/bio/add', { title: 'Ada', picture: png });
    const channel = await call('POST', '/api/channel/add', { name: 'Print' });
    await call('POST', `/api/channel/${channel.id}/assign/bio/${id}`, {});
    const previews = async () => {
      const { body } = await waypost.call('GET', `/api/channel/${channel.id}`, { key: ada.key });
      return body.data.items.map(({ preview }: { preview: string }) => preview);
    };
    const { body } = await waypost.call('GET', `/api/bio/${id}`, { key: ada.key });
    expect(await previews()).toEqual([body.details.picture]);
    await call('PUT', `/api/bio/${id}/update`, { picture: '' });
    expect(await previews()).toEqual([`${waypost.url}/app/avatars/Ada.svg`]);
  });

  test.each(['logo', 'banner'])('is the %s of a splash page on a branded domain', async (layout) => {
    const host = `${layout}.example.org`;
    await call('POST', '/api/domain/add', { domain: `https://${host}` });
    const { id } = await call('POST', '/api/splash/add', { name: 'n', picture: png, layout });
    const link = { url: 'https://acme.example', custom: 'shop', domain: host, splash: id };
    await call('POST', '/api/url/add', link);
    const { body } = await sendRequest(`${waypost.url}/shop`, { headers: { Host: host } });
    const [, src = ''] =
      new RegExp(`<img class="${layout}" src="([^"]+)" alt=""\\s+width="8" height="4"`).exec(body) ?? [];
    const { bytes } = await sendRequest(waypost.url + src, { headers: { Host: host } });
    expect(bytes).toEqual(bytesIn(png));
  });
});
