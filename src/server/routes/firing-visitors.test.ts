import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import { networkScripts } from '#server/traffic/firing/network-scripts.ts';
import type { RawResponse } from '#test/send-request.ts';
import { destination, frameOf, navigation, open, pixelsOf, redirects, tags } from '#test/pixels.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let call: ReturnType<typeof pixelsOf>['call'];
let made: ReturnType<typeof pixelsOf>['made'];
let addPixel: ReturnType<typeof pixelsOf>['addPixel'];
let addLink: ReturnType<typeof pixelsOf>['addLink'];
let letFire: ReturnType<typeof pixelsOf>['letFire'];
let clicksOf: ReturnType<typeof pixelsOf>['clicksOf'];

beforeAll(async () => {
  waypost = await startService({ env: { TRUST_PROXY: 'on', DOMAIN_CHECK: 'off' } });
});
afterAll(() => waypost.stop());
beforeEach(async () => {
  ada = await waypost.addAccount();
  ({ call, made, addPixel, addLink, letFire, clicksOf } = pixelsOf(waypost, ada));
});

const policyOf = ({ headers }: Pick<RawResponse, 'headers'>) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );

describe('a visitor of a link that fires pixels', () => {
  test('gets a page with only our scripts and a pixel frame, which continues without JavaScript', async () => {
    await letFire('on');
    const { id, shorturl } = await addLink({ pixels: [await addPixel('forum')] });
    const page = await open(shorturl);
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.body).toContain('content="0; url=https://acme.example/menu?a=1&amp;b=2"');
    expect(page.body).toContain(`data-fires="${new URL(shorturl).pathname}/pixels"`);
    const policy = policyOf(page);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toHaveLength(2);
    for (const source of policy.get('script-src') ?? []) expect(source).toMatch(/^'sha256-[^']+'$/);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect(await clicksOf(id)).toBe(1);
  });

  test.each(pixelTypes)(
    'gets a sandboxed frame that loads scripts only from the network of %s',
    async (type) => {
      await letFire('on');
      const { id, shorturl } = await addLink({ pixels: [await addPixel(type)] });
      const { status, body, ...answer } = await frameOf(shorturl);
      expect(status).toBe(200);
      expect(body).toContain(JSON.stringify([tags[type]]));
      const policy = policyOf(answer);
      const [ours, ...hosts] = policy.get('script-src') ?? [];
      const { script = '' } = /<script>(?<script>[^]*)<\/script>/.exec(body)?.groups ?? {};
      expect(ours).toBe(`'sha256-${hash('sha256', script, 'base64')}'`);
      expect(hosts).toEqual(networkScripts[type].scripts);
      for (const host of [...hosts, ...(policy.get('connect-src') ?? []), ...(policy.get('img-src') ?? [])])
        expect(host).toMatch(/^https:\/\/(?:\*\.)?[a-z0-9.-]+$/);
      expect(policy.get('sandbox')).toEqual(['allow-scripts']);
      expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
      expect(await clicksOf(id)).toBe(0);
    },
  );

  test('gets a frame without a sandbox on a branded domain', async () => {
    await letFire('on');
    await call('POST', 'domain/add', { domain: 'https://go.acme.example' });
    const { shorturl } = await addLink({ pixels: [await addPixel('forum')], domain: 'go.acme.example' });
    const Host = 'go.acme.example';
    const at = waypost.url + new URL(shorturl).pathname;
    expect((await open(at, { Host })).body).toContain('data-fires=');
    const frame = await frameOf(at, { Host });
    expect(policyOf(frame).has('sandbox')).toBe(false);
    expect(frame.body).toContain('redditstatic');
  });

  test('is asked for consent first, in the browser’s language, if the account asks', async () => {
    const pixels = [await addPixel('socialonepixel'), await addPixel('shortvideo')];
    const { id, shorturl } = await addLink({ pixels });
    const { status, body } = await open(shorturl);
    expect(status).toBe(200);
    expect(body).toContain('would like to tell Facebook (Meta) and TikTok about your visit');
    expect(body).toContain('data-asks=');
    const german = await open(shorturl, { 'Accept-Language': 'de' });
    expect(german.body).toContain('möchte Facebook (Meta) und TikTok über deinen Besuch informieren');
    const french = await open(shorturl, { 'Accept-Language': 'fr-CH,fr;q=0.9,en;q=0.5' });
    expect(french.body).toContain('<html lang="fr">');
    expect(french.body).toContain('souhaite informer Facebook (Meta) et TikTok de votre visite');
    expect(french.body).toContain('vous continuez vers');
    const unknown = await open(shorturl, { 'Accept-Language': 'xx' });
    expect(unknown.body).toContain('<html lang="en">');
    expect(await clicksOf(id)).toBe(4);
  });

  test.each([
    ['a bot', { 'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }, 'GET', 0],
    ['a browser that fetches ahead', { 'Sec-Purpose': 'prefetch;prerender' }, 'GET', 0],
    ['a request for the head alone', {}, 'HEAD', 0],
    ['a program', { Accept: '*/*', 'Sec-Fetch-Dest': undefined, 'User-Agent': 'curl/8.5.0' }, 'GET', 1],
    ['a frame', { 'Sec-Fetch-Dest': 'iframe' }, 'GET', 1],
    ['a browser with Global Privacy Control', { 'Sec-GPC': '1' }, 'GET', 1],
  ])('is redirected without a pixel page if it is %s', async (_who, headers, method, clicks) => {
    const { id, shorturl } = await addLink({ pixels: [await addPixel('forum')] });
    for (const firing of ['ask', 'on']) {
      await letFire(firing);
      const answer = await open(shorturl, headers, method);
      expect(redirects(answer)).toEqual([302, destination]);
      expect(answer.headers['cache-control']).toBe('private, max-age=0');
    }
    expect(await clicksOf(id)).toBe(clicks * 2);
  });

  test('is redirected if the account fires no pixels, or the tag doesn’t fit its network', async () => {
    const { shorturl } = await addLink({ pixels: [await addPixel('forum')] });
    await letFire('off');
    expect(redirects(await open(shorturl))).toEqual([302, destination]);
    await letFire('on');
    const odd = await addLink({ pixels: [await addPixel('socialonepixel', 'UA-1:2/3')] });
    expect(redirects(await open(odd.shorturl))).toEqual([302, destination]);
  });

  test('passes the password, rules and limits before pixels fire, and is counted once', async () => {
    await letFire('on');
    const pixels = [await addPixel('forum')];
    const locked = await addLink({ pixels, password: 'open sesame', clicklimit: 1 });
    const form = await open(locked.shorturl);
    expect(form.body).toContain('This link is protected');
    expect(form.body).not.toContain('data-fires');
    const enter = () =>
      fetch(locked.shorturl, {
        method: 'POST',
        headers: { ...navigation, 'User-Agent': 'Mozilla/5.0 Firefox/150.0' },
        body: new URLSearchParams({ password: 'open sesame' }),
      });
    const inside = await enter();
    expect([inside.status, await inside.text()]).toEqual([200, expect.stringContaining('data-fires')]);
    expect((await enter()).status).toBe(410);
    expect(await clicksOf(locked.id)).toBe(1);
    const ruled = await addLink({
      pixels,
      languagetarget: [{ language: 'fr', link: 'https://acme.example/fr' }],
    });
    expect((await open(ruled.shorturl, { 'Accept-Language': 'fr' })).body).toContain(
      'url=https://acme.example/fr',
    );
    await call('PUT', `url/${ruled.id}/update`, { archived: true });
    expect((await open(ruled.shorturl)).body).not.toContain('data-fires');
  });

  test('gets the pixels within the splash page, overlay or bio page if there is one', async () => {
    const pixels = [await addPixel('forum')];
    const splash = (await made('splash/add', { name: 'Wait', title: 'One moment' })).id;
    const overlay = (await made('overlay/add', { name: 'Look', message: 'Look here', display: 'frame' })).id;
    const [stopped, covered] = [await addLink({ pixels, splash }), await addLink({ pixels, overlay })];
    const bio = await made('bio/add', { title: 'Ada', pixels });
    for (const [address, text] of [
      [stopped.shorturl, 'One moment'],
      [covered.shorturl, 'Look here'],
      [bio.link, 'Ada'],
    ] as const) {
      await letFire('ask');
      const asking = await open(address);
      expect(asking.body).toContain(text);
      expect(asking.body).toContain('data-asks=');
      expect(asking.body).not.toContain('http-equiv');
      expect((await frameOf(address)).body).toBe('');
      await letFire('on');
      expect((await open(address)).body).toContain('data-fires=');
      expect((await open(address)).body).not.toContain('data-asks=');
      expect((await frameOf(address)).body).toContain('a2_f4k29dqm');
      for (const headers of [{ 'Sec-GPC': '1' }, { 'User-Agent': 'Googlebot/2.1' }]) {
        expect((await open(address, headers)).body).not.toContain('data-fires=');
        expect((await frameOf(address, headers)).body).toBe('');
      }
    }
    expect(policyOf(await open(covered.shorturl)).get('frame-src')).toEqual(['http:', 'https:']);
  });

  test('is redirected by a rotator or QR code to the link that fires', async () => {
    await letFire('on');
    const { id, shorturl } = await addLink({ pixels: [await addPixel('forum')] });
    const slug = `spring-${id}`;
    const campaign = await made('campaign/add', { name: 'Spring', slug });
    await call('POST', `campaign/${campaign.id}/assign/${id}`);
    expect(redirects(await open(`${waypost.url}/r/${slug}`))).toEqual([302, shorturl]);
    expect((await open(shorturl)).body).toContain('data-fires=');
    const { link } = await made('qr/add', { type: 'link', data: shorturl });
    const scan = await open(link);
    expect(redirects(scan)).toEqual([302, shorturl]);
    expect(await clicksOf(id)).toBe(1);
  });
});

test('a malicious tag in the database never becomes markup or script', async () => {
  await letFire('on');
  const [forum, meta] = [await addPixel('forum'), await addPixel('socialonepixel')];
  const { shorturl } = await addLink({ pixels: [forum, meta] });
  const { db } = waypost.service;
  for (const tag of ['</script><script>alert(1)//', '"];alert(1);//', "1');alert(1);('", '\u2028alert(1)']) {
    await db.updateTable('pixels').set({ tag }).where('id', '=', forum).execute();
    const { body } = await frameOf(shorturl);
    expect(body).toContain('connect.facebook.net');
    expect(body).not.toContain('alert(1)');
    expect(body).not.toContain('redditstatic');
  }
});
