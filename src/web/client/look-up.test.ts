/** Tests each change that can be looked up against the real service, with its response lost on the way. */
import { campaigns, channels, domains, keys, links, pixels, qr } from '#contract/calls.ts';
import '#test/same-bytes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '#test/failure-of.ts';
import { startService, type TestService } from '#test/start-service.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ env: { DOMAIN_CHECK: 'off' } });
});
afterAll(() => service.stop());
beforeEach(async () => {
  forgetBudget();
  const { key } = await service.addAccount();
  saveCredentials({ server: service.url, key, kind: 'key' }, { stay: false });
});
afterEach(dropCredentials);

const answered = globalThis.fetch;

/** From now on no change gets a response. It's either made or doesn't even arrive. */
function loseAnswers(isMade: boolean) {
  const real = globalThis.fetch;
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === undefined || init.method === 'GET') return real(input, init);
    sent.push(init.method);
    if (isMade) await real(input, init);
    throw new TypeError('The connection broke off.');
  });
  return sent;
}

/** Aliases, slugs and domains are unique across all accounts, so each test uses its own. */
let tests = 0;
beforeEach(() => void (tests += 1));

const add = {
  domain: () =>
    call(domains.add, {
      body: { domain: `https://go${tests}.acme.com`, redirectroot: 'https://acme.com' },
    }),
  campaign: () => call(campaigns.add, { body: { name: 'Spring', slug: `spring${tests}`, public: true } }),
  channel: () => call(channels.add, { body: { name: 'Print', color: '#3b53d9' } }),
  pixel: () => call(pixels.add, { body: { type: 'forum', name: 'Ads', tag: 'abc-1' } }),
  'QR code': () => call(qr.add, { body: { type: 'text', data: 'Hello', name: 'Poster' } }),
  link: () => call(links.add, { body: { url: 'https://acme.com/menu', custom: `menu${tests}` } }),
  'link with an alias of the service': () => call(links.add, { body: { url: 'https://acme.com/a' } }),
};

const update: Record<string, () => Promise<() => Promise<unknown>>> = {
  async domain() {
    const { id } = await add.domain();
    return () => call(domains.update, { params: { id }, body: { redirect404: 'https://acme.com/lost' } });
  },
  async campaign() {
    const { id } = await add.campaign();
    return () => call(campaigns.update, { params: { id }, body: { name: 'Summer', slug: '' } });
  },
  async channel() {
    const { id } = await add.channel();
    return () => call(channels.update, { params: { id }, body: { starred: true } });
  },
  async pixel() {
    const { id = 0 } = await add.pixel();
    return () => call(pixels.update, { params: { id }, body: { name: 'Ads 2' } });
  },
  async link() {
    const { id } = await add.link();
    return () => call(links.update, { params: { id }, body: { custom: `card${tests}`, title: 'Card' } });
  },
  async 'QR code'() {
    const { id } = await add['QR code']();
    return () => call(qr.update, { params: { id }, body: { data: 'Hello', foreground: 'rgb(9,9,9)' } });
  },
};

const remove: Record<string, () => Promise<() => Promise<unknown>>> = {
  async domain() {
    const { id } = await add.domain();
    return () => call(domains.delete, { params: { id } });
  },
  async campaign() {
    const { id } = await add.campaign();
    return () => call(campaigns.delete, { params: { id } });
  },
  async channel() {
    const { id } = await add.channel();
    return () => call(channels.delete, { params: { id } });
  },
  async pixel() {
    const { id = 0 } = await add.pixel();
    return () => call(pixels.delete, { params: { id } });
  },
  async 'QR code'() {
    const { id } = await add['QR code']();
    return () => call(qr.delete, { params: { id } });
  },
  async link() {
    const { id } = await add.link();
    return () => call(links.delete, { params: { id } });
  },
  async key() {
    const { id } = await call(keys.add, { body: { name: 'Shop' } });
    return () => call(keys.delete, { params: { id }, body: {} });
  },
};

describe('a change that is made but whose response is lost', () => {
  test.each(Object.entries(add))('succeeds: adding a %s', async (_, added) => {
    const sent = loseAnswers(true);
    expect((await added()).id).toBeGreaterThan(0);
    expect(sent).toEqual(['POST']);
  });

  test.each(Object.entries(update))('succeeds: changing a %s', async (_, prepare) => {
    const changed = await prepare();
    const sent = loseAnswers(true);
    expect(await changed()).toMatchObject({ error: 0 });
    expect(sent).toEqual(['PUT']);
  });

  test.each(Object.entries(remove))('succeeds: deleting a %s', async (_, prepare) => {
    const removed = await prepare();
    const sent = loseAnswers(true);
    expect(await removed()).toMatchObject({ error: 0 });
    expect(sent).toEqual(['DELETE']);
  });
});

describe('a change that never reaches the server', () => {
  test.each(Object.entries(add))('is reported as not made: adding a %s', async (_, added) => {
    loseAnswers(false);
    expect((await failureOf(added())).message).toContain('didn’t go through');
  });

  test.each(Object.entries(update))('is reported as not made: changing a %s', async (_, prepare) => {
    const changed = await prepare();
    loseAnswers(false);
    expect((await failureOf(changed())).message).toContain('didn’t go through');
  });

  test.each(Object.entries(remove))('is reported as not made: deleting a %s', async (_, prepare) => {
    const removed = await prepare();
    loseAnswers(false);
    expect((await failureOf(removed())).message).toContain('didn’t go through');
  });
});

describe('a lookup in a list with an unreadable record', () => {
  const other = {
    name: 'Other',
    alias: 'other',
    longurl: 'https://acme.com/other',
    domain: 'https://other.acme.com',
  };

  type Row = { id: number | null };

  /** From now on, lists return the rows that `change` makes of the existing ones, which it gets newest first. */
  function changeRows(change: (rows: readonly Row[]) => Row[]) {
    const asked = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const response = (await asked?.(input, init)) ?? Response.error();
      const answer = (await response.json()) as { data?: Record<string, unknown> };
      for (const [name, rows] of Object.entries(answer.data ?? {}))
        if (Array.isArray(rows) && answer.data) {
          const changed = change((rows as Row[]).toSorted((one, two) => Number(two.id) - Number(one.id)));
          Object.assign(answer.data, { [name]: changed, result: changed.length });
        }
      return Response.json(answer);
    });
  }

  const loud = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

  /**
   * Simulates servers whose newest record of each list has no id and its text in capitals, followed at the end by a
   * different record.
   */
  function loseIds(isMade: boolean) {
    loseAnswers(isMade);
    changeRows(([newest, ...older]) => {
      if (!newest) return [];
      const differing = Object.entries(other).filter(([key]) => key in newest);
      const unlike = Object.fromEntries(Object.entries(newest).map(([key, value]) => [key, loud(value)]));
      return [{ ...unlike, id: null }, ...older, { ...newest, id: 1, ...Object.fromEntries(differing) }];
    });
  }

  test.each(Object.entries(add))('leaves in doubt whether a %s was added', async (_, addOne) => {
    loseIds(true);
    expect((await failureOf(addOne())).isInDoubt).toBe(true);
  });

  const addOther: Record<keyof typeof add, (name: string) => Promise<unknown>> = {
    domain: (name) => call(domains.add, { body: { domain: `https://${name}${tests}.acme.com` } }),
    campaign: (name) => call(campaigns.add, { body: { name } }),
    channel: (name) => call(channels.add, { body: { name, color: '#3b53d9' } }),
    pixel: (name) => call(pixels.add, { body: { type: 'forum', name, tag: 'abc-1' } }),
    'QR code': (name) => call(qr.add, { body: { type: 'text', data: 'Hello', name } }),
    link: (name) => call(links.add, { body: { url: 'https://acme.com/', custom: `${name}${tests}` } }),
    'link with an alias of the service': (name) =>
      call(links.add, { body: { url: `https://acme.com/${name}` } }),
  };

  test.each(Object.entries(add))(
    'shows that a %s was not added when the unreadable record differs from it',
    async (what, addOne) => {
      await addOther[what as keyof typeof add]('one');
      await addOther[what as keyof typeof add]('two');
      loseAnswers(false);
      changeRows((rows) => [...rows.slice(0, -1), ...rows.slice(-1).map((row) => ({ ...row, id: null }))]);
      expect((await failureOf(addOne())).message).toContain('didn’t go through');
    },
  );

  test('leaves a deleted pixel in doubt until deleting it again finds nothing', async () => {
    const { id = 0 } = await add.pixel();
    await add.pixel();
    loseIds(true);
    expect((await failureOf(call(pixels.delete, { params: { id } }))).isInDoubt).toBe(true);
    const odd = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation((input, init) =>
      init?.method === 'DELETE' ? answered(input, init) : (odd ?? answered)(input, init),
    );
    await call(pixels.delete, { params: { id } });
    // Nobody has deleted this one before.
    const failure = await failureOf(call(pixels.delete, { params: { id: id + 1000 } }));
    expect(failure.status).toBe(404);
  });
});

test('a lost addition stays in doubt when the same link exists since last week', async () => {
  await call(links.add, { body: { url: 'https://acme.com/a' } });
  vi.setSystemTime(Date.now() + 7 * 86_400_000);
  loseAnswers(false);
  const failure = await failureOf(call(links.add, { body: { url: 'https://acme.com/a' } }));
  vi.useRealTimers();
  expect(failure.isInDoubt).toBe(true);
});
