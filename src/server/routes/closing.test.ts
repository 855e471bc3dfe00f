import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMailToken } from '#test/records/add-tokens.ts';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { blankPng } from '#test/pictures.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { REGISTRATION: 'open', DOMAIN_CHECK: 'off' } });
  bob = await waypost.addAccount({ username: 'bob' });
});
afterAll(() => waypost.stop());

const remove = (account: TestAccount, body: object = account) =>
  waypost.call('DELETE', '/api/account', { key: account.key, body });

/** Creates an account with a record of every kind. */
async function withEverything(username: string) {
  const account = await waypost.addAccount({ username });
  const post = async (path: string, body?: object) =>
    (await waypost.call('POST', path, { key: account.key, body })).body;
  const link = await addLink(waypost, account.id, { alias: `${username}-link` });
  const qr = await post('/api/qr/add', { type: 'link', data: 'https://acme.example/menu' });
  const campaign = await post('/api/campaign/add', {
    name: 'Spring',
    slug: `${username}-spring`,
    public: true,
  });
  await post(`/api/campaign/${campaign.id}/assign/${link.id}`);
  const channel = await post('/api/channel/add', { name: 'Print' });
  await post(`/api/channel/${channel.id}/assign/links/${link.id}`);
  await post(`/api/channel/${channel.id}/assign/qr/${qr.id}`);
  await post('/api/domain/add', { domain: `https://${username}.example.org` });
  await post('/api/pixel/add', { type: 'forum', name: 'Tag', tag: '123' });
  const bio = await post('/api/bio/add', { title: 'Bio', alias: `${username}-bio`, picture: blankPng(8, 8) });
  const splash = await post('/api/splash/add', { name: 'Splash', picture: blankPng(8, 8) });
  const pictureOf = async (path: string) =>
    (await waypost.call('GET', path, { key: account.key })).body.details.picture as string;
  const addresses = {
    link: `${waypost.url}/${username}-link`,
    qr: qr.link as string,
    rotator: campaign.rotator as string,
    list: campaign.list as string,
    bio: bio.link as string,
    bioPicture: await pictureOf(`/api/bio/${bio.id}`),
    splashPicture: await pictureOf(`/api/splash/${splash.id}`),
  };
  return { account, link: link.id, qr: qr.id as number, bio: bio.id as number, addresses };
}

const statusOf = async (address: string) => (await sendRequest(address)).status;

/** Settles once the work that continues after the response is done. */
async function finished(accountId: number): Promise<void> {
  const { db } = waypost.service;
  const there = () => db.selectFrom('accounts').where('id', '=', accountId).select('id').executeTakeFirst();
  await expect.poll(there, { timeout: 15_000 }).toBeUndefined();
}

describe('DELETE /api/account', () => {
  test('ends every session and key, and makes all public addresses return 404', async () => {
    const { account, addresses } = await withEverything('ada');
    const { email, password } = account;
    const { session } = (await waypost.call('POST', '/api/session', { body: { email, password } })).body;
    const statuses = () => Promise.all(Object.values(addresses).map(statusOf));
    expect(await statuses()).toEqual([302, 302, 302, 200, 200, 200, 200]);

    const { status, body } = await remove(account);
    expect(status).toBe(200);
    expect(body).toEqual({ error: 0, message: expect.stringContaining('deleted') });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404, 404]);
    for (const key of [account.key, session]) {
      expect((await waypost.call('GET', '/api/account', { key })).status).toBe(401);
    }
    const again = await waypost.call('POST', '/api/session', { body: { email, password } });
    expect([again.status, again.body.message]).toEqual([
      401,
      'Wrong username or password. Check both and try again.',
    ]);
  });

  test('deletes every row and visit of the account, but none of other accounts', async () => {
    const { db } = waypost.service;
    const { account, link, qr, bio, addresses } = await withEverything('grace');
    for (const purpose of ['reset', 'email'] as const) {
      await addMailToken(waypost, purpose, { purpose, email: 'grace@example.com', account_id: account.id });
    }
    const others = await withEverything('others');
    for (const { link, bio } of [addresses, others.addresses, addresses])
      for (const each of [link, bio]) await sendRequest(each);
    await sendRequest(addresses.qr);
    await waypost.service.recorder.counted();
    await remove(account);
    await finished(account.id);
    const targets = [
      ['link', link],
      ['qr', qr],
      ['bio', bio],
      ['links', account.id],
      ['qrs', account.id],
    ] as const;
    for (const [kind, id] of targets) {
      for (const table of ['visits', 'visit_counts', 'visit_buckets'] as const) {
        const rows = db.selectFrom(table).where('kind', '=', kind).where('target_id', '=', id);
        expect([table, kind, await rows.selectAll().execute()]).toEqual([table, kind, []]);
      }
    }
    expect(await db.selectFrom('closed_targets').selectAll().execute()).toEqual([]);
    const tokens = db.selectFrom('mail_tokens').where('account_id', '=', account.id).select('hash');
    expect(await tokens.execute()).toEqual([]);
    const shown = ['links', 'qrs', 'bios', 'splash', 'campaigns', 'domains'] as const;
    for (const table of [...shown, 'channels', 'pixels', 'keys'] as const) {
      const rows = db.selectFrom(table).where('account_id', '=', account.id).select('id');
      expect([table, await rows.execute()]).toEqual([table, []]);
    }
    const kept = [others.addresses.bioPicture, others.addresses.splashPicture];
    expect(await Promise.all(kept.map(statusOf))).toEqual([200, 200]);
    const pictures = await db.selectFrom('pictures').select('code').execute();
    expect(pictures.filter(({ code }) => !kept.some((address) => address.endsWith(code)))).toEqual([]);
    // The other account's records are unchanged, and later visits are counted.
    await sendRequest(others.addresses.link);
    const { data } = (await waypost.call('GET', '/api/urls', { key: others.account.key })).body;
    expect(data.urls[0].clicks).toBe(2);
    await sendRequest(others.addresses.bio);
    const { bios } = (await waypost.call('GET', '/api/bio', { key: others.account.key })).body.data;
    expect(bios[0].views).toBe(2);
  });

  test('reserves the account’s alias, slug and username, but frees its e-mail address', async () => {
    const { account } = await withEverything('carol');
    await remove(account);
    const add = (path: string, body: object) => waypost.call('POST', path, { key: bob.key, body });
    const alias = await add('/api/url/add', { url: 'https://evil.example', custom: 'carol-link' });
    expect([alias.status, alias.body.field]).toEqual([400, 'custom']);
    const slug = await add('/api/campaign/add', { name: 'Mine now', slug: 'carol-spring' });
    expect([slug.status, slug.body.field]).toEqual([400, 'slug']);
    // A domain of one's own doesn't help. When it's deleted, its links move to the main host.
    const domain = await add('/api/domain/add', { domain: 'https://bob.example.org' });
    const link = { url: 'https://evil.example', custom: 'carol-link', domain: 'bob.example.org' };
    expect((await add('/api/url/add', link)).status).toBe(200);
    const moved = await waypost.call('DELETE', `/api/domain/${domain.body.id}/delete`, { key: bob.key });
    expect(moved.status).toBe(200);
    expect(await statusOf(`${waypost.url}/carol-link`)).toBe(404);
    const register = (username: string) =>
      waypost.call('POST', '/api/register', {
        body: { email: account.email, username, password: 'correct horse' },
      });
    const taken = await register('carol');
    expect([taken.status, taken.body.field]).toEqual([400, 'username']);
    expect((await register('carol2')).status).toBe(200);
  });

  test.each([
    [{ username: 'someone-else' }, 'username', 'This isn’t the username of this account.'],
    [{ password: 'wrong horse' }, 'password', 'The password is wrong.'],
    [{ password: '' }, 'password', 'Enter your password.'],
    [{ username: '' }, 'username', 'Enter the account’s username.'],
  ])('with %j is refused', async (wrong, field, message) => {
    const { status, body } = await remove(bob, { username: bob.username, password: bob.password, ...wrong });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, field, message });
    expect((await waypost.call('GET', '/api/account', { key: bob.key })).status).toBe(200);
  });

  test('refuses more than ten password attempts a minute', async () => {
    const guessed = await waypost.addAccount();
    const body = { username: guessed.username, password: 'wrong horse' };
    for (let guess = 0; guess < 10; guess += 1) await remove(guessed, body);
    const { body: answer } = await remove(guessed);
    expect(answer.message).toContain('Too many attempts');
  });

  test('works under an expired plan', async () => {
    const lapsed = await waypost.addAccount({ plan: 'pro', expires_at: 1 });
    expect((await remove(lapsed)).status).toBe(200);
  });

  test('of an account with many links doesn’t block redirects of other accounts', async () => {
    const big = await waypost.addAccount();
    const { db } = waypost.service;
    for (let made = 0; made < 4000; made += 500) {
      await db
        .insertInto('links')
        .values(
          Array.from({ length: 500 }, (_, place) => ({
            account_id: big.id,
            domain_id: null,
            alias: `big-${made + place}`,
            longurl: 'https://acme.example',
            title: '',
            description: '',
            created_at: 1,
            search: '',
          })),
        )
        .execute();
    }
    await addLink(waypost, bob.id, { alias: 'unharmed' });
    const events: string[] = [];
    const removal = remove(big).then(() => events.push('deleted'));
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await statusOf(`${waypost.url}/unharmed`)).toBe(302);
      events.push('redirected');
    }
    await removal;
    expect(events).toEqual(['redirected', 'redirected', 'redirected', 'deleted']);
    await finished(big.id);
  });
});

test('an account deletion that was left unfinished is completed on resume', async () => {
  const { account, addresses } = await withEverything('halfway');
  const { db, closings } = waypost.service;
  await db.updateTable('accounts').set({ closed_at: 1 }).where('id', '=', account.id).execute();
  await closings.resume();
  await finished(account.id);
  expect(await statusOf(addresses.link)).toBe(404);
});

describe('GET /api/account/holdings', () => {
  test('counts only the account’s own records', async () => {
    const { account, addresses } = await withEverything('holder');
    await sendRequest(addresses.qr);
    const { body } = await waypost.call('GET', '/api/account/holdings', { key: account.key });
    expect(body).toEqual({
      error: 0,
      data: {
        links: 1,
        clicks: 0,
        qrs: 1,
        scans: 1,
        campaigns: 1,
        rotators: 1,
        channels: 1,
        domains: 1,
        bios: 1,
        pixels: 1,
        splash: 1,
        overlays: 0,
        looks: 0,
        annotations: 0,
        goals: 0,
        shares: 0,
        keys: 1,
      },
    });
  });
});
