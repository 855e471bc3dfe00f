import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService({ env: { PUBLIC_URL: 'http://go.test' } });
});
afterAll(() => waypost.stop());

test.each(['localhost:7911', 'added-later.test'])(
  'a link that leads to itself by an unconfigured host reports a redirect loop, uncounted (%s)',
  async (Host) => {
    const { id, key } = await waypost.addAccount();
    const alias = `back-${id}`;
    const link = await addLink(waypost, id, { alias });
    const get = (headers: Record<string, string> = {}) => sendRequest(`${waypost.url}/${alias}`, { headers });
    const lead = (longurl: string) =>
      waypost.service.db.updateTable('links').set({ longurl }).where('id', '=', link.id).execute();
    await lead(`http://${Host}/${alias}`);
    const { status, body } = await get({ Host });
    expect([status, body]).toEqual([508, expect.stringContaining('is in a redirect loop')]);
    const told = await waypost.call('GET', `/api/url/${link.id}`, { key });
    expect(told.body.details.clicks).toBe(0);
    // By another name, the request is first redirected to this one, where the loop is reported.
    expect((await get()).status).toBe(302);
    // An address that isn't a short URL can't cause a loop.
    await lead(`http://${Host}/app/links`);
    expect((await get({ Host })).status).toBe(302);
  },
);

test('a branded domain never redirects to the address that was requested', async () => {
  const { id: account_id } = await waypost.addAccount();
  const to = 'http://brand.test.:8443/';
  await waypost.service.db
    .insertInto('domains')
    .values({
      account_id,
      scheme: 'http',
      host: 'brand.test',
      host_key: 'brand.test',
      redirectroot: to,
      redirect404: `${to}lost`,
      created_at: 0,
    })
    .execute();
  for (const path of ['/', '/lost']) {
    const statusAt = async (Host: string) =>
      (await sendRequest(waypost.url + path, { headers: { Host } })).status;
    expect(await statusAt('brand.test')).toBe(302);
    expect(await statusAt('Brand.test.:8443')).toBe(404);
  }
});

describe('a QR code', () => {
  const link = (data: string) => ({ type: 'link', data });
  const field = {
    error: 1,
    field: 'data',
    message: expect.stringContaining('can’t redirect to another QR code'),
  };

  test('can’t be created or changed to lead to another code, in any spelling of its address', async () => {
    const { key } = await waypost.addAccount();
    const made = await waypost.call('POST', '/api/qr/add', { key, body: link('https://example.com/') });
    const code = new URL(made.body.link).pathname;
    for (const to of [code, code.replace('qr', '%71r'), `${code}/?x=1`, `/${code}`, '/qr/none']) {
      const body = link(`http://GO.test${to}`);
      for (const answer of [
        await waypost.call('POST', '/api/qr/add', { key, body }),
        await waypost.call('PUT', `/api/qr/${made.body.id}/update`, { key, body }),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject(field);
      }
    }
    // Content that doesn't redirect any further can't cause a loop: short links, pictures, pages, and a text that is
    // only shown.
    for (const body of [
      link('http://go.test/menu'),
      link(`http://go.test${code}.png`),
      link('http://go.test/app/'),
      { type: 'text', data: `http://go.test${code}` },
    ])
      expect((await waypost.call('POST', '/api/qr/add', { key, body })).status).toBe(200);
  });

  test('that leads to itself by an unconfigured host reports a redirect loop, uncounted', async () => {
    const { key } = await waypost.addAccount();
    const Host = 'localhost:7911';
    const made = await waypost.call('POST', '/api/qr/add', { key, body: link('https://example.com/') });
    const path = new URL(made.body.link).pathname;
    const body = link(`http://${Host}${path}`);
    expect((await waypost.call('PUT', `/api/qr/${made.body.id}/update`, { key, body })).status).toBe(200);
    const { status, body: page } = await sendRequest(waypost.url + path, { headers: { Host } });
    expect([status, page]).toEqual([508, expect.stringContaining('This code is in a redirect loop')]);
    expect((await waypost.call('GET', `/api/qr/${made.body.id}`, { key })).body.details.scans).toBe(0);
    expect((await sendRequest(waypost.url + path)).status).toBe(302);
  });
});

test('a link can’t lead to the percent-encoded address of a QR code', async () => {
  const { key } = await waypost.addAccount();
  const { status } = await waypost.call('POST', '/api/url/add', {
    key,
    body: { url: 'http://go.test/%71r/abc' },
  });
  expect(status).toBe(400);
});
