import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writePlaceTable } from '#test/place-table.ts';
import { agentOf } from './agent.ts';
import { drawAvatar } from './pictures/avatar.ts';
import { countryOfHeader, openCountries, openLocations } from './country.ts';
import { referrerOf } from './referrer.ts';

describe('a user agent', () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', 'curl', 'Unknown'],
  ])('%s is parsed into a browser and a system', (userAgent, browser, os) => {
    expect(agentOf(userAgent)).toMatchObject({ isBot: false, browser, os });
  });

  test.each([
    undefined,
    '',
    '   ',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0',
    'python-requests/2.31',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
  ])('%s counts as a bot', (userAgent) => {
    expect(agentOf(userAgent).isBot).toBe(true);
  });

  test('that is extremely long is read only at its start', () => {
    const burden = '(a;'.repeat(5000);
    expect(agentOf(`Mozilla/5.0 ${burden} Firefox/128.0`).browser).toBe('Unknown');
    expect(
      agentOf(`Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0 ${burden}`).browser,
    ).toBe('Firefox');
  });
});

describe('a referrer', () => {
  const isOwn = (host: string) => host === 'go.example.com';
  test.each([
    ['https://www.example.com/a?b', 'example.com', ''],
    ['http://example.com:8080', 'example.com', ''],
    ['HTTPS://User:pass@News.Example.COM/x', 'news.example.com', ''],
    ['https://m.facebook.com/', 'm.facebook.com', 'facebook'],
    ['https://lm.facebook.com/l.php', 'lm.facebook.com', 'facebook'],
    ['https://fb.me/x', 'fb.me', 'facebook'],
    ['android-app://com.facebook.katana/', 'com.facebook.katana', 'facebook'],
    ['https://t.co/abc', 't.co', 'twitter'],
    ['https://x.com/', 'x.com', 'twitter'],
    ['https://mobile.twitter.com/', 'mobile.twitter.com', 'twitter'],
    ['https://l.instagram.com/', 'l.instagram.com', 'instagram'],
    ['https://notfacebook.com/', 'notfacebook.com', ''],
    ['https://facebook.com.evil.example/', 'facebook.com.evil.example', ''],
    ['https://go.example.com/app/', 'Direct', ''],
    ['about:blank', 'Direct', ''],
    ['https://', 'Direct', ''],
    ['https://<script>/', 'Direct', ''],
    ['https://constructor/', 'constructor', ''],
    ['', 'Direct', ''],
  ])('%s is reduced to a host and a social network', (referer, host, social) => {
    expect(referrerOf(referer, isOwn)).toMatchObject({ host, social });
  });
});

describe('a country', () => {
  const countryOf = openCountries();
  test.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['2a00:1450:4001:80e::200e', 'DE'],
    ['127.0.0.1', 'Unknown'],
    ['10.1.2.3', 'Unknown'],
    ['::1', 'Unknown'],
    ['fe80::1%eth0', 'Unknown'],
    ['', 'Unknown'],
    ['unix', 'Unknown'],
  ])('is looked up for the address %s', (address, country) => {
    expect(countryOf(address)).toBe(country);
  });

  test('in a proxy’s header is accepted only as a single valid country code', () => {
    expect(countryOfHeader(' de ')).toBe('DE');
    for (const header of ['XX', 'T1', 'DEU', '', undefined, ['DE', 'FR']]) {
      expect(countryOfHeader(header)).toBeUndefined();
    }
  });

  test('can’t be looked up when its database can’t be read', () => {
    expect(() => openCountries('/none.mmdb')).toThrow('The database of places /none.mmdb can’t be read.');
  });
});

describe('a region and a city', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-places-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    [
      'GeoLite2-City',
      {
        country: { iso_code: 'DE' },
        subdivisions: [{ names: { en: 'Berlin', de: 'Land Berlin' } }],
        city: { names: { en: 'Berlin' } },
      },
    ],
    [
      'GeoIP2-Enterprise',
      {
        country: { iso_code: 'DE' },
        subdivisions: [{ names: { en: 'Berlin' } }],
        city: { names: { en: 'Berlin' } },
      },
    ],
    ['DBIP-City-Lite', { country_code: 'DE', state1: 'Berlin', city: 'Berlin' }],
    ['ipinfo standard_location.mmdb', { country: 'DE', region: 'Berlin', city: 'Berlin' }],
  ])('are read from a database of the type %s', (type, value) => {
    const file = path.join(folder, `${type}.mmdb`);
    writePlaceTable(file, type, { '203.0.113.0/24': value, '198.51.100.0/25': { country_code: 'FR' } });
    const { placeOf, hasCities } = openLocations(file);
    expect(hasCities).toBe(true);
    expect(placeOf('203.0.113.200')).toEqual({ country: 'DE', region: 'Berlin', city: 'Berlin' });
    expect(placeOf('::ffff:203.0.113.1')).toEqual({ country: 'DE', region: 'Berlin', city: 'Berlin' });
    expect(placeOf('198.51.100.1')).toEqual({ country: 'FR', region: '', city: '' });
    expect(placeOf('198.51.100.200')).toEqual({ country: 'Unknown', region: '', city: '' });
  });

  test('are null with a database of countries only', () => {
    const { placeOf, hasCities } = openLocations();
    expect(hasCities).toBe(false);
    expect(placeOf('8.8.8.8')).toEqual({ country: 'US', region: null, city: null });
  });
});

describe('an avatar', () => {
  test.each([
    ['ada', 'A'],
    ['Ada King Lovelace', 'AL'],
    ['élodie-marie', 'ÉM'],
    ['<script>alert(1)</script>', 'SS'],
    ['🙂', ''],
    ['ß', 'SS'],
  ])('shows the initials of %s', (name, initials) => {
    expect(drawAvatar(name)).toContain(`>${initials}</text>`);
    expect(drawAvatar(name)).toBe(drawAvatar(name));
  });
});
