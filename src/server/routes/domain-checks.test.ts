import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeDns } from '#test/start-with-dns.ts';
import { startService, type TestService } from '#test/start-service.ts';
import { startWithMail } from '#test/start-with-mail.ts';

let waypost: TestService;
beforeAll(async () => {
  const { resolve, resolveTxt } = createFakeDns();
  waypost = await startService({ resolve, resolveTxt });
});
afterAll(() => waypost.stop());

const save = ({ url, call }: TestService, key: string, host = 'go.acme.example') =>
  call('POST', '/api/domain/add', {
    key,
    body: { domain: `http://${host}:${new URL(url).port}`, pending: true },
  });

describe('a scheduled check', () => {
  test('makes a pending domain ready once its DNS records are right', async () => {
    const own = createFakeDns();
    const eager = await startService({
      resolve: own.resolve,
      resolveTxt: own.resolveTxt,
      domainTimes: { every: 20, pauses: [0] },
    });
    try {
      const { key } = await eager.addAccount();
      const { setup } = (await save(eager, key)).body;
      own.addresses['go.acme.example'] = ['127.0.0.1'];
      own.texts['_waypost.go.acme.example'] = [setup.proof.txt.value];
      await expect
        .poll(async () => (await eager.call('GET', '/api/domains', { key })).body.data.domains[0].status, {
          timeout: 15_000,
        })
        .toBe('ready');
    } finally {
      await eager.stop();
    }
  });
});

describe('mail about a domain', () => {
  test('tells its account that it is ready, and other waiting accounts that it is taken', async () => {
    const { addresses, texts, resolve, resolveTxt } = createFakeDns();
    const waypost = await startWithMail({ resolve, resolveTxt, env: { DOMAIN_CHECK: 'on' } });
    try {
      const [ada, eve] = [await waypost.addAccount(), await waypost.addAccount()];
      const { id, setup } = (await save(waypost, ada.key)).body;
      await save(waypost, eve.key);
      addresses['go.acme.example'] = ['127.0.0.1'];
      texts['_waypost.go.acme.example'] = [setup.proof.txt.value];
      expect(await waypost.sent()).toEqual([]);
      await waypost.call('POST', `/api/domain/${id}/check`, { key: ada.key });
      await waypost.call('POST', `/api/domain/${id}/check`, { key: ada.key });
      const host = `go.acme.example:${new URL(waypost.url).port}`;
      const [ready, taken] = [
        await waypost.mailbox.messageTo(ada.email),
        await waypost.mailbox.messageTo(eve.email),
      ];
      expect([ready.subject, taken.subject]).toEqual([
        `${host} is ready`,
        `${host} is used by another account`,
      ]);
      expect(ready.text).toContain(`${waypost.url}/app/links?open=new&in=${ada.username}`);
      // Several accounts can have the same e-mail address.
      expect(taken.text).toContain(`your account ${eve.username} can’t use it`);
      expect(await waypost.sent()).toHaveLength(2);
    } finally {
      await waypost.stop();
    }
  });
});

describe('an account', () => {
  test('has at most 50 pending domains, and at most 30 domain checks a minute', async () => {
    const { key, id } = await waypost.addAccount();
    const { db } = waypost.service;
    const rest = {
      account_id: id,
      scheme: 'https' as const,
      redirectroot: '',
      redirect404: '',
      created_at: 0,
    };
    const rows = Array.from({ length: 50 }, (_, place) => `many${place}.example`);
    await db
      .insertInto('domains')
      .values(rows.map((host) => ({ ...rest, host, host_key: `${host} ${id}` })))
      .execute();
    const { body } = await save(waypost, key);
    expect(body).toMatchObject({ error: 1, message: 'You have 50 pending domains. Delete one first.' });
    const { id: one } = (await waypost.call('GET', '/api/domains', { key })).body.data.domains[0];
    let refused = '';
    for (let asked = 0; asked < 30 && !refused; asked += 1) {
      const answer = await waypost.call('POST', `/api/domain/${one}/check`, { key });
      if (answer.status === 400) refused = answer.body.message as string;
    }
    expect(refused).toMatch(/^Too many checks\. Try again in \d+ seconds?\.$/);
  });
});

test('DOMAIN_CHECK=off makes new and pending domains ready without DNS records', async () => {
  const trusting = await startService({
    env: { DOMAIN_CHECK: 'off' },
    domainTimes: { every: 20, pauses: [0] },
  });
  try {
    const { key, id } = await trusting.addAccount();
    const domain = 'https://go.nowhere.example';
    const { body } = await trusting.call('POST', '/api/domain/add', { key, body: { domain, pending: true } });
    expect(body).toEqual({ error: 0, id: expect.any(Number), status: 'ready' });
    await trusting.service.db
      .insertInto('domains')
      .values({
        account_id: id,
        scheme: 'https',
        host: 'old.example',
        host_key: `old.example ${id}`,
        redirectroot: '',
        redirect404: '',
        created_at: 0,
        next_check_at: 1,
      })
      .execute();
    const list = async () => (await trusting.call('GET', '/api/domains', { key })).body.data.domains;
    await expect
      .poll(async () => (await list()).map(({ status }: { status: string }) => status), { timeout: 15_000 })
      .toEqual(['ready', 'ready']);
  } finally {
    await trusting.stop();
  }
});
