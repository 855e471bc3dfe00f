import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { everyRecord } from '#test/records/every-record.ts';
import { sendRequest } from '#test/send-request.ts';
import { beginningOfJpg, bytesIn } from '#test/pictures.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount({ username: 'ada' });
});
afterAll(() => waypost.stop());

const post = async (path: string, body?: object, key = ada.key) =>
  (await waypost.call('POST', path, { key, body })).body;

const request = (key: string) =>
  fetch(`${waypost.url}/api/account/export`, { headers: { Authorization: `Bearer ${key}` } });

async function exportedFiles(key: string): Promise<Record<string, Uint8Array>> {
  const answer = await request(key);
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

/** Returns the ZIP's files as texts, by name. */
async function exported(key = ada.key): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(await exportedFiles(key)).map(([name, bytes]) => [
      name,
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    ]),
  );
}

const json = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, unknown>[];

const jpg = beginningOfJpg(9, 9);
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const both = (file: string) => [`${file}.json`, `${file}.csv`];

describe('GET /api/account/export', () => {
  test('contains every record with its settings, as JSON and as CSV', async () => {
    const link = await addLink(waypost, ada.id, { alias: 'menu', title: 'Menu, "new"' });
    const qr = await post('/api/qr/add', {
      type: 'wifi',
      data: { ssid: 'Guests', encryption: 'wpa', pass: 'welcome' },
      logo: picture,
      name: 'Table card',
    });
    const campaign = await post('/api/campaign/add', { name: 'Spring', slug: 'spring', public: true });
    await post(`/api/campaign/${campaign.id}/assign/${link.id}`);
    const channel = await post('/api/channel/add', { name: 'Print' });
    await post(`/api/channel/${channel.id}/assign/qr/${qr.id}`);
    await post('/api/domain/add', { domain: 'https://go.example.org' });
    await post('/api/pixel/add', { type: 'forum', name: 'Tag', tag: '123' });
    const bio = await post('/api/bio/add', { title: 'Ada', picture });
    const splash = await post('/api/splash/add', { name: 'Leaving', picture: jpg });
    await sendRequest(`${waypost.url}/menu`);
    await sendRequest(qr.link as string);
    await sendRequest(bio.link as string);
    const files = await exported();
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        'account.json',
        ...['links', 'qr-codes', 'campaigns', 'campaigns-links', 'channels', 'channels-items'].flatMap(both),
        ...['domains', 'keys', 'bio-pages', 'bio-pages-links', 'splash-pages'].flatMap(both),
        ...['pixels', 'pixels-links', 'pixels-bio-pages'].flatMap(both),
        `bio-page-pictures/${bio.id}.png`,
        `splash-page-pictures/${splash.id}.jpg`,
        `qr-logos/${(qr.link as string).split('/').at(-1)}.png`,
        'visits-by-day.csv',
        'visits-by-label.csv',
        'visits.csv',
      ].toSorted(),
    );
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      username: 'ada',
      email: ada.email,
      records: { links: 1, qrs: 1, campaigns: 1 },
    });
    expect(json(files['links.json'])).toEqual([
      expect.objectContaining({
        id: link.id,
        alias: 'menu',
        shorturl: `${waypost.url}/menu`,
        title: 'Menu, "new"',
        clicks: 1,
        created: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      }),
    ]);
    expect(json(files['qr-codes.json'])).toEqual([
      expect.objectContaining({
        name: 'Table card',
        type: 'wifi',
        data: { ssid: 'Guests', encryption: 'wpa', pass: 'welcome' },
        link: qr.link,
        logo: `${qr.link}/logo`,
        scans: 1,
      }),
    ]);
    expect(json(files['bio-pages.json'])).toEqual([
      expect.objectContaining({ id: bio.id, title: 'Ada', address: bio.link, views: 1 }),
    ]);
    expect(json(files['campaigns-links.json'])).toEqual([{ campaign_id: campaign.id, link_id: link.id }]);
    const head = files['links.csv']?.split('\r\n')[0] ?? '';
    expect(head.startsWith('\u{FEFF}id,')).toBe(true);
    expect(files['links.csv']).toContain('"Menu, ""new"""');
    const today = new Date().toISOString().slice(0, 10);
    expect(files['visits-by-day.csv']).toContain(`\r\nlink,${link.id},${today},1,1\r\n`);
    expect(files['visits-by-day.csv']).toContain(`\r\nQR code,${qr.id},${today},1,1\r\n`);
    expect(files['visits-by-day.csv']).toContain(`\r\nbio page,${bio.id},${today},1,1\r\n`);
    expect(files['visits-by-label.csv']).toContain(`\r\nlink,${link.id},browser,Safari,1\r\n`);
    expect(files['visits.csv']?.trim().split('\r\n')).toHaveLength(4);
    expect(files['visits.csv']).toMatch(/\r\n[-\d]+ [:\d]+,link,\d+,[^,]+,.*,Safari,/);
  });

  test('contains every uploaded picture unchanged', async () => {
    const { key } = await waypost.addAccount();
    const bio = await post('/api/bio/add', { title: 'Ada', picture: jpg }, key);
    const splash = await post('/api/splash/add', { name: 'Leaving', picture }, key);
    await post('/api/bio/add', { title: 'None' }, key);
    const files = await exportedFiles(key);
    const pictures = Object.entries(files).filter(([name]) => /[.](?:png|jpg)$/.test(name));
    expect(pictures.map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual([
      [`bio-page-pictures/${bio.id}.jpg`, bytesIn(jpg)],
      [`splash-page-pictures/${splash.id}.png`, bytesIn(picture)],
    ]);
  });

  test('contains no keys, sessions or passwords, and no hashes of them', async () => {
    const { session } = await post('/api/session', { email: ada.email, password: ada.password });
    const { db } = waypost.service;
    const account = await db
      .selectFrom('accounts')
      .where('id', '=', ada.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const keys = await db.selectFrom('keys').where('account_id', '=', ada.id).selectAll().execute();
    const whole = Object.values(await exported()).join('\n');
    expect(whole).toContain('First key');
    for (const secret of [
      ada.key,
      session,
      ada.password,
      account.password_hash,
      ...keys.map(({ hash }) => hash),
    ]) {
      expect(whole).not.toContain(secret);
    }
  });

  test('prefixes formulas and number-like text in CSV with an apostrophe, but not in JSON', async () => {
    const eve = await waypost.addAccount();
    await addLink(waypost, eve.id, { alias: 'formula', title: '=HYPERLINK("https://evil.example")' });
    await addLink(waypost, eve.id, { alias: '007', title: '1e5' });
    const files = await exported(eve.key);
    expect(files['links.csv']).toMatch(/,'007,.*,'1e5,/);
    expect(files['links.csv']).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(json(files['links.json'])[0]?.['title']).toBe('=HYPERLINK("https://evil.example")');
  });

  test('contains nothing of other accounts', async () => {
    const bob = await waypost.addAccount();
    const files = await exported(bob.key);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        'account.json',
        ...both('keys'),
        'visits-by-day.csv',
        'visits-by-label.csv',
        'visits.csv',
      ].toSorted(),
    );
    expect(Object.values(files).join('\n')).not.toContain('menu');
  });

  test('works with a read-only key and under an expired plan', async () => {
    const lapsed = await waypost.addAccount({ plan: 'pro', expires_at: 1 });
    expect(await exported(lapsed.key)).toHaveProperty('account.json');
    const { key } = await post('/api/key/add', { name: 'Backup', access: 'read' });
    expect(await exported(key)).toHaveProperty('account.json');
  });

  test('runs once at a time per account, and ends when its client disconnects', async () => {
    const busy = await waypost.addAccount();
    // Incompressible data fills the buffers to a client that reads nothing.
    const columns = { account_id: busy.id, domain_id: null, title: '', created_at: 1, search: '' };
    for (let made = 0; made < 4000; made += 200) {
      const rows = Array.from({ length: 200 }, (_, place) => ({
        ...columns,
        alias: `busy-${made + place}`,
        longurl: `https://acme.example/${randomBytes(600).toString('hex')}`,
        description: randomBytes(900).toString('hex'),
      }));
      await waypost.service.db.insertInto('links').values(rows).execute();
    }
    const started = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const options = { headers: { Authorization: `Bearer ${busy.key}` }, agent: false };
      http.get(`${waypost.url}/api/account/export`, options, resolve).on('error', reject);
    });
    expect(started.headers['content-type']).toBe('application/zip');
    expect(started.headers['content-disposition']).toBe('attachment; filename="waypost-account.zip"');
    const second = await waypost.call('GET', '/api/account/export', { key: busy.key });
    expect([second.status, second.body.message]).toEqual([400, expect.stringContaining('already running')]);
    expect((await waypost.call('GET', '/api/account/export', { key: ada.key })).status).toBe(200);
    started.destroy();
    await expect.poll(async () => (await request(busy.key)).status, { timeout: 15_000 }).toBe(200);
  });

  test('succeeds again after a failed export', async () => {
    const { schema } = waypost.service.db;
    await schema.alterTable('pixels').renameTo('pixels_away').execute();
    expect((await request(ada.key)).status).toBe(500);
    await schema.alterTable('pixels_away').renameTo('pixels').execute();
    expect((await request(ada.key)).status).toBe(200);
  });

  test('covers every table with an account’s records, which all have a count in its holdings', async () => {
    const { db } = waypost.service;
    const owned = (await db.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))
      .map(({ name }) => name);
    // The dashboard shows what support did, what programs requested, and domain proofs. Closed targets are about to be
    // removed. Reports belong to their senders. Tokens, devices and second steps are secrets. Changes only name what is
    // exported. Visits are exported one by one, and their sums can be derived from that.
    const elsewhere = `closed_targets inspections trail api_requests reports mail_tokens domain_tokens devices
      passkeys authenticators recovery_codes step_challenges changes visit_blocks visit_sums visit_sum_labels sum_versions unsummed_days`.split(
      /\s+/,
    );
    const tables = owned.filter((name) => !elsewhere.includes(name));
    const account = await waypost.addAccount();
    await everyRecord(waypost, account, 'whole');
    const { data } = (await waypost.call('GET', '/api/account/holdings', { key: account.key })).body;
    expect(tables.filter((name) => !data[name])).toEqual([]);
    const lists = Object.entries(await exported(account.key)).filter(([name]) =>
      /(?<!account)[.]json$/.test(name),
    );
    expect(lists.filter(([, text]) => json(text).some((each) => 'id' in each))).toHaveLength(tables.length);
  });
});
