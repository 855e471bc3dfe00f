import { describe, expect, test } from 'vitest';
import { AddCampaign } from '#contract/campaigns.ts';
import { AddChannel } from '#contract/channels.ts';
import { AddPixel } from '#contract/pixels.ts';
import { AddQr } from '#contract/qr.ts';
import { qrTypes } from '#contract/qr-data.ts';
import { Alias, HttpUrl } from '#contract/urls.ts';
import { agentOf } from '#server/traffic/agent.ts';
import { openCountries } from '#server/traffic/country.ts';
import { allAgents } from './agents.ts';
import { countries } from './countries.ts';
import { linkCatalog } from './link-catalog.ts';
import { anotherLink } from './more-links.ts';
import { qrCatalog } from './qr-catalog.ts';
import { createRandom } from './random.ts';
import { bios, campaigns, channels, pixels } from './record-catalog.ts';

/** Returns the records that the contract rejects. */
const refused = (schema: { safeParse(value: unknown): { success: boolean } }, records: readonly unknown[]) =>
  records.filter((record) => !schema.safeParse(record).success);

describe('demo data', () => {
  const random = createRandom(7);
  const links = [...linkCatalog, ...Array.from({ length: 3000 }, () => anotherLink(random))];

  test('has destinations and aliases that the API accepts, and no alias twice', () => {
    expect(
      refused(
        HttpUrl,
        links.map(({ longurl }) => longurl),
      ),
    ).toEqual([]);
    const aliases = [...links, ...bios].flatMap(({ alias }) => alias ?? []);
    expect(refused(Alias, aliases)).toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  test('has campaigns, channels, pixels and QR codes that the API accepts', () => {
    expect(refused(AddCampaign, campaigns)).toEqual([]);
    expect(refused(AddChannel, channels)).toEqual([]);
    expect(refused(AddPixel, pixels)).toEqual([]);
    expect(refused(AddQr, qrCatalog)).toEqual([]);
    expect(new Set(qrCatalog.map(({ type }) => type))).toEqual(new Set(qrTypes));
  });

  test('has at least 60 links, with titles in left-to-right and right-to-left scripts', () => {
    expect(linkCatalog.length).toBeGreaterThanOrEqual(60);
    const titles = linkCatalog.map(({ title }) => title).join('\n');
    for (const script of [
      /[äöüß]/,
      /\p{Script=Arabic}/u,
      /\p{Script=Hebrew}/u,
      /\p{Script=Han}/u,
      /\p{Emoji_Presentation}/u,
    ]) {
      expect(titles).toMatch(script);
    }
    expect(linkCatalog.some(({ title }) => title.length > 120)).toBe(true);
    expect(linkCatalog.some(({ longurl }) => longurl.length > 400)).toBe(true);
  });
});

describe('demo visitors', () => {
  test('have addresses in the intended country', () => {
    const countryOf = openCountries();
    const strays = countries.flatMap(({ code, networks }) =>
      networks.flatMap((network) =>
        Array.from({ length: 256 }, (_, block) => `${network}.${block}.${(block * 7) % 254}`)
          .filter((address) => countryOf(address) !== code)
          .map((address) => `${address} is in ${countryOf(address)}, not in ${code}`),
      ),
    );
    expect(strays).toEqual([]);
  });

  test('have user agents of people, with a known browser and system', () => {
    const unclear = allAgents.filter((userAgent) => {
      const { isBot, browser, os } = agentOf(userAgent);
      return isBot || browser === 'Unknown' || os === 'Unknown';
    });
    expect(unclear).toEqual([]);
    expect([...new Set(allAgents.map((userAgent) => agentOf(userAgent).browser))].toSorted()).toEqual([
      'Chrome',
      'Edge',
      'Facebook',
      'Firefox',
      'Instagram',
      'Opera',
      'Safari',
      'Samsung Internet',
    ]);
  });
});
