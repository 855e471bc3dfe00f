import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statisticsOf } from '#server/store/visits.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startService({
    env: { PUBLIC_URL: 'http://go.test', DOMAIN_CHECK: 'off', BLOCKED_HOSTS: 'evil.test' },
  });
  account = await service.addAccount({ username: 'ada' });
});
afterAll(() => service.stop());

let made = 0;

async function addLink(longurl: string, more: { alias?: string; domain_id?: number } = {}) {
  const alias = more.alias ?? `link${(made += 1)}`;
  const { id } = await service.service.db
    .insertInto('links')
    .values({
      account_id: account.id,
      domain_id: more.domain_id ?? null,
      alias,
      longurl,
      title: `Title of ${alias}`,
      description: '',
      created_at: made,
      search: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, alias };
}

async function clicksOf(id: number): Promise<number> {
  await service.service.recorder.counted();
  return (await statisticsOf(service.service.db, 'link', id)).clicks;
}

const get = (path: string, headers: Record<string, string | undefined> = {}, method = 'GET') =>
  sendRequest(service.url + path, { method, headers });

describe('a short link', () => {
  test('redirects with a response that caches may not reuse, and is counted', async () => {
    const { id, alias } = await addLink('https://example.com/a?b=c#d');
    const { status, headers, body } = await get(`/${alias}`);
    expect([status, headers.location, body]).toEqual([302, 'https://example.com/a?b=c#d', '']);
    expect(headers['cache-control']).toBe('private, max-age=0');
    expect(headers).not.toHaveProperty('referrer-policy');
    expect(await clicksOf(id)).toBe(1);
  });

  test('can have letters of any script in its alias and its destination', async () => {
    const { id } = await addLink('https://例え.jp/パス?q=ä b', { alias: 'caf\u00e9' });
    for (const path of ['/caf%C3%A9', `/${encodeURIComponent('cafe\u0301')}`]) {
      expect((await get(path)).headers.location).toBe(
        'https://xn--r8jz45g.jp/%E3%83%91%E3%82%B9?q=%C3%A4%20b',
      );
    }
    expect(await clicksOf(id)).toBe(2);
  });

  test('is not found in another case', async () => {
    const { alias } = await addLink('https://example.com');
    expect((await get(`/${alias.toUpperCase()}`)).status).toBe(404);
  });

  test.each<[who: string, headers: Record<string, string | undefined>, method?: string]>([
    ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)' }],
    ['a link preview', { 'User-Agent': 'WhatsApp/2.23.20.0' }],
    ['nobody in particular', { 'User-Agent': undefined }],
    ['a browser that fetches ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that fetches ahead', { 'X-Moz': 'prefetch' }],
    ['a preview of a page', { 'X-Purpose': 'preview' }],
    ['a check with HEAD', {}, 'HEAD'],
  ])('redirects %s and does not count it', async (_, headers, method) => {
    const { id, alias } = await addLink('https://example.com');
    expect((await get(`/${alias}`, headers, method)).status).toBe(302);
    expect(await clicksOf(id)).toBe(0);
  });

  test('counts a person who uses curl', async () => {
    const { id, alias } = await addLink('https://example.com');
    await get(`/${alias}`, { 'User-Agent': 'curl/8.5.0' });
    expect(await clicksOf(id)).toBe(1);
  });

  test('refuses methods other than GET and HEAD', async () => {
    const { alias } = await addLink('https://example.com');
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await get(`/${alias}`, { 'Content-Type': 'application/json' }, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('is found under any host name that reaches the service', async () => {
    const { alias } = await addLink('https://example.com');
    for (const host of ['go.test', 'GO.TEST:80', 'localhost:9', '[::1]:3000', 'waypost', 'b\u00fccher']) {
      expect((await get(`/${alias}`, { Host: host })).status).toBe(302);
    }
  });
});

describe('statistics', () => {
  test('include the visitors’ referrers, browsers, systems and social networks', async () => {
    const { id, alias } = await addLink('https://example.com');
    const from = (referer?: string) => get(`/${alias}`, { Referer: referer });
    await from('https://www.Example.org:8443/path?secret=1');
    await from('https://l.facebook.com/l.php');
    await from('http://go.test/u/ada/list');
    await from('not an address');
    await from();
    await get(`/${alias}`, {
      'User-Agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
    });
    await service.service.recorder.counted();
    expect(await statisticsOf(service.service.db, 'link', id)).toEqual({
      clicks: 6,
      uniqueClicks: 2,
      topCountries: { Unknown: '6' },
      topReferrers: { Direct: '4', 'example.org': '1', 'l.facebook.com': '1' },
      topBrowsers: { Safari: '5', Chrome: '1' },
      topOs: { macOS: '5', Android: '1' },
      socialCount: { facebook: 1, twitter: 0, instagram: 0 },
    });
  });

  test('keep no IP address, user agent or referrer path in the database', async () => {
    const visits = await service.service.db.selectFrom('visits').selectAll().execute();
    const text = JSON.stringify(visits);
    expect(text).not.toMatch(/127\.0\.0\.1|Mozilla|secret|::1/);
    for (const { visitor } of visits) expect(visitor).toMatch(/^[\w-]{22}$/);
  });
});

describe('an unknown address', () => {
  test.each(['/nothing', '/no/such/path', '/a.b', '/%00', '/%0d%0aX:1', '/../x', '/qr/none', '/r/none'])(
    '%s returns a 404 page',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain(path.startsWith('/qr/') ? 'QR code not found' : 'Link not found');
    },
  );

  test('returns a 404 without a body to a HEAD request', async () => {
    const { status, body } = await get('/nothing', {}, 'HEAD');
    expect([status, body]).toEqual([404, '']);
  });
});

describe('a branded domain', () => {
  let domain: number;
  beforeEach(async () => {
    const { db } = service.service;
    await db.deleteFrom('links').where('domain_id', 'is not', null).execute();
    await db.deleteFrom('domains').execute();
    const values = {
      account_id: account.id,
      scheme: 'https' as const,
      host: 'brand.test',
      host_key: 'brand.test',
      redirectroot: 'https://shop.test/home',
      redirect404: 'https://shop.test/lost',
      created_at: 0,
    };
    const { id } = await db.insertInto('domains').values(values).returning('id').executeTakeFirstOrThrow();
    domain = id;
  });
  const brand = { Host: 'brand.test' };

  test('has links of its own', async () => {
    const { id, alias } = await addLink('https://example.com/brand', { domain_id: domain });
    expect((await get(`/${alias}`)).status).toBe(404);
    for (const host of ['brand.test', 'Brand.Test.', 'brand.test:8443']) {
      expect((await get(`/${alias}`, { Host: host })).headers.location).toBe('https://example.com/brand');
    }
    expect(await clicksOf(id)).toBe(3);
  });

  test('redirects its root and unknown addresses as its owner has set', async () => {
    const { alias } = await addLink('https://example.com/main');
    expect((await get('/', brand)).headers.location).toBe('https://shop.test/home');
    for (const path of [`/${alias}`, '/a/b', '/qr/x', '/r/x', '/u/ada/x']) {
      expect((await get(path, brand)).headers.location).toBe('https://shop.test/lost');
    }
  });

  test('doesn’t redirect to a blocked host', async () => {
    const set = { redirectroot: 'https://evil.test/', redirect404: 'https://evil.test/lost' };
    await service.service.db.updateTable('domains').set(set).execute();
    for (const path of ['/', '/x']) expect((await get(path, brand)).status).toBe(403);
  });

  test('returns a 404 when its owner has set no redirects', async () => {
    await service.service.db.updateTable('domains').set({ redirectroot: '', redirect404: '' }).execute();
    expect((await get('/', brand)).status).toBe(404);
    expect((await get('/x', brand)).status).toBe(404);
  });

  test('serves the service’s identifier at /.well-known/waypost', async () => {
    const { status, body } = await get('/.well-known/waypost', brand);
    expect([status, body]).toEqual([200, (await get('/.well-known/waypost')).body]);
    expect(body).toMatch(/^[\w-]{36}$/);
  });
});

describe('rotators and pages', () => {
  test('a rotator redirects to each of its links and counts the clicks', async () => {
    const [one, two] = [await addLink('https://one.example'), await addLink('https://two.example')];
    const { id } = await service.service.db
      .insertInto('campaigns')
      .values({ account_id: account.id, name: 'R', slug: 'spin', public: 0, list: 'r', created_at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await get('/r/spin')).status).toBe(404);
    for (const { id: link_id } of [one, two]) {
      await service.service.db.insertInto('campaign_links').values({ campaign_id: id, link_id }).execute();
    }
    const reached = new Set<string | undefined>();
    for (let turn = 0; turn < 40; turn += 1) reached.add((await get('/r/spin')).headers.location);
    expect([...reached].toSorted()).toEqual(['https://one.example', 'https://two.example']);
    expect((await clicksOf(one.id)) + (await clicksOf(two.id))).toBe(40);
    // The campaign isn't public, so it has no list page.
    expect((await get('/u/ada/r')).status).toBe(404);
  });

  test('the root of the main host redirects to the dashboard', async () => {
    expect((await get('/')).headers.location).toBe('/app/');
  });

  test('robots.txt, the favicon and avatars are served', async () => {
    expect((await get('/robots.txt')).body).toContain('Disallow: /app/');
    expect((await get('/favicon.ico')).headers['content-type']).toContain('image/svg+xml');
    const avatar = await get(`/app/avatars/${encodeURIComponent('<Ada> "Löwe"')}.svg`);
    expect(avatar.headers['content-type']).toContain('image/svg+xml');
    expect(avatar.body).toContain('>AL</text>');
  });
});
