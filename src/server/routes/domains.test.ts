import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '#test/start-service.ts';

/** The test's own domain names and their addresses. */
const names: Record<string, string[]> = {
  'go.acme.example': ['127.0.0.1'],
  'away.acme.example': ['203.0.113.7'],
  'inside.acme.example': ['10.1.2.3'],
  'both.acme.example': ['127.0.0.1', '203.0.113.7'],
};

const resolve = async (host: string) => {
  const found = names[host] ?? (host.endsWith('.here.example') ? ['127.0.0.1'] : undefined);
  if (!found) throw new Error('ENOTFOUND');
  return found;
};

let waypost: TestService;
let port: string;

/** Returns all tokens that accounts were asked to publish, since these tests aren't about ownership. */
const resolveTxt = async () =>
  (await waypost.service.db.selectFrom('domain_tokens').select('token').execute()).map(({ token }) => token);

beforeAll(async () => {
  waypost = await startService({ resolve, resolveTxt, env: { PUBLIC_ADDRESSES: '127.0.0.1,198.51.100.1' } });
  port = new URL(waypost.url).port;
});
afterAll(() => waypost.stop());

const add = (key: string, body: object) => waypost.call('POST', '/api/domain/add', { key, body });
let count = 0;
const newDomain = () => `http://d${(count += 1)}.here.example:${port}`;

describe('POST /api/domain/add', () => {
  test('stores a host that ends in a dot without the dot', async () => {
    const { key } = await waypost.addAccount();
    await add(key, { domain: `http://dotted.here.example.:${port}` });
    const { body } = await waypost.call('GET', '/api/domains', { key });
    expect(body.data.domains).toMatchObject([{ domain: `http://dotted.here.example:${port}` }]);
  });

  test('adds a domain that points to this service', async () => {
    const { key } = await waypost.addAccount();
    const domain = `http://go.acme.example:${port}`;
    const added = await add(key, { domain, redirectroot: 'https://acme.example/', redirect404: '' });
    expect(added.body).toEqual({ error: 0, id: expect.any(Number) });
    const { body } = await waypost.call('GET', '/api/domains', { key });
    expect(body.data.domains).toEqual([
      { id: added.body.id, domain, redirectroot: 'https://acme.example/', redirect404: '', status: 'ready' },
    ]);
  });

  test.each([
    [{}, 'domain is required.'],
    [{ domain: '' }, 'Enter a domain name, such as go.example.com.'],
    [{ domain: 'ftp://go.acme.example' }, expect.stringContaining('Enter a domain')],
    [{ domain: 'https://go.acme.example/path' }, expect.stringContaining('without a path')],
    [{ domain: 'https://localhost' }, expect.stringContaining('Enter a domain name')],
    [{ domain: 'go.acme.example,b.acme.example' }, expect.stringContaining('Enter a domain name')],
    [{ domain: 'https://*.acme.example' }, expect.stringContaining('Enter a domain name')],
    [{ domain: 'https://a..acme.example' }, expect.stringContaining('Enter a domain name')],
    [{ domain: `https://${'a'.repeat(64)}.example` }, expect.stringContaining('Enter a domain name')],
    [{ domain: 7 }, expect.stringContaining('Enter a domain name')],
    [{ domain: 'http://127.0.0.1' }, 'Enter a name, not an IP address.'],
    [
      { domain: 'https://nobody.acme.example' },
      expect.stringContaining('nobody.acme.example has no A, AAAA or CNAME record.'),
    ],
    [
      { domain: 'https://away.acme.example' },
      expect.stringMatching(/points to 203\.0\.113\.7\. Point it to 198\.51\.100\.1\./),
    ],
    [{ domain: 'https://both.acme.example' }, expect.stringContaining('203.0.113.7')],
    [{ domain: 'https://inside.acme.example' }, expect.stringMatching(/points to a private address/)],
    [{ domain: 'http://go.acme.example:22' }, expect.stringContaining('not at 22')],
  ])('%j is refused, naming the domain field', async (body, message) => {
    const { key } = await waypost.addAccount();
    const answer = await add(key, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 1, message, field: 'domain' });
  });

  test('refuses a domain with the port of another service', async () => {
    const other = await startService({ resolve });
    const { key } = await waypost.addAccount();
    // Only the port distinguishes the two services, and only the service's own port is ever requested.
    const { body } = await add(key, { domain: `http://other.here.example:${new URL(other.url).port}` });
    expect(body.message).toContain('This service is reached at port');
    await other.stop();
  });

  test.each(['redirectroot', 'redirect404'])('a %s that isn’t a web address is refused', async (field) => {
    const { key } = await waypost.addAccount();
    const { status, body } = await add(key, { domain: newDomain(), [field]: 'javascript:alert(1)' });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 1,
      message: 'Please enter a valid URL. Use an http or https address.',
      field,
    });
  });

  test.each(['redirectroot', 'redirect404'])(
    'a %s that could redirect in a circle is refused',
    async (field) => {
      const { key } = await waypost.addAccount();
      const [domain, other] = [newDomain(), newDomain()];
      await add(key, { domain: other });
      const withDot = domain.replace(/(?=:\d+$)/, '.');
      for (const to of [domain, `${domain}/x`, `${withDot}/x`, other, `${waypost.url}/x`]) {
        const { status, body } = await add(key, { domain, [field]: to });
        expect([status, body.field, body.message]).toEqual([
          400,
          field,
          expect.stringMatching(/could redirect in a circle|short URL of this server/),
        ]);
      }
      const { body } = await add(key, { domain, [field]: `${waypost.url}/app/` });
      const change = { [field]: `${domain}/` };
      const changed = await waypost.call('PUT', `/api/domain/${body.id}/update`, { key, body: change });
      expect([changed.status, changed.body.field]).toEqual([400, field]);
    },
  );

  test('a domain that any account already has is refused', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const domain = newDomain();
    await add(ada.key, { domain });
    for (const { key } of [ada, bob]) {
      const { status, body } = await add(key, { domain });
      expect(status).toBe(400);
      expect(body.message).toBe('That domain is already in use.');
    }
  });
});

describe('PUT /api/domain/:id/update', () => {
  test('changes members that are sent and keeps the rest', async () => {
    const { key } = await waypost.addAccount();
    const { body } = await add(key, {
      domain: newDomain(),
      redirectroot: 'https://a.example',
      redirect404: 'https://b.example',
    });
    const change = { redirectroot: 'https://c.example', redirect404: null };
    const updated = await waypost.call('PUT', `/api/domain/${body.id}/update`, { key, body: change });
    expect(updated.body).toEqual({ error: 0, message: 'Domain has been updated successfully.' });
    const [domain] = (await waypost.call('GET', '/api/domains', { key })).body.data.domains;
    expect(domain).toMatchObject({ redirectroot: 'https://c.example', redirect404: 'https://b.example' });
  });

  test('removes the redirects that are named in remove', async () => {
    const { key } = await waypost.addAccount();
    const to = { redirectroot: 'https://a.example', redirect404: 'https://b.example' };
    const { body } = await add(key, { domain: newDomain(), ...to });
    const update = (change: object) =>
      waypost.call('PUT', `/api/domain/${body.id}/update`, { key, body: change });
    expect((await update({ remove: ['redirect404'] })).status).toBe(200);
    const [domain] = (await waypost.call('GET', '/api/domains', { key })).body.data.domains;
    expect(domain).toMatchObject({ redirectroot: 'https://a.example', redirect404: '' });
    expect((await update({ remove: ['domain'] })).body.message).toBe(
      'remove takes redirectroot and redirect404.',
    );
  });

  test('accepts an empty body', async () => {
    const { key } = await waypost.addAccount();
    const { body } = await add(key, { domain: newDomain() });
    expect((await waypost.call('PUT', `/api/domain/${body.id}/update`, { key, body: {} })).status).toBe(200);
  });

  test('returns 404 for another account’s domain', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const { body } = await add(ada.key, { domain: newDomain() });
    const change = { redirectroot: 'https://evil.example' };
    for (const sent of [change, {}]) {
      const update = await waypost.call('PUT', `/api/domain/${body.id}/update`, { key: bob.key, body: sent });
      expect(update.status).toBe(404);
    }
    const [domain] = (await waypost.call('GET', '/api/domains', { key: ada.key })).body.data.domains;
    expect(domain.redirectroot).toBe('');
  });
});

describe('DELETE /api/domain/:id/delete', () => {
  test('moves the domain’s links to the main host, under a new alias where theirs is taken', async () => {
    const { key, id: account_id } = await waypost.addAccount();
    const { body } = await add(key, { domain: newDomain() });
    const links = await import('#server/store/links.ts');
    const link = { account_id, longurl: 'https://acme.example', title: '', description: '', created_at: 1 };
    const { db } = waypost.service;
    await links.add(db, { ...link, alias: 'menu', domain_id: null });
    await links.add(db, { ...link, alias: 'menu', domain_id: body.id });
    await links.add(db, { ...link, alias: 'jobs', domain_id: body.id });
    const gone = await waypost.call('DELETE', `/api/domain/${body.id}/delete`, { key });
    expect(gone.body).toEqual({
      error: 0,
      message:
        'Domain has been deleted successfully. 2 links moved to the main host, 1 link of them under a new alias.',
      moved: 2,
      renamed: 1,
    });
    const { urls } = (await waypost.call('GET', '/api/urls', { key })).body.data;
    expect(urls).toHaveLength(3);
    for (const { shorturl } of urls) expect(shorturl).toContain(`${waypost.url}/`);
    expect((await waypost.call('GET', '/api/domains', { key })).body.data.domains).toEqual([]);
  });

  test('returns 404 for another account’s domain', async () => {
    const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
    const { body } = await add(ada.key, { domain: newDomain() });
    expect((await waypost.call('DELETE', `/api/domain/${body.id}/delete`, { key: bob.key })).status).toBe(
      404,
    );
    expect((await waypost.call('GET', '/api/domains', { key: ada.key })).body.data.result).toBe(1);
  });
});

test('DOMAIN_CHECK=off accepts a domain that doesn’t point to this service', async () => {
  const trusting = await startService({ env: { DOMAIN_CHECK: 'off' } });
  const { key } = await trusting.addAccount();
  const { body } = await trusting.call('POST', '/api/domain/add', {
    key,
    body: { domain: 'go.nowhere.example' },
  });
  expect(body.error).toBe(0);
  const [domain] = (await trusting.call('GET', '/api/domains', { key })).body.data.domains;
  expect(domain.domain).toBe('https://go.nowhere.example');
  await trusting.stop();
});
