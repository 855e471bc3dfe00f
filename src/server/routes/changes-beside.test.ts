import { afterAll, beforeAll, expect, test } from 'vitest';
import { followChanges } from '#test/follow-changes.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let records: Record<string, number>;

const send = async (method: string, path: string, body?: object) => {
  const answer = await waypost.call(method, `/api/${path}`, { key: ada.key, body });
  expect(answer.body).toMatchObject({ error: 0 });
  return answer.body.id as number;
};

beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount();
  const splash = await send('POST', 'splash/add', { name: 'Stop' });
  const overlay = await send('POST', 'overlay/add', { name: 'Over', message: 'Over' });
  const domain = await send('POST', 'domain/add', { domain: 'https://go.example.org' });
  const url = 'https://acme.com';
  const link = await send('POST', 'url/add', { url, splash });
  await send('POST', 'url/add', { url, overlay });
  await send('POST', 'url/add', { url, domain: 'go.example.org' });
  const bio = await send('POST', 'bio/add', { title: 'Page' });
  const qr = await send('POST', 'qr/add', { type: 'text', data: 'x' });
  const campaign = await send('POST', 'campaign/add', { name: 'Spring' });
  const channel = await send('POST', 'channel/add', { name: 'Print' });
  const other = await send('POST', 'channel/add', { name: 'Web' });
  for (const group of [channel, other])
    for (const [type, id] of [
      ['links', link],
      ['bio', bio],
      ['qr', qr],
    ] as const)
      await send('POST', `channel/${group}/assign/${type}/${id}`);
  await send('POST', `campaign/${campaign}/assign/${link}`);
  records = { splash, overlay, domain, link, bio, qr, campaign, channel };
});
afterAll(() => waypost.stop());

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The order matters. Each request changes records of another list or a single member. */
test.each([
  ['a bio page’s picture', 'PUT', 'bio/bio/update', { picture }],
  ['a campaign’s slug alone', 'PUT', 'campaign/campaign/update', { name: 'Spring', slug: 'spring' }],
  ['a link’s alias, which its items show', 'PUT', 'url/link/update', { custom: 'other' }],
  ['a link’s password', 'PUT', 'url/link/update', { password: 'secret horse' }],
  ['a link’s expiry', 'PUT', 'url/link/update', { expiry: '2040-01-01 00:00:00' }],
  [
    'a link’s rules',
    'PUT',
    'url/link/update',
    { languagetarget: [{ language: 'de', link: 'https://acme.de' }] },
  ],
  ['a deleted splash page', 'DELETE', 'splash/splash/delete', undefined],
  ['a deleted overlay', 'DELETE', 'overlay/overlay/delete', undefined],
  ['a deleted domain', 'DELETE', 'domain/domain/delete', undefined],
  ['a deleted campaign', 'DELETE', 'campaign/campaign/delete', undefined],
  ['a deleted channel', 'DELETE', 'channel/channel/delete', undefined],
  ['a deleted bio page', 'DELETE', 'bio/bio/delete', undefined],
  ['a deleted QR code', 'DELETE', 'qr/qr/delete', undefined],
  ['a deleted link', 'DELETE', 'url/link/delete', undefined],
])('the changes include %s and every record that shows it', async (_what, method, path, body) => {
  const copy = followChanges(waypost, ada);
  await copy.follow();
  const [place = '', kind = '', action = ''] = path.split('/');
  await send(method, `${place}/${records[kind]}/${action}`, body);
  await copy.follow();
  const { copied, read } = await copy.beside();
  expect(copied).toEqual(read);
});
