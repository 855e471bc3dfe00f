import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportList } from '#server/cli/report-list.ts';
import { sendRequest } from '#test/send-request.ts';
import { addLink } from '#test/add-link.ts';
import { sendReport } from '#test/send-report.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;

beforeAll(async () => {
  waypost = await startService({ env: { TRUST_PROXY: 'on' } });
  ada = await waypost.addAccount({ username: 'ada' });
  await addLink(waypost, ada.id, { alias: 'kept' });
});
afterAll(() => waypost.stop());

const send = (fields: Record<string, string>, address?: string) => sendReport(waypost, fields, address);

const listed = () =>
  reportList.run({ open: false }, { ...waypost.service.config, PUBLIC_URL: waypost.url }) as Promise<{
    json: Record<string, unknown>[];
    text: string;
  }>;

test('the report page is filled in with the link to report', async () => {
  const { shorturl } = await addLink(waypost, ada.id, { alias: 'asked' });
  const answer = await fetch(`${waypost.url}/report?link=${encodeURIComponent(shorturl)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toContain(`value="${shorturl}"`);
});

test('a report is stored, and listed on the command line', async () => {
  const { shorturl } = await addLink(waypost, ada.id, { alias: 'phish', longurl: 'https://bank.example/x' });
  const fields = {
    link: shorturl,
    reason: 'phishing',
    details: 'It looks\nlike my bank.\u001b[31m',
    contact: 'bob@b.example',
  };
  const answer = await send(fields);
  // Reloading the thank-you page doesn't send the report again.
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/report?sent']);
  expect(await (await fetch(`${waypost.url}/report?sent`)).text()).toContain('Thank you');
  const { json, text } = await listed();
  expect(json[0]).toEqual({
    id: expect.any(Number),
    date: expect.any(String),
    reason: 'phishing',
    kind: 'link',
    shorturl,
    longurl: 'https://bank.example/x',
    account: 'ada',
    details: 'It looks\nlike my bank.\u001b[31m',
    contact: 'bob@b.example',
    closed: null,
  });
  expect(text).toContain('It looks like my bank. [31m');
});

test('a link can be reported by its address without a scheme, and by its alias', async () => {
  await addLink(waypost, ada.id, { alias: 'short' });
  for (const link of [`${new URL(waypost.url).host}/short`, 'short'])
    expect((await send({ link, reason: 'spam' })).status).toBe(303);
});

test('bio pages, QR codes, their pictures, rotators and public lists can be reported', async () => {
  const { key } = ada;
  const add = async (path: string, body: object) =>
    (await waypost.call('POST', path, { key, body })).body as Record<string, string>;
  await add('/api/bio/add', { title: 'Ada', alias: 'ada-page' });
  const qr = await add('/api/qr/add', { type: 'link', data: 'https://bank.example/qr', name: 'Door' });
  const phone = await add('/api/qr/add', { type: 'phone', data: '+49 30 1234567', name: 'Call' });
  const { rotator, list } = await add('/api/campaign/add', { name: 'Spring', slug: 'spring', public: true });
  const reported = [
    ['bio', `${waypost.url}/ada-page`, ''],
    ['qr', qr.link, 'https://bank.example/qr'],
    ['qr', phone.link, 'tel:+49301234567'],
    ['rotator', rotator, ''],
    ['list', list, ''],
  ] as const;
  for (const [kind, address = '', longurl] of reported) {
    const path = new URL(address).pathname;
    for (const link of [address, `${address}/?x=1`, kind === 'bio' ? path.slice(1) : path])
      expect([link, (await send({ link, reason: 'spam' })).status]).toEqual([link, 303]);
    const [newest] = (await listed()).json;
    expect(newest).toMatchObject({ kind, shorturl: address, longurl, account: 'ada' });
  }
  expect((await send({ link: `${qr.link}.png`, reason: 'spam' })).status).toBe(303);
  const hidden = await add('/api/campaign/add', { name: 'Autumn', public: false });
  expect((await send({ link: hidden.list ?? '', reason: 'spam' })).status).toBe(400);
});

test('bio pages and public lists have a link to report them', async () => {
  const { key } = ada;
  await waypost.call('POST', '/api/bio/add', { key, body: { title: 'Ada', alias: 'ada-offends' } });
  const added = await waypost.call('POST', '/api/campaign/add', {
    key,
    body: { name: 'Offers', public: true },
  });
  for (const address of [`${waypost.url}/ada-offends`, added.body.list]) {
    const page = await (await fetch(`${address}?x=1`)).text();
    const [, report = ''] = /href="([^"]+)" rel="nofollow">Report this page</.exec(page) ?? [];
    expect(new URL(report).searchParams.get('link')).toBe(address);
    expect(await (await fetch(report)).text()).toContain(`value="${address}"`);
  }
});

test('a link of a branded domain is reported by its full address only', async () => {
  const domain = { scheme: 'https' as const, host: 'go.acme.example', redirectroot: '', redirect404: '' };
  const { id } = await waypost.service.db
    .insertInto('domains')
    .values({ ...domain, host_key: domain.host, account_id: ada.id, created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addLink(waypost, ada.id, { alias: 'branded', domain_id: id });
  expect((await send({ link: 'branded', reason: 'spam' })).status).toBe(400);
  expect((await send({ link: 'go.ACME.example/branded', reason: 'spam' })).status).toBe(303);
  expect((await listed()).json[0]).toMatchObject({ shorturl: 'https://go.acme.example/branded' });
});

test.each([
  [{ link: '' }, 'link', 'Nothing was found at this address'],
  [{ link: 'https://other.example/x' }, 'link', 'Nothing was found at this address'],
  [{ link: 'u/ada' }, 'link', 'Nothing was found at this address'],
  [{ link: 'qr/%00' }, 'link', 'Nothing was found at this address'],
  [{ link: 'r/%E0%A4%A' }, 'link', 'Nothing was found at this address'],
  [{ reason: '' }, 'reason', 'Choose a reason'],
  [{ reason: 'constructor' }, 'reason', 'Choose a reason'],
  [{ details: 'x'.repeat(2001) }, 'details', 'Use at most 2,000 characters'],
  [{ contact: 'x'.repeat(255) }, 'contact', 'Use at most 254 characters'],
])(
  '%j is refused with a message at the field %s, and the form keeps what was entered',
  async (wrong, at, message) => {
    const right = { link: 'kept', reason: 'spam', details: 'A fake shop.', contact: 'bob@b.example' };
    const fields = { ...right, ...wrong };
    const answer = await send(fields);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    const problems = [...page.matchAll(/ id="([^"]+)" role="alert">([^<]*)</g)];
    expect(problems.map(([, id, text]) => [id, text])).toEqual([
      [`${at}-problem`, expect.stringContaining(message)],
    ]);
    expect(page.match(/aria-invalid="true" aria-describedby="[^"]*"/g)).toEqual([
      `aria-invalid="true" aria-describedby="${at}-problem"`,
    ]);
    for (const entered of [fields.link, fields.contact]) expect(page).toContain(`value="${entered}"`);
    expect(page).toContain(`>${fields.details}</textarea>`);
    // A reason that isn't offered can't be chosen.
    const chosen = /value="(\w+)"\s+checked/.exec(page)?.[1];
    expect(chosen).toBe(fields.reason === 'spam' ? 'spam' : undefined);
  },
);

test.each([
  ['of the most characters in any script', '漢'.repeat(2000)],
  ['whose line breaks browsers send as two characters', `${'line\r\n'.repeat(399)}line`],
])('details %s are accepted', async (_what, details) => {
  const { shorturl } = await addLink(waypost, ada.id, { alias: `long-${details.length}` });
  expect((await send({ link: shorturl, reason: 'spam', details })).status).toBe(303);
  expect((await listed()).json[0]).toMatchObject({ details: details.replaceAll('\r\n', '\n') });
});

test('the first invalid field has the focus', async () => {
  await addLink(waypost, ada.id, { alias: 'focused' });
  const page = await (await send({ link: 'focused', reason: '', contact: 'x'.repeat(255) })).text();
  expect(page.match(/<[^>]*\sautofocus[^>]*>/g)).toEqual([expect.stringContaining('name="reason"')]);
});

test('scripts in every field are shown as text', async () => {
  const script = '"><script>alert(1)</script></textarea>';
  const page = await (await send({ link: script, reason: script, details: script, contact: script })).text();
  expect(page).not.toContain('<script>alert(1)');
  expect(page).toContain('&lt;script&gt;alert(1)');
});

test('reports are limited to five a minute per address and twenty per link', async () => {
  const { shorturl } = await addLink(waypost, ada.id, { alias: 'flooded' });
  const from = '198.51.100.1';
  const statuses: number[] = [];
  // A rejected form doesn't count as a report.
  for (let count = 0; count < 7; count += 1)
    expect((await send({ link: 'mistyped-alias', reason: 'spam' }, from)).status).toBe(400);
  for (let count = 0; count < 7; count += 1)
    statuses.push((await send({ link: shorturl, reason: 'spam' }, from)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
  for (let count = 0; count < 18; count += 1) await send({ link: shorturl, reason: 'spam' });
  const { json } = await listed();
  expect(json.filter((report) => report.shorturl === shorturl)).toHaveLength(20);
});

test('a report is kept after its link and its account are deleted', async () => {
  const bob = await waypost.addAccount({ username: 'bob' });
  const { id, shorturl } = await addLink(waypost, bob.id, { alias: 'gone' });
  await send({ link: shorturl, reason: 'malware' });
  await waypost.call('DELETE', `/api/url/${id}/delete`, { key: bob.key });
  const account = async () => (await listed()).json.find((report) => report.shorturl === shorturl)?.account;
  expect(await account()).toBe('bob');
  await waypost.call('DELETE', '/api/account', {
    key: bob.key,
    body: { username: 'bob', password: bob.password },
  });
  expect(await account()).toBeNull();
  expect((await listed()).text).toContain('(deleted)');
});

test('a branded domain has no report page', async () => {
  const off = await startService({ env: { DOMAIN_CHECK: 'off' } });
  const owner = await off.addAccount();
  await off.call('POST', '/api/domain/add', { key: owner.key, body: { domain: 'https://go.brand.example' } });
  const answer = await sendRequest(`${off.url}/report`, { headers: { Host: 'go.brand.example' } });
  expect(answer.status).toBe(404);
  await off.stop();
});
