import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let eve: TestAccount;

beforeAll(async () => {
  waypost = await startService({ env: { BLOCKED_HOSTS: 'evil.example' } });
  ada = await waypost.addAccount();
  eve = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const add = (body: object) =>
  waypost.call('POST', '/api/url/add', { key: ada.key, body: { url: 'https://acme.example/menu', ...body } });

/** Returns a body for every option with a destination. */
const places = (to: string): [string, object][] => [
  ['url', { url: to }],
  ['afterwards', { afterwards: to }],
  ['devicetarget.0.link', { devicetarget: [{ device: 'ios', link: to }] }],
  ['geotarget.0.link', { geotarget: [{ location: 'DE', link: to }] }],
  ['languagetarget.0.link', { languagetarget: [{ language: 'de', link: to }] }],
];

describe('the destinations of a link', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    '//evil.example',
    '/app/',
    'ftp://acme.example/x',
    'https://acme.example/a b',
  ])('%s is refused in every option', async (to) => {
    for (const [field, body] of places(to))
      expect((await add(body)).body).toMatchObject({
        error: 1,
        field,
        message: expect.stringContaining('URL'),
      });
  });

  test('a short URL of this server is refused in every option', async () => {
    const { shorturl } = (await add({})).body;
    for (const [field, body] of places(shorturl))
      expect((await add(body)).body).toMatchObject({
        error: 1,
        field,
        message: expect.stringContaining('short URL of this server'),
      });
  });

  test.each(['https://evil.example/x', 'http://www.EVIL.example.:8080', 'https://a.b.evil.example/'])(
    'a blocked host is refused in every option (%s)',
    async (to) => {
      for (const [field, body] of places(to))
        expect((await add(body)).body).toMatchObject({
          error: 1,
          field,
          message: expect.stringMatching(/Links aren’t allowed to/),
        });
    },
  );

  test('a blocked host is refused as a domain’s redirect, and named without its final dot', async () => {
    const body = { domain: 'https://go.acme.example', redirectroot: 'https://www.evil.example./' };
    expect((await waypost.call('POST', '/api/domain/add', { key: ada.key, body })).body).toEqual({
      error: 1,
      field: 'redirectroot',
      message: 'Links aren’t allowed to www.evil.example.',
    });
  });

  test('a host that only resembles a blocked one is accepted', async () => {
    for (const to of [
      'https://notevil.example',
      'https://evil.example.org',
      'https://acme.example/evil.example',
    ])
      expect((await add({ url: to })).status).toBe(200);
  });
});

describe('an alias', () => {
  const free = (query: string, key = ada.key) => waypost.call('GET', `/api/url/free?${query}`, { key });

  test('is free until a link has it', async () => {
    expect((await free('custom=summer')).body).toEqual({ error: 0, free: true });
    await add({ custom: 'summer' });
    expect((await free('custom=summer')).body).toEqual({ error: 0, free: false });
    expect((await free('custom=summer', eve.key)).body).toEqual({ error: 0, free: false });
    expect((await free('custom=Summer')).body).toEqual({ error: 0, free: true });
  });

  test('is refused if it is invalid, or for a domain that the account doesn’t have', async () => {
    expect((await free('custom=a%2Fb')).body).toMatchObject({ error: 1, field: 'custom' });
    expect((await free('custom=report')).body).toMatchObject({ error: 1, field: 'custom' });
    expect((await free('custom=x&domain=go.other.example')).body).toMatchObject({
      error: 1,
      field: 'domain',
    });
  });
});
