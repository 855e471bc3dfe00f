import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { startService } from '#test/start-service.ts';
import { startWithDns, statesOf, type WithDns } from '#test/start-with-dns.ts';

let waypost: WithDns;
beforeAll(async () => {
  waypost = await startWithDns();
});
afterAll(() => waypost.stop());

const check = async (key: string, id: number) => (await waypost.checkDomain(key, id)).body.data;

const statusOf = async (key: string, id: number) =>
  (await waypost.call('GET', '/api/domains', { key })).body.data.domains.find(
    (domain: { id: number }) => domain.id === id,
  ).status;
/** Returns where a visit to the bare domain is redirected. */
const visit = async (host: string) =>
  (await sendRequest(`${waypost.url}/`, { headers: { Host: `${host}:${waypost.port}` } })).headers.location;

describe('a pending domain', () => {
  test('is saved with its remaining setup steps, and not used yet', async () => {
    const { key } = await waypost.addAccount();
    const host = waypost.newHost();
    waypost.dns.addresses[host] = ['203.0.113.7'];
    waypost.dns.texts[`_waypost.${host}`] = ['v=spf1 -all'];
    const { body, status } = await waypost.saveDomain(key, host, { redirectroot: 'https://acme.example/' });
    expect([status, body.error, body.status]).toEqual([200, 0, 'pending']);
    const { proof, checks, checked, next } = body.setup;
    expect(proof).toEqual({
      txt: { name: `_waypost.${host}`, value: expect.stringMatching(/^waypost-[0-9a-f]{20}$/) },
      file: {
        url: `http://${host}:${waypost.port}/.well-known/waypost-verification.txt`,
        content: proof.txt.value,
      },
    });
    expect(checks).toEqual([
      {
        check: 'proof',
        state: 'failed',
        message: `The TXT record at _waypost.${host} has another value.`,
        found: ['v=spf1 -all'],
        expected: [proof.txt.value],
      },
      {
        check: 'address',
        state: 'failed',
        message: `${host} points to 203.0.113.7.`,
        found: ['203.0.113.7'],
        expected: ['127.0.0.1', '127.0.0.2'],
      },
      expect.objectContaining({ check: 'answer', state: 'skipped' }),
    ]);
    expect([checked, next]).toEqual([expect.any(String), expect.any(String)]);
    const { domains } = (await waypost.call('GET', '/api/domains', { key })).body.data;
    expect(domains).toMatchObject([{ id: body.id, status: 'pending', setup: { proof, checks } }]);

    expect(await visit(host)).toBe(`${waypost.url}/app/`);
    const domain = `${host}:${waypost.port}`;
    const link = await waypost.call('POST', '/api/url/add', { key, body: { url: 'acme.example', domain } });
    expect([link.status, link.body.field, link.body.message]).toEqual([
      400,
      'domain',
      `${domain} isn’t ready yet. Finish its setup first.`,
    ]);
  });

  test('becomes ready once its TXT record and address are right, and stays ready', async () => {
    const { key } = await waypost.addAccount();
    const host = waypost.newHost();
    const { id, setup } = (await waypost.saveDomain(key, host, { redirectroot: 'https://acme.example/' }))
      .body;
    expect(statesOf(setup)).toEqual({ proof: 'failed', address: 'failed', answer: 'skipped' });
    waypost.dns.addresses[host] = ['127.0.0.1'];
    const pointed = await check(key, id);
    expect(pointed.status).toBe('pending');
    expect(statesOf(pointed.setup)).toEqual({ proof: 'failed', address: 'passed', answer: 'passed' });
    expect(await visit(host)).toBe(`${waypost.url}/app/`);
    // Some forms keep the quotation marks, and some providers send uppercase letters.
    waypost.dns.texts[`_waypost.${host}`] = ['other', `"${setup.proof.txt.value.toUpperCase()}"`];
    const domain = { id, domain: `http://${host}:${waypost.port}`, redirectroot: 'https://acme.example/' };
    expect(await check(key, id)).toEqual({ ...domain, redirect404: '', status: 'ready' });
    expect(await statusOf(key, id)).toBe('ready');
    expect(await visit(host)).toBe('https://acme.example/');
    const body = { url: 'https://acme.example/x', domain: `${host}:${waypost.port}` };
    expect((await waypost.call('POST', '/api/url/add', { key, body })).status).toBe(200);
    // A ready domain stays ready.
    delete waypost.dns.texts[`_waypost.${host}`];
    waypost.dns.addresses[host] = ['203.0.113.7'];
    expect((await check(key, id)).status).toBe('ready');
  });

  test('isn’t proved by another account’s TXT record', async () => {
    const [ada, eve] = [await waypost.addAccount(), await waypost.addAccount()];
    const host = waypost.newHost();
    waypost.dns.addresses[host] = ['127.0.0.1'];
    const hers = (await waypost.saveDomain(ada.key, host)).body;
    const his = (await waypost.saveDomain(eve.key, host)).body;
    waypost.dns.texts[`_waypost.${host}`] = [hers.setup.proof.txt.value];
    expect((await check(eve.key, his.id)).status).toBe('pending');
    expect((await check(ada.key, hers.id)).status).toBe('ready');
    const late = await check(eve.key, his.id);
    expect([late.status, late.setup.proof]).toEqual(['taken', his.setup.proof]);
    waypost.dns.texts[`_waypost.${host}`] = [his.setup.proof.txt.value];
    expect((await check(eve.key, his.id)).status).toBe('taken');
    // Once the other account deletes it, the domain is available.
    await waypost.call('DELETE', `/api/domain/${hers.id}/delete`, { key: ada.key });
    expect((await check(eve.key, his.id)).status).toBe('ready');
  });

  // Some of these runs used to deadlock in the database.
  test.each(Array.from({ length: 12 }, (_, time) => time))(
    'becomes ready for only one of three accounts that prove it simultaneously (%i)',
    async () => {
      const accounts = [await waypost.addAccount(), await waypost.addAccount(), await waypost.addAccount()];
      const host = waypost.newHost();
      waypost.dns.addresses[host] = ['127.0.0.1'];
      const added = await Promise.all(
        accounts.map(async ({ key }) => (await waypost.saveDomain(key, host)).body),
      );
      waypost.dns.texts[`_waypost.${host}`] = added.map(({ setup }) => setup.proof.txt.value);
      const made = await Promise.all(
        accounts.map(async ({ key }, place) => (await check(key, added[place].id)).status),
      );
      expect(made.filter((status) => status === 'ready')).toHaveLength(1);
      const told = await Promise.all(accounts.map(({ key }, place) => statusOf(key, added[place].id)));
      expect(told.toSorted()).toEqual(['ready', 'taken', 'taken']);
    },
  );

  test('reports DNS lookups that fail', async () => {
    const failing = await startService({
      resolve: async () => Promise.reject(new Error('ESERVFAIL')),
      resolveTxt: async () => Promise.reject(new Error('ESERVFAIL')),
    });
    const { key } = await failing.addAccount();
    const domain = `http://go.acme.example:${new URL(failing.url).port}`;
    const { body } = await failing.call('POST', '/api/domain/add', { key, body: { domain, pending: true } });
    expect(body.setup.checks.map(({ message }: { message: string }) => message)).toEqual([
      'Couldn’t look up _waypost.go.acme.example. Its DNS doesn’t answer.',
      'Couldn’t look up go.acme.example. Its DNS doesn’t answer.',
      'Checked once the domain points here.',
    ]);
    await failing.stop();
  });

  test('can be edited and deleted, but not added twice by an account', async () => {
    const { key } = await waypost.addAccount();
    const host = waypost.newHost();
    const { id } = (await waypost.saveDomain(key, host)).body;
    for (const more of [{ pending: true }, {}]) {
      const again = await waypost.addDomain(key, host, more);
      expect([again.status, again.body.message]).toEqual([400, 'You already added this domain.']);
    }
    const redirectroot = 'https://acme.example/new';
    await waypost.call('PUT', `/api/domain/${id}/update`, { key, body: { redirectroot } });
    expect((await check(key, id)).redirectroot).toBe(redirectroot);
    expect((await waypost.call('DELETE', `/api/domain/${id}/delete`, { key })).body).toMatchObject({
      moved: 0,
      renamed: 0,
    });
    expect((await waypost.call('POST', `/api/domain/${id}/check`, { key })).status).toBe(404);
  });
});

describe('a domain added without the pending extension', () => {
  test('is refused with the TXT record to add, and accepted once the record exists', async () => {
    const { key } = await waypost.addAccount();
    const host = waypost.newHost();
    waypost.dns.addresses[host] = ['127.0.0.1'];
    const { status, body } = await waypost.addDomain(key, host, {});
    const [, value = ''] = /with the value (waypost-[0-9a-f]{20})\.$/.exec(body.message) ?? [];
    expect([status, body]).toEqual([
      400,
      {
        error: 1,
        message: `No TXT record found at _waypost.${host}. Add a TXT record _waypost.${host} with the value ${value}.`,
        field: 'domain',
      },
    ]);
    expect((await waypost.call('GET', '/api/domains', { key })).body.data.result).toBe(0);
    waypost.dns.texts[`_waypost.${host}`] = [value];
    expect((await waypost.addDomain(key, host, {})).body).toEqual({ error: 0, id: expect.any(Number) });
  });
});
