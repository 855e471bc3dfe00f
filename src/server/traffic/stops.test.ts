import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statisticsOf } from '#server/store/visits.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

const url = 'https://go.test';
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { PUBLIC_URL: url, BLOCKED_HOSTS: 'evil.example' } });
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const call = async (method: string, path: string, body?: object) =>
  (await waypost.call(method, `/api/${path}`, { key: ada.key, body })).body;
const add = async (kind: 'splash' | 'overlay', body: object): Promise<number> =>
  (await call('POST', `${kind}/add`, { name: 'Private name', ...body })).id;
async function addLink(stop: object, destination = 'https://example.com/menu?a=1&b=2') {
  const { id, shorturl } = await call('POST', 'url/add', { url: destination, ...stop });
  return { id: Number(id), path: new URL(shorturl).pathname };
}
const open = (path: string) => sendRequest(waypost.url + path, { headers: { ...browser, Host: 'go.test' } });
async function clicksOf(id: number) {
  await waypost.service.recorder.counted();
  return (await statisticsOf(waypost.service.db, 'link', id)).clicks;
}

describe('a link with a splash page', () => {
  test('shows the page with a link to continue, uncached and unindexed, and counts one click', async () => {
    const splash = await add('splash', {
      title: '<b>Bye</b>',
      message: 'One & two',
      button: 'Go "on"',
      seconds: 9,
    });
    const { id, path } = await addLink({ splash });
    const { status, headers, body } = await open(path);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers).not.toHaveProperty('location');
    for (const text of ['&lt;b&gt;Bye&lt;/b&gt;', 'One &amp; two', 'Go &quot;on&quot;', 'data-seconds="9"'])
      expect(body).toContain(text);
    expect(body).toContain('href="https://example.com/menu?a=1&amp;b=2"');
    expect(body).not.toContain('Private name');
    expect(body).not.toContain('http-equiv');
    expect(await clicksOf(id)).toBe(1);
  });

  test('names its destination on a splash page without text', async () => {
    const { path } = await addLink({ splash: await add('splash', { seconds: 0 }) });
    const { body } = await open(path);
    expect(body).toContain('Continue to example.com');
    expect(body).toContain('Continue');
    expect(body).not.toContain('data-seconds=');
  });

  test('redirects directly once the splash page is deleted', async () => {
    const splash = await add('splash', {});
    const { path } = await addLink({ splash });
    await call('DELETE', `splash/${splash}/delete`);
    const { status, headers } = await open(path);
    expect([status, headers.location]).toEqual([302, 'https://example.com/menu?a=1&b=2']);
  });
});

describe('a link with an overlay', () => {
  const message = { message: 'Free <i>shipping</i>', button: 'Sale', url: 'https://shop.example/?a&b' };

  test('frames its destination below the message, with a link to continue', async () => {
    const { id, path } = await addLink({ overlay: await add('overlay', message) });
    const { status, headers, body } = await open(path);
    expect(status).toBe(200);
    expect(body).toContain('<iframe class="behind" src="https://example.com/menu?a=1&amp;b=2"');
    expect(body).toContain('Free &lt;i&gt;shipping&lt;/i&gt;');
    expect(body).toContain('href="https://shop.example/?a&amp;b"');
    expect(body).toMatch(/Continue to\s+<bdi>example.com<\/bdi>/);
    expect(headers['content-security-policy']).toContain('frame-src http: https:');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(await clicksOf(id)).toBe(1);
  });

  test.each([
    ['one that is to stand on a page of its own', { display: 'page' }, 'https://example.com'],
    ['a destination on http, which a page on https can’t frame', {}, 'http://example.com'],
  ])('frames nothing for %s', async (_, more, destination) => {
    const { path } = await addLink({ overlay: await add('overlay', { ...message, ...more }) }, destination);
    const { headers, body } = await open(path);
    expect(body).not.toContain('<iframe');
    expect(body).toContain('Free &lt;i&gt;shipping&lt;/i&gt;');
    expect(headers['content-security-policy']).not.toContain('frame-src');
  });

  test('redirects directly while the overlay has no message, and once it is deleted', async () => {
    const overlay = await add('overlay', message);
    const { path } = await addLink({ overlay });
    await waypost.service.db.updateTable('overlays').set({ message: '' }).where('id', '=', overlay).execute();
    expect((await open(path)).status).toBe(302);
    await waypost.service.db.updateTable('overlays').set(message).where('id', '=', overlay).execute();
    expect((await open(path)).status).toBe(200);
    await call('DELETE', `overlay/${overlay}/delete`);
    expect((await open(path)).status).toBe(302);
  });

  test('has no button to a blocked host', async () => {
    const refused = await call('POST', 'overlay/add', {
      name: 'n',
      message: 'm',
      url: 'https://a.evil.example',
    });
    expect(refused).toEqual({
      error: 1,
      message: 'Links aren’t allowed to a.evil.example.',
      field: 'url',
    });
    const overlay = await add('overlay', message);
    const { path } = await addLink({ overlay });
    // As in an overlay that was created before the host was blocked.
    await waypost.service.db
      .updateTable('overlays')
      .set({ url: 'https://evil.example' })
      .where('id', '=', overlay)
      .execute();
    expect((await open(path)).body).not.toContain('evil.example');
  });
});
