/**
 * Tests that additions whose responses are lost on other vendors' servers are recognized, however such a server reports
 * its records.
 */
import { campaigns, channels, links, pixels, qr } from '#contract/calls.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type QuirkyServer, startQuirkyServer } from '#test/servers/start-quirky-server.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';

afterEach(() => {
  dropCredentials();
  forgetBudget();
});

const add = {
  campaigns: () => call(campaigns.add, { body: { name: 'Front Door', slug: 'front-door', public: true } }),
  channels: () => call(channels.add, { body: { name: 'Front Door', color: '#3B53d9', starred: true } }),
  pixels: () => call(pixels.add, { body: { type: 'shortvideo', name: 'Front Door', tag: 'C7N0M2KLQ9T3' } }),
  qrs: () => call(qr.add, { body: { type: 'text', data: 'Hello', name: 'Front Door' } }),
  urls: () =>
    call(links.add, { body: { url: 'https://acme.com/front-door', metatitle: 'Front Door' } as never }),
};

const lists = ['campaigns', 'channels', 'pixels', 'qrs', 'urls'] as const;

/** From now on, additions get no response. */
function loseAdded({ records }: QuirkyServer) {
  const real = globalThis.fetch;
  const count = () => Object.values(records).flat().length;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const before = count();
    const response = await real(input, init);
    if (count() > before) throw new TypeError('The connection broke off.');
    return response;
  });
}

test.each(Array.from({ length: 24 }, (_, at) => at))(
  'with mixture %i of server quirks, additions without a response are recognized',
  async (seed) => {
    const server = await startQuirkyServer('all', { seed, limit: 1000, rate: 0 });
    onTestFinished(() => server.stop());
    saveCredentials({ server: server.url, key: server.key, kind: 'key' }, { stay: false });
    loseAdded(server);
    const lost = async (list: keyof typeof add) => {
      const before = server.records[list].length;
      const isTold = await add[list]().then(
        () => true,
        () => false,
      );
      return server.records[list].length > before && !isTold;
    };
    const all: string[] = [];
    for (const list of lists) if (await lost(list)) all.push(list);
    expect(all).toEqual([]);
  },
);
