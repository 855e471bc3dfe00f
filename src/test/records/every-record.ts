import { endpoints } from '#contract/endpoints.ts';
import * as passkeys from '#server/store/passkeys.ts';
import type { TestAccount, TestService } from '#test/start-service.ts';

export type ListedEndpoint = (typeof endpoints)[number];

/** Returns a valid body for each writing endpoint, by the endpoint's name. `tag` makes unique names unique. */
export function validBody(endpoint: ListedEndpoint, tag: string): Record<string, unknown> | undefined {
  const bodies: Record<string, Record<string, unknown>> = {
    'account.update': { email: `${tag}@example.com` },
    'account.delete': { username: 'nobody', password: 'wrong horse' },
    'domains.add': { domain: `https://${tag}.example.org` },
    'domains.update': { redirectroot: 'https://acme.example' },
    'overlays.add': { name: tag, message: tag },
    'overlays.update': { name: tag },
    'campaigns.add': { name: tag },
    'campaigns.update': { name: tag },
    'channels.add': { name: tag },
    'channels.update': { name: tag },
    'splash.add': { name: tag },
    'splash.update': { name: tag },
    'pixels.add': { type: 'forum', name: tag, tag: '123' },
    'pixels.update': { name: tag, tag: '456' },
    'pixels.setFiring': { firing: 'on' },
    'qr.add': { type: 'text', data: tag, name: tag },
    'qr.update': { data: tag },
    'looks.add': { name: tag, foreground: 'rgb(17,34,51)' },
    'looks.update': { name: tag },
    'looks.apply': { ids: [1], foreground: 'rgb(17,34,51)' },
    'annotations.add': { date: '2026-03-01', text: tag },
    'annotations.update': { text: tag },
    'goals.add': { of: 'link', record: 1, kind: 'silence' },
    'goals.update': { mail: true },
    'goals.see': { ids: [1] },
    'shares.add': { of: 'link', record: 1, title: tag },
    'shares.update': { title: tag },
    'links.add': { url: 'https://acme.example', custom: tag },
    'links.update': { title: tag },
    'bio.add': { title: tag, alias: `${tag}-bio` },
    'bio.update': { title: tag },
    'bulk.write': { action: 'archive', type: 'links', ids: [1] },
    'keys.add': { name: tag },
    'keys.delete': {},
    'security.update': { apichanges: false },
    'session.register': { email: `${tag}@example.com`, username: tag, password: 'correct horse', token: tag },
    'mail.register': { email: `${tag}@example.com` },
    'mail.forgotten': { email: `${tag}@example.com` },
    'mail.reset': { token: tag, password: 'correct horse' },
    'mail.check': { token: tag },
    'mail.confirm': { token: tag },
    'secondStep.removeApp': {},
    'secondStep.recovery': {},
    'secondStep.finishApp': { token: tag, code: '000000' },
    'secondStep.check': { token: tag, code: '000000' },
    'secondStep.signIn': { token: tag, code: '000000' },
    'passkeys.start': {},
    'passkeys.delete': {},
    'passkeys.finish': {
      token: tag,
      name: tag,
      credential: { id: tag, rawId: tag, type: 'public-key', response: {} },
    },
    'passkeys.update': { name: tag },
    'passkeys.signIn': {},
    'session.signIn': { email: 'nobody@example.com', password: 'wrong horse' },
  };
  return bodies[`${endpoint.resource}.${endpoint.name}`];
}

/** Only staff may use these, and they have tests of their own. */
export const isForStaff = ({ path }: ListedEndpoint) => path.startsWith('/api/support/');

/** Creates one record of each kind for an account. Returns their ids by the word that names the kind in paths. */
export async function everyRecord(waypost: TestService, account: TestAccount, tag: string) {
  const ids: Record<string, number> = {};
  for (const endpoint of endpoints) {
    const word = /^\/api\/(\w+)\/add$/.exec(endpoint.path)?.[1];
    if (word === undefined || isForStaff(endpoint)) continue;
    const valid = validBody(endpoint, `${tag}-${word}`);
    const body = valid && 'record' in valid ? { ...valid, record: ids['url'] } : valid;
    const answer = await waypost.call('POST', endpoint.path, { key: account.key, body });
    const { id, message } = answer.body as { id?: number; message?: string };
    if (id === undefined) throw new Error(`${endpoint.path}: ${message}`);
    ids[word] = id;
  }
  // A device creates it, not a request.
  const passkey = await passkeys.add(waypost.service.db, {
    account_id: account.id,
    credential: tag,
    public_key: tag,
    counter: 0,
    transports: '[]',
    name: tag,
    created_at: 0,
  });
  return { ...ids, passkey: passkey ?? 0 };
}

/** Returns the kind of record that a path parameter names. `:id` is of the path's own kind. */
export function kindOf(path: string, parameter: string): string {
  const own = /^\/api\/(\w+)/.exec(path)?.[1] ?? '';
  if (parameter === 'id' || parameter === `${own}id`) return own;
  return parameter === 'linkid' || parameter === 'itemid' ? 'url' : parameter;
}

/** Returns the path with a record's id, from `idOf`, in place of each parameter. */
export const pathWith = (path: string, idOf: (kind: string, parameter: string) => number) =>
  path
    .replace(':type', 'links')
    .replaceAll(/:(\w+)/g, (_, parameter: string) => String(idOf(kindOf(path, parameter), parameter)));

/** Returns every row of the database by table, except for traces that any request leaves. */
export async function allRows({ service }: TestService): Promise<Record<string, string[]>> {
  const tables = await service.db.introspection.getTables();
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === 'api_requests') continue;
    const found = await service.db
      .selectFrom(name as 'keys')
      .selectAll()
      .execute();
    rows[name] = found.map(({ last_used_at: _used, ...row }) => JSON.stringify(row)).toSorted();
  }
  return rows;
}
