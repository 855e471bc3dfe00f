import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { destination, frameOf, open, pixelsOf, redirects } from '#test/pixels.ts';
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

const answerWith = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${waypost.url}/pixels/choice`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: waypost.url, ...headers },
    body: new URLSearchParams(fields),
  });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the pixels of a link', () => {
  test('can be set, read, changed and removed, but not taken from another account', async () => {
    const [meta, forum] = [await addPixel('socialonepixel'), await addPixel('forum')];
    const { id } = await addLink({ pixels: [meta, forum, meta] });
    const read = async () => (await call('GET', `url/${id}`)).body;
    expect((await read()).options.pixels).toEqual([meta, forum]);
    expect((await read()).details.state.pixels).toBe(2);
    await call('PUT', `url/${id}/update`, { title: 'Menu' });
    expect((await read()).options.pixels).toEqual([meta, forum]);
    await call('PUT', `url/${id}/update`, { pixels: forum });
    expect((await read()).options.pixels).toEqual([forum]);
    const eve = await waypost.addAccount();
    const refused = await waypost.call('POST', '/api/url/add', {
      key: eve.key,
      body: { url: destination, pixels: [forum] },
    });
    expect([refused.status, refused.body.field]).toEqual([400, 'pixels']);
    expect(refused.body.message).toBe(`Pixel ${forum} not found.`);
    await call('PUT', `url/${id}/update`, { pixels: [] });
    expect((await read()).options.pixels).toEqual([]);
    expect((await read()).details.state).toBeUndefined();
  });

  test('leave links and bio pages when deleted, and the links are reported as changed', async () => {
    const [meta, forum] = [await addPixel('socialonepixel'), await addPixel('forum')];
    const { id } = await addLink({ pixels: [meta, forum] });
    const bio = await made('bio/add', { title: 'Ada', pixels: [forum] });
    const { mark } = (await call('GET', 'changes')).body.data;
    const uses = async () =>
      (await call('GET', `figures?type=pixels&ids=${meta},${forum}`)).body.data.figures;
    expect(await uses()).toEqual([
      { id: meta, links: 1, bios: 0 },
      { id: forum, links: 1, bios: 1 },
    ]);
    await call('DELETE', `pixel/${forum}/delete`);
    expect(await uses()).toEqual([{ id: meta, links: 1, bios: 0 }]);
    const { links } = (await call('GET', `changes?after=${mark}`)).body.data;
    expect(links.changed).toMatchObject([{ id, state: { pixels: 1 } }]);
    expect((await call('GET', `bio/${bio.id}`)).body.details.pixels).toEqual([]);
    await call('DELETE', `pixel/${meta}/delete`);
    expect((await call('GET', `url/${id}`)).body.details.state).toBeUndefined();
  });
});

test('the export contains which links fire which pixels, and the account’s firing setting', async () => {
  const pixel = await addPixel('forum');
  const { id } = await addLink({ pixels: [pixel] });
  const answer = await fetch(`${waypost.url}/api/account/export`, {
    headers: { Authorization: `Bearer ${ada.key}` },
  });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
  expect(json('pixels-links.json')).toEqual([{ link_id: id, pixel_id: pixel }]);
  expect(json('account.json')).toMatchObject({ firing: 'ask' });
});

test('an account’s pixels ask visitors first until the setting changes', async () => {
  const read = async () => (await call('GET', 'pixels/firing')).body.data;
  expect(await read()).toEqual({ firing: 'ask' });
  expect((await letFire('on')).status).toBe(200);
  expect(await read()).toEqual({ firing: 'on' });
  expect((await letFire('sometimes')).body.field).toBe('firing');
});

describe('a visitor’s choice about pixels', () => {
  const account = () => String(ada.id);

  test('is remembered for a year, for this account and these networks only', async () => {
    const pixels = [await addPixel('forum'), await addPixel('shortvideo')];
    const { shorturl } = await addLink({ pixels: pixels.slice(0, 1) });
    const yes = await answerWith({ account: account(), networks: 'forum', answer: 'yes' });
    expect(yes.status).toBe(204);
    expect(yes.headers.get('set-cookie')).toBe(
      `pixels=${ada.id}:b; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    );
    const cookie = { Cookie: `other=1; ${cookieOf(yes)}` };
    expect((await open(shorturl, cookie)).body).not.toContain('data-asks=');
    expect((await frameOf(shorturl, cookie)).body).toContain('redditstatic');
    expect((await frameOf(shorturl)).body).toBe('');
    const both = await addLink({ pixels });
    expect((await open(both.shorturl, cookie)).body).toContain('tell Reddit and TikTok about');
    const more = await answerWith({ account: account(), networks: 'shortvideo', answer: 'yes' }, cookie);
    expect((await open(both.shorturl, { Cookie: cookieOf(more) })).body).not.toContain('data-asks=');
    const bob = await waypost.addAccount();
    const his = pixelsOf(waypost, bob);
    const other = await his.addLink({ pixels: [await his.addPixel('forum')] });
    expect((await open(other.shorturl, cookie)).body).toContain('data-asks=');
    const two = await answerWith({ account: String(bob.id), networks: 'forum', answer: 'no' }, cookie);
    expect(cookieOf(two)).toBe(`pixels=${bob.id}:n.${ada.id}:b`);
  });

  test('to refuse overrides the account’s setting until the visitor deletes it', async () => {
    const { id, shorturl } = await addLink({ pixels: [await addPixel('forum')] });
    const no = await answerWith({ account: account(), networks: 'forum', answer: 'no' });
    const cookie = { Cookie: cookieOf(no) };
    await letFire('on');
    expect(redirects(await open(shorturl, cookie))).toEqual([302, destination]);
    expect(await clicksOf(id)).toBe(1);
    const page = await open(`${waypost.url}/pixels/choice`, { ...cookie, 'Accept-Language': 'de' });
    expect(page.body).toContain('Antworten löschen');
    const forgot = await answerWith({ answer: 'forget' }, cookie);
    expect([forgot.status, forgot.headers.get('location')]).toEqual([303, '/pixels/choice']);
    expect(forgot.headers.get('set-cookie')).toContain('pixels=; Max-Age=0; Path=/');
  });

  test('is stored in a secure, host-bound cookie over HTTPS', async () => {
    const answer = await answerWith(
      { account: account(), networks: 'forum', answer: 'yes' },
      { 'X-Forwarded-Proto': 'https', 'Sec-Fetch-Site': 'same-origin' },
    );
    expect(answer.headers.get('set-cookie')).toBe(
      `__Host-pixels=${ada.id}:b; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test.each([
    [403, {}, { Origin: 'https://evil.example' }],
    [403, {}, { 'Sec-Fetch-Site': 'cross-site' }],
    [400, { answer: 'perhaps' }, {}],
    [400, { account: '1; Secure' }, {}],
    [400, { networks: 'nobody' }, {}],
  ])(
    'is refused with status %i for a foreign origin or invalid fields: %j %j',
    async (status, fields, headers) => {
      const answer = await answerWith({ account: '1', networks: 'forum', answer: 'yes', ...fields }, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );
});
