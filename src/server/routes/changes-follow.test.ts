import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followChanges } from '#test/follow-changes.ts';
import { isThorough } from '#test/run/thorough.ts';
import { type Reply, startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
});
afterAll(() => waypost.stop());

const paths = {
  link: 'url',
  qr: 'qr',
  bio: 'bio',
  campaign: 'campaign',
  channel: 'channel',
  pixel: 'pixel',
  domain: 'domain',
  splash: 'splash',
  overlay: 'overlay',
} as const;
type Kind = keyof typeof paths;
const kinds = Object.keys(paths) as Kind[];
const itemTypes = { links: 'link', qr: 'qr', bio: 'bio' } as const;

const small = fc.nat(3);
const kind = fc.constantFrom(...kinds);
const itemType = fc.constantFrom('links' as const, 'qr' as const, 'bio' as const);
const step = fc.oneof(
  { arbitrary: fc.record({ does: fc.constant('add' as const), kind, at: small }), weight: 4 },
  { arbitrary: fc.record({ does: fc.constant('update' as const), kind, at: small, to: small }), weight: 3 },
  { arbitrary: fc.record({ does: fc.constant('delete' as const), kind, at: small }), weight: 2 },
  {
    arbitrary: fc.record({
      does: fc.constantFrom('assign' as const, 'unassign' as const),
      type: itemType,
      into: fc.constantFrom('campaign' as const, 'channel' as const),
      at: small,
      to: small,
    }),
    weight: 4,
  },
  fc.record({
    does: fc.constantFrom('bulk assign' as const, 'bulk delete' as const, 'bulk archive' as const),
    at: small,
  }),
  fc.record({ does: fc.constant('visit' as const), at: small }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function writer(account: TestAccount, tag: string) {
  const made: Record<Kind, number[]> = {
    link: [],
    qr: [],
    bio: [],
    campaign: [],
    channel: [],
    pixel: [],
    domain: [],
    splash: [],
    overlay: [],
  };
  const addresses: string[] = [];
  const hosts: string[] = [];
  let count = 0;
  const send = (method: string, path: string, body?: object): Promise<Reply> =>
    waypost.call(method, `/api/${path}`, { key: account.key, body });
  const idOf = (of: Kind, at: number) => made[of][made[of].length === 0 ? 0 : at % made[of].length];

  const newOf = (of: Kind): object => {
    const name = `${tag} ${(count += 1)}`;
    const bodies: Record<Kind, object> = {
      link: {
        url: 'https://acme.com',
        title: name,
        ...[{}, { splash: idOf('splash', 0) }, { overlay: idOf('overlay', 0) }, { domain: hosts.at(-1) }][
          count % 4
        ],
      },
      qr: { type: 'text', data: 'x', name },
      bio: { title: name, items: made.link.slice(0, 2) },
      campaign: { name },
      channel: { name },
      pixel: { type: 'forum', name, tag: '1' },
      domain: { domain: `https://${name.replace(' ', '-')}.example.org` },
      splash: { name },
      overlay: { name, message: name },
    };
    return bodies[of];
  };
  const changeOf = (of: Kind, to: number): object => {
    const bodies: Record<Kind, object> = {
      link:
        [{ title: `New ${count}` }, { custom: `${tag}-${count}` }, { archived: true }, { clicklimit: 7 }][
          to
        ] ?? {},
      qr: { data: 'y', name: `New ${count}` },
      bio: { title: `New ${count}` },
      campaign: { name: `${tag} renamed ${count}`, slug: to === 0 ? '' : `${tag}-slug-${count}` },
      channel: to === 0 ? { starred: true } : { name: `${tag} renamed ${count}` },
      pixel: { name: `New ${count}` },
      domain: { redirectroot: `https://acme.com/${count}` },
      splash: { name: `New ${count}` },
      overlay: { name: `New ${count}` },
    };
    return bodies[of];
  };
  const picture =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  return async (wanted: Step) => {
    count += 1;
    if (wanted.does === 'add') {
      const { body } = await send('POST', `${paths[wanted.kind]}/add`, newOf(wanted.kind));
      if (body.id) made[wanted.kind].push(body.id);
      if (wanted.kind === 'link' && body.id) addresses.push(body.shorturl);
      if (wanted.kind === 'domain') hosts.push(`${tag}-${count}.example.org`);
      return;
    }
    if (wanted.does === 'update' || wanted.does === 'delete') {
      const id = idOf(wanted.kind, wanted.at);
      if (id === undefined) return;
      const path = `${paths[wanted.kind]}/${id}/${wanted.does}`;
      if (wanted.does === 'delete') await send('DELETE', path);
      else {
        const pictured = wanted.kind === 'bio' && wanted.to === 0 ? { picture } : {};
        await send('PUT', path, { ...changeOf(wanted.kind, wanted.to), ...pictured });
      }
      return;
    }
    if (wanted.does === 'assign' || wanted.does === 'unassign') {
      const type = wanted.into === 'campaign' ? 'links' : wanted.type;
      const [group, item] = [idOf(wanted.into, wanted.to), idOf(itemTypes[type], wanted.at)];
      const middle = wanted.into === 'campaign' ? '' : `${type}/`;
      await send(
        wanted.does === 'assign' ? 'POST' : 'DELETE',
        `${wanted.into}/${group ?? 0}/assign/${middle}${item ?? 0}`,
      );
      return;
    }
    if (wanted.does === 'visit') {
      const address = addresses[wanted.at];
      if (address === undefined) return;
      const headers = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
      await fetch(address, { redirect: 'manual', headers });
      await waypost.service.recorder.counted();
      return;
    }
    const ids = made.link.slice(wanted.at);
    if (ids.length === 0) return;
    const action = wanted.does.replace('bulk ', '');
    const channel = action === 'assign' ? { channel: idOf('channel', 0) ?? 1 } : {};
    await send('POST', 'bulk', { action, type: 'links', ids, ...channel });
  };
}

test('a copy that follows the changes equals the lists after any writes', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 20, maxLength: 60 }),
      async (steps) => {
        runs += 1;
        const account = await waypost.addAccount();
        const [copy, write] = [followChanges(waypost, account), writer(account, `r${runs}`)];
        for (const [wanted, follows] of steps) {
          await write(wanted);
          if (follows) await copy.follow();
        }
        await copy.follow();
        const { copied, read } = await copy.beside();
        expect(copied).toEqual(read);
      },
    ),
    { numRuns: isThorough ? 40 : 10 },
  );
}, 180_000);
