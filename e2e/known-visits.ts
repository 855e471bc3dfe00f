import { expect } from '@playwright/test';
import type { Product } from '#test/start-product.ts';
import { phones } from './phones.ts';

/** A visit as its visitor makes it, and the values that the page must show, by the names of its tabs. */
export interface Visit {
  alias: string;
  address: string;
  headers: Record<string, string>;
  told: Readonly<Record<string, string>>;
}

const desks = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};

const links = [
  { alias: 'spring', source: 'newsletter', medium: 'email', campaign: 'spring' },
  { alias: 'summer', source: 'instagram', medium: 'social', campaign: 'summer' },
  { alias: 'autumn', source: 'google', medium: 'cpc', campaign: 'autumn' },
  { alias: 'winter', source: 'partner', medium: 'banner', campaign: 'spring' },
  { alias: 'plain', source: '', medium: '', campaign: '' },
] as const;

const devices = [
  { agent: phones.iphone, Device: 'Phone', Browser: 'Safari', System: 'iOS' },
  { agent: phones.pixel, Device: 'Phone', Browser: 'Chrome', System: 'Android' },
  { agent: desks.windows, Device: 'Desktop', Browser: 'Chrome', System: 'Windows' },
  { agent: desks.linux, Device: 'Desktop', Browser: 'Firefox', System: 'Linux' },
];
const countries = [
  { code: 'DE', Country: 'Germany', Continent: 'Europe', accept: 'de-DE,de;q=0.9', Language: 'German' },
  { code: 'AT', Country: 'Austria', Continent: 'Europe', accept: 'de-AT', Language: 'German' },
  { code: 'US', Country: 'United States', Continent: 'North America', accept: 'en-US', Language: 'English' },
];
const referrers = [
  { referer: '', Referrer: 'Direct (no referrer)', Page: 'Direct (no referrer)', Type: 'Direct' },
  {
    referer: 'https://www.google.com/',
    Referrer: 'google.com',
    Page: 'google.com/',
    Type: 'Search',
  },
  {
    referer: 'https://news.acme.example/posts/1?from=front',
    Referrer: 'news.acme.example',
    Page: 'news.acme.example/posts/1',
    Type: 'Other sites',
  },
  {
    referer: 'https://www.instagram.com/p/9/',
    Referrer: 'instagram.com',
    Page: 'instagram.com/p/9/',
    Type: 'Social networks',
  },
];

const orNotSet = (text: string) => text || 'Not set';

/**
 * 97 visits. Each link, country, device and referrer is combined with several of the others, and some visitors come
 * again.
 */
export const visits: readonly Visit[] = Array.from({ length: 97 }, (_, at) => {
  const link = links[(at * at) % links.length] ?? links[0];
  const [device, country] = [devices[at % 4] ?? devices[0], countries[(at + (at % 5)) % 3] ?? countries[0]];
  const from = referrers[Math.floor(at / 3) % 4] ?? referrers[0];
  if (!device || !country || !from) throw new Error('There is none.');
  const address = `203.0.113.${1 + (at % 31)}`;
  return {
    alias: link.alias,
    address,
    headers: {
      'User-Agent': device.agent,
      'CF-IPCountry': country.code,
      'X-Forwarded-For': address,
      'Accept-Language': country.accept,
      ...(from.referer && { Referer: from.referer }),
    },
    told: {
      Country: country.Country,
      Continent: country.Continent,
      Language: country.Language,
      Device: device.Device,
      Browser: device.Browser,
      System: device.System,
      Referrer: from.Referrer,
      Page: from.Page,
      Type: link.medium === 'email' ? 'E-mail' : from.Type,
      Source: orNotSet(link.source),
      Medium: orNotSet(link.medium),
      Campaign: orNotSet(link.campaign),
      Link: link.alias,
    },
  };
});

export type Fits = (visit: Visit) => boolean;
export const visitsOf = (fits: Fits) => visits.filter(fits).length;
/** Visitors are counted per link and day. A visitor is an address with a user agent. */
export const visitorsOf = (fits: Fits) =>
  new Set(
    visits.filter(fits).map(({ alias, address, headers }) => `${alias} ${address} ${headers['User-Agent']}`),
  ).size;

export const all: Fits = () => true;

/** Creates links with parameters and follows them as their visitors do. Resolves once all visits are counted. */
export async function makeVisits(product: Product, key: string) {
  for (const { alias, source, medium, campaign } of links) {
    const url = new URL('https://acme.com/menu');
    if (source) url.searchParams.set('utm_source', source);
    if (medium) url.searchParams.set('utm_medium', medium);
    if (campaign) url.searchParams.set('utm_campaign', campaign);
    const made = await fetch(`${product.url}/api/url/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: url.href, custom: alias }),
    });
    expect(made.status).toBe(200);
  }
  for (const { alias, headers } of visits) {
    const answer = await fetch(`${product.url}/${alias}`, { redirect: 'manual', headers });
    expect(answer.status).toBe(302);
  }
  // Bots aren't counted.
  await fetch(`${product.url}/spring`, { redirect: 'manual', headers: { 'User-Agent': 'Googlebot/2.1' } });
  await untilCounted(product, key, visits.length);
}

/** Additional countries, more than a card has rows for. */
export const abroad = ['FR', 'IT', 'ES', 'PT', 'NL', 'BE', 'PL', 'SE'] as const;

/** Visits the first link from each of these countries. */
export async function visitFromAbroad(product: Product, key: string) {
  for (const [at, code] of abroad.entries()) {
    const headers = {
      'User-Agent': phones.iphone,
      'CF-IPCountry': code,
      'X-Forwarded-For': `198.51.100.${at + 1}`,
    };
    await fetch(`${product.url}/${links[0].alias}`, { redirect: 'manual', headers });
  }
  await untilCounted(product, key, visits.length + abroad.length);
}

const untilCounted = (product: Product, key: string, count: number) =>
  expect
    .poll(async () => {
      const answer = await fetch(`${product.url}/api/analytics`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      return ((await answer.json()) as { data: { totals: { visits: number } } }).data.totals.visits;
    })
    .toBe(count);
