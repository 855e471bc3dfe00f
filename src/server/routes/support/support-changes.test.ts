import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
/** A staff member. */
let grace: TestAccount;
let ada: TestAccount;

beforeAll(async () => {
  waypost = await startService();
  grace = await waypost.addAccount({ staff: true, username: 'grace' });
  ada = await waypost.addAccount({ username: 'ada', plan: 'pro' });
});
afterAll(() => waypost.stop());

const get = (path: string, key = grace.key) => waypost.call('GET', path, { key });
const put = (path: string, body: object, key = grace.key) => waypost.call('PUT', path, { key, body });
const post = (path: string, body: object, key = grace.key) => waypost.call('POST', path, { key, body });
const of = (account: TestAccount, path: string) => `/api/support/account/${account.id}${path}`;

describe('a change by staff', () => {
  test('of the plan takes effect and is recorded with the previous plan', async () => {
    const body = {
      plan: 'business',
      expires: '2031-05-06 00:00:00',
      reason: 'Paid by invoice.',
      ticket: 'T-9',
    };
    expect((await put(of(ada, '/plan'), body)).body.error).toBe(0);
    expect((await get('/api/account', ada.key)).body.data).toMatchObject({
      status: 'business',
      expires: '2031-05-06 00:00:00',
    });
    const [entry] = (await get('/api/account/inspections', ada.key)).body.data.trail;
    expect(entry).toMatchObject({
      what: 'plan',
      reason: 'Paid by invoice.',
      ticket: 'T-9',
      details: 'pro without an end → business until 2031-05-06 00:00:00 UTC',
    });
  });

  test('of the caller’s own plan is refused', async () => {
    const change = { plan: 'business', expires: null, reason: 'I like it.' };
    const { status, body } = await put(of(grace, '/plan'), change);
    expect([status, body.message]).toEqual([400, expect.stringContaining('This is your own account')]);
    expect((await get('/api/account')).body.data.status).toBe('free');
  });

  test.each([
    ['/plan', { plan: 'pro', expires: null }, 'reason'],
    ['/plan', { plan: 'pro', expires: '2031-02-31 00:00:00', reason: 'x' }, 'expires'],
    ['/plan', { plan: ' ', expires: null, reason: 'x' }, 'plan'],
    ['/lock', { locked: true, reason: ' ' }, 'reason'],
    ['/lock', { reason: 'x' }, 'locked'],
    ['/staff', { staff: true }, 'reason'],
  ])('at %s with %j is refused at the field %s', async (path, body, field) => {
    const answer = await put(of(ada, path), body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 1, field });
  });

  test('that locks an account makes it read-only until it is unlocked', async () => {
    const bob = await waypost.addAccount();
    await put(of(bob, '/lock'), { locked: true, reason: 'Phishing' });
    expect((await get('/api/account', bob.key)).body.data.lockreason).toBe('Phishing');
    const refused = await post('/api/channel/add', { name: 'x' }, bob.key);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('This account is locked: Phishing. You');
    await put(of(bob, '/lock'), { locked: false, reason: 'Cleared up.' });
    expect((await get('/api/account', bob.key)).body.data).not.toHaveProperty('lockreason');
    expect((await post('/api/channel/add', { name: 'x' }, bob.key)).status).toBe(200);
  });

  test('that locks an account disables its links, codes, rotators and pages until it is unlocked', async () => {
    const bob = await waypost.addAccount({ username: 'bob' });
    const { id } = await addLink(waypost, bob.id, { alias: 'bobs' });
    const code = (
      await post('/api/qr/add', { type: 'link', data: 'https://acme.example', name: 'Door' }, bob.key)
    ).body;
    const { link } = (await get(`/api/qr/${code.id}`, bob.key)).body.details;
    const made = await post('/api/campaign/add', { name: 'Spring', slug: 'spring', public: true }, bob.key);
    await post(`/api/campaign/${made.body.id}/assign/${id}`, {}, bob.key);
    const { campaigns } = (await get('/api/campaigns', bob.key)).body.data;
    const addresses = [
      `${waypost.url}/bobs`,
      link as string,
      `${waypost.url}/r/spring`,
      campaigns[0].list as string,
    ];
    const statuses = () => Promise.all(addresses.map(async (address) => (await sendRequest(address)).status));
    expect(await statuses()).toEqual([302, 302, 302, 200]);
    await put(of(bob, '/lock'), { locked: true, reason: 'Phishing.' });
    expect(await statuses()).toEqual([403, 403, 403, 403]);
    const { body } = await sendRequest(`${waypost.url}/bobs`);
    expect(body).toContain('This link is disabled');
    expect((await sendRequest(link as string)).body).toContain('This QR code is disabled');
    expect((await sendRequest(campaigns[0].list as string)).body).toContain('This page is disabled');
    expect(body).not.toContain('Phishing');
    await put(of(bob, '/lock'), { locked: false, reason: 'Cleared up.' });
    expect(await statuses()).toEqual([302, 302, 302, 200]);
  });

  test('can add and remove staff, but not the caller', async () => {
    const bob = await waypost.addAccount();
    await put(of(bob, '/staff'), { staff: true, reason: 'New colleague.' });
    expect((await get('/api/support/accounts', bob.key)).status).toBe(200);
    expect((await put(of(grace, '/staff'), { staff: false, reason: 'x' })).status).toBe(400);
    await put(of(bob, '/staff'), { staff: false, reason: 'Left.' });
    expect((await get('/api/support/accounts', bob.key)).status).toBe(403);
  });
});
