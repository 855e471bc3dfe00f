import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInspection } from '#test/start-inspection.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';

let waypost: TestService;
/** A staff member. */
let grace: TestAccount;
let ada: TestAccount;

beforeAll(async () => {
  waypost = await startService({ env: { RATE_LIMIT: '100000,business=100000' } });
  grace = await waypost.addAccount({ staff: true, username: 'grace', email: 'grace@waypost.example' });
  ada = await waypost.addAccount({ username: 'ada', email: 'ada@acme.example', plan: 'pro' });
});
afterAll(() => waypost.stop());

const get = (path: string, key = grace.key) => waypost.call('GET', path, { key });
const post = (path: string, body: object, key = grace.key) => waypost.call('POST', path, { key, body });
const of = (account: TestAccount, path: string) => `/api/support/account/${account.id}${path}`;
const inspect = (account: TestAccount, staff = grace) => startInspection(waypost, staff, account);
const titles = async (account: TestAccount) => {
  await inspect(account);
  const { findings } = (await get(of(account, '/findings'))).body;
  return (findings as { title: string }[]).map(({ title }) => title);
};

test('an account lists the plans that have a limit of their own or are in use', async () => {
  const plans = ['business', 'free', 'pro'];
  expect((await get(of(ada, ''))).body).toMatchObject({ data: { status: 'pro' }, plans });
});

describe('accounts', () => {
  const find = async (q: string, more = '') => {
    const { body } = await get(`/api/support/accounts?q=${encodeURIComponent(q)}${more}`);
    return (body.data.accounts as { username: string }[]).map(({ username }) => username);
  };

  test('are found by e-mail address, username and its beginning, id, domain, alias and short URL', async () => {
    const { db } = waypost.service;
    await addLink(waypost, ada.id, { alias: 'Summer' });
    const domain = { scheme: 'https' as const, host: 'go.acme.example', redirectroot: '', redirect404: '' };
    await db
      .insertInto('domains')
      .values({ ...domain, host_key: domain.host, account_id: ada.id, created_at: 0 })
      .execute();
    const code = (await post('/api/qr/add', { type: 'text', data: 'x', name: 'Door' }, ada.key)).body as {
      id: number;
    };
    const { link } = (await get(`/api/qr/${code.id}`, ada.key)).body.details;
    await post('/api/campaign/add', { name: 'Spring', slug: 'spring', public: true }, ada.key);
    for (const typed of [
      'ada@acme.example',
      ' ADA@acme.example ',
      'ada',
      'AD',
      String(ada.id),
      'go.acme.example',
      'https://go.acme.example/anything',
      'Summer',
      `${waypost.url}/Summer`,
      `${new URL(waypost.url).host}/Summer?x=1`,
      link as string,
      new URL(link as string).pathname.slice(1),
      `${waypost.url}/r/spring`,
      'r/spring',
      `${waypost.url}/u/ada/spring`,
    ]) {
      expect([typed, await find(typed)]).toEqual([typed, ['ada']]);
    }
    expect(await find('nobody@acme.example')).toEqual([]);
    expect(await find(`${waypost.url}/r/autumn`)).toEqual([]);
    // % and _ aren't wildcards.
    expect(await find('a%')).toEqual([]);
    expect(await find('_da')).toEqual([]);
  });

  test('are listed in pages and in the requested order', async () => {
    expect(await find('', '&limit=1')).toEqual(['ada']);
    expect(await find('', '&limit=1&page=2')).toEqual(['grace']);
    expect(await find('', '&order=username')).toEqual(['ada', 'grace']);
    expect((await find('', '&order=links'))[0]).toBe('ada');
    for (const order of ['active', 'expires']) expect(await find('', `&order=${order}`)).toHaveLength(2);
    expect((await get('/api/support/accounts?order=shoe-size')).status).toBe(400);
  });

  test('are summarized with a masked e-mail address', async () => {
    const { body } = await get(of(ada, ''));
    expect(body.data).toMatchObject({
      email: 'a•••@acme.example',
      username: 'ada',
      status: 'pro',
      staff: false,
    });
    expect(body.data).toMatchObject({ links: 1, qrs: 1, domains: 1, campaigns: 1, locked: null });
    expect((await get('/api/support/account/999999')).status).toBe(404);
  });

  test('reveal their whole e-mail address for a reason, which is recorded', async () => {
    expect((await post(of(ada, '/reveal'), {})).body).toMatchObject({ error: 1, field: 'reason' });
    const { body } = await post(of(ada, '/reveal'), { reason: 'Asked me to write.' });
    expect(body).toEqual({ error: 0, email: 'ada@acme.example' });
    const { trail } = (await get('/api/account/inspections', ada.key)).body.data;
    expect(trail[0]).toMatchObject({ what: 'reveal', staff: 'grace', reason: 'Asked me to write.' });
  });
});

describe('callers who aren’t staff', () => {
  test.each([
    ['GET', '/accounts'],
    ['GET', '/account/1'],
    ['GET', '/account/1/findings'],
    ['GET', '/account/1/reach'],
    ['GET', '/account/1/requests'],
    ['GET', '/trail'],
    ['POST', '/account/1/bundle'],
    ['POST', '/account/1/reveal'],
    ['PUT', '/account/1/plan'],
    ['PUT', '/account/1/lock'],
    ['PUT', '/account/1/staff'],
    ['POST', '/inspection/add'],
    ['PUT', '/inspection/1/extend'],
    ['DELETE', '/inspection/1/delete'],
  ])('can’t use %s /api/support%s', async (method, path) => {
    const body = { account: 1, plan: 'pro', expires: null, locked: true, staff: true, reason: 'Curious' };
    const { status, body: answer } = await waypost.call(method, `/api/support${path}`, {
      key: ada.key,
      ...(method !== 'GET' && { body }),
    });
    expect([status, answer.message]).toEqual([403, 'Only support staff can do this.']);
  });

  test('aren’t offered the support pages, unlike staff', async () => {
    expect((await get('/api/account', ada.key)).headers.get('x-extensions')).not.toContain('support');
    expect((await get('/api/account')).headers.get('x-extensions')).toContain('support');
  });
});

describe('findings', () => {
  test('report no problems for a healthy account', async () => {
    expect(await titles(await waypost.addAccount())).toEqual(['No problems found.']);
  });

  test('describe problems in plain sentences', async () => {
    const carl = await waypost.addAccount({ plan: 'pro', expires_at: 1_600_000_000 });
    const { db } = waypost.service;
    const keys = db.updateTable('keys').where('account_id', '=', carl.id);
    await addLink(waypost, carl.id, { alias: 'one', longurl: `${waypost.url}/two` });
    await addLink(waypost, carl.id, { alias: 'two', longurl: `${waypost.url}/one` });
    const campaign = {
      account_id: carl.id,
      name: 'Empty',
      slug: 'empty',
      public: 0,
      list: 'x',
      created_at: 0,
    };
    await db.insertInto('campaigns').values(campaign).execute();
    await waypost.call('POST', '/api/session', { body: { email: carl.email, password: 'wrong wrong' } });
    expect(await titles(carl)).toEqual([
      'The plan pro expired on 2020-09-13 12:26:40 UTC.',
      '2 links redirect in a circle.',
      '1 sign-in failed in the last 24 hours.',
      '1 rotator has no links.',
    ]);
    await keys.set({ expires_at: 5 }).execute();
    expect(await titles(carl)).toContain('1 API key has expired.');
  });

  test('at /reach report a domain that isn’t working', async () => {
    await inspect(ada);
    const { findings } = (await get(of(ada, '/reach'))).body;
    expect(findings[0]).toMatchObject({ tone: 'bad', title: 'The domain go.acme.example isn’t working.' });
  });
});

describe('recent requests', () => {
  test('are listed by method, path and status, without the query and the body', async () => {
    const erin = await waypost.addAccount();
    await get('/api/urls?q=secret', erin.key);
    await post('/api/channel/add', { name: '', color: 'secret' }, erin.key);
    await inspect(erin);
    const { requests } = (await get(of(erin, '/requests'))).body.data;
    expect(JSON.stringify(requests)).not.toContain('secret');
    expect(requests.map((each: Record<string, unknown>) => [each.method, each.path, each.status])).toEqual([
      ['POST', '/api/channel/add', 400],
      ['GET', '/api/urls', 200],
    ]);
    expect((await get(of(erin, '/requests?status=refused'))).body.data.result).toBe(1);
    expect((await get(of(erin, '/requests?status=odd'))).status).toBe(400);
  });

  test('go into a bundle with the findings but without the API key, and the bundle is recorded', async () => {
    await inspect(ada);
    const { findings } = (await get(of(ada, '/findings'))).body;
    const made = await post(of(ada, '/bundle'), { reason: 'Links slow.', ticket: 'T-12' });
    const { bundle } = made.body;
    expect(bundle).toMatchObject({ ticket: 'T-12', account: { email: 'a•••@acme.example' } });
    expect(bundle.requests.length).toBeGreaterThan(0);
    expect(bundle.findings).toEqual(findings);
    expect(JSON.stringify(bundle)).not.toContain(ada.key);
    const [entry] = (await get(`/api/support/trail?account=${ada.id}`)).body.data.trail;
    expect(entry).toMatchObject({ what: 'bundle', ticket: 'T-12' });
  });

  test('beyond the rate limit are counted in the findings', async () => {
    const narrow = await startService({ env: { RATE_LIMIT: '2' } });
    try {
      const staff = await narrow.addAccount({ staff: true });
      const { id, key } = await narrow.addAccount();
      for (let sent = 0; sent < 5; sent += 1) await narrow.call('GET', '/api/account', { key });
      await startInspection(narrow, staff, { id });
      const { body } = await narrow.call('GET', `/api/support/account/${id}/findings`, { key: staff.key });
      expect(body.findings[0].title).toBe('The request limit was reached 3 times today (UTC).');
    } finally {
      await narrow.stop();
    }
  });
});

test('entries of the trail can’t be changed or deleted', async () => {
  const { db } = waypost.service;
  await expect(db.updateTable('trail').set({ reason: 'Nothing.' }).execute()).rejects.toThrow(
    /only added to/,
  );
  await expect(db.deleteFrom('trail').execute()).rejects.toThrow(/only added to/);
  expect((await sendRequest(`${waypost.url}/api/support/trail`)).status).toBe(401);
});
