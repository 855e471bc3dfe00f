import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportList } from '#server/cli/report-list.ts';
import { ask, browser } from '#test/ask.ts';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let visitors = 0;

beforeAll(async () => {
  waypost = await startService({ env: { TRUST_PROXY: 'on' } });
  ada = await waypost.addAccount({ username: 'ada' });
});
afterAll(() => waypost.stop());

const send = (fields: Record<string, string>, address = `203.0.113.${(visitors += 1)}`) =>
  fetch(`${waypost.url}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'User-Agent': browser, 'X-Forwarded-For': address },
    body: new URLSearchParams(fields),
  });

const listed = async () => {
  const { service } = waypost;
  const means = {
    database: service.database,
    db: service.db,
    config: service.config,
    publicUrl: waypost.url,
  };
  return reportList.run({}, means) as Promise<{ json: Record<string, unknown>[]; text: string }>;
};

test('a page asks what is wrong with a link, and knows which one', async () => {
  const { shorturl } = await addLink(waypost, ada.id, { alias: 'asked' });
  const answer = await fetch(`${waypost.url}/report?link=${encodeURIComponent(shorturl)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toContain(`value="${shorturl}"`);
});

test('a report is kept, and listed on the command line', async () => {
  const { shorturl } = await addLink(waypost, ada.id, { alias: 'phish', longurl: 'https://bank.example/x' });
  const fields = {
    link: shorturl,
    reason: 'phishing',
    details: 'It looks\nlike my bank.\u001b[31m',
    contact: 'bob@b.example',
  };
  const answer = await send(fields);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Thank you');
  const { json, text } = await listed();
  expect(json[0]).toEqual({
    id: expect.any(Number),
    date: expect.any(String),
    reason: 'phishing',
    shorturl,
    longurl: 'https://bank.example/x',
    account: 'ada',
    details: 'It looks\nlike my bank.\u001b[31m',
    contact: 'bob@b.example',
  });
  expect(text).toContain('It looks like my bank. [31m');
});

test('an address without scheme, and an alias alone, name a link', async () => {
  await addLink(waypost, ada.id, { alias: 'short' });
  for (const link of [`${new URL(waypost.url).host}/short`, 'short'])
    expect((await send({ link, reason: 'spam' })).status).toBe(200);
});

test.each([
  [{ link: '', reason: 'spam' }, 'There is no such link here'],
  [{ link: 'https://other.example/x', reason: 'spam' }, 'There is no such link here'],
  [{ link: 'short', reason: '' }, 'Please say what is wrong'],
  [{ link: 'short', reason: 'constructor' }, 'Please say what is wrong'],
  [{ link: 'short', reason: 'spam', details: 'x'.repeat(2001) }, 'Use at most 2,000 characters'],
  [{ link: 'short', reason: 'spam', contact: 'x'.repeat(255) }, 'Use at most 254 characters'],
])('%j is refused at its field, and what was entered stays', async (fields, message) => {
  const answer = await send(fields);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(message);
  expect(page).toContain(`value="${fields.link}"`);
});

test('scripts in every field are shown as text', async () => {
  const script = '"><script>alert(1)</script></textarea>';
  const page = await (await send({ link: script, reason: script, details: script, contact: script })).text();
  expect(page).not.toContain('<script>alert(1)');
  expect(page).toContain('&lt;script&gt;alert(1)');
});

test('one address can send only some a minute, and nobody can fill the database', async () => {
  const { shorturl } = await addLink(waypost, ada.id, { alias: 'flooded' });
  const from = '198.51.100.1';
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1)
    statuses.push((await send({ link: shorturl, reason: 'spam' }, from)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  for (let count = 0; count < 18; count += 1) await send({ link: shorturl, reason: 'spam' });
  const { json } = await listed();
  expect(json.filter((report) => report.shorturl === shorturl)).toHaveLength(20);
});

test('what was reported stays when the link is gone', async () => {
  const { id, shorturl } = await addLink(waypost, ada.id, { alias: 'gone' });
  await send({ link: shorturl, reason: 'malware' });
  await waypost.call('DELETE', `/api/url/${id}/delete`, { key: ada.key });
  const { json, text } = await listed();
  expect(json.find((report) => report.shorturl === shorturl)).toMatchObject({ account: null });
  expect(text).toContain('(deleted)');
});

test('a branded domain has no such page', async () => {
  const off = await startService({ env: { DOMAIN_CHECK: 'off' } });
  const owner = await off.addAccount();
  await off.call('POST', '/api/domain/add', { key: owner.key, body: { domain: 'https://go.brand.example' } });
  const answer = await ask(`${off.url}/report`, { headers: { Host: 'go.brand.example' } });
  expect(answer.status).toBe(404);
  await off.stop();
});
