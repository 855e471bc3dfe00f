import { isSchema, type Operation, resolved, type Schema } from './document.ts';

/** Realistic values, by the name of the member or parameter. A schema alone would only say "string". */
const byName: Readonly<Record<string, unknown>> = {
  url: 'https://example.com/menu',
  longurl: 'https://example.com/menu',
  shorturl: 'https://go.example.com/menu',
  link: 'https://example.com/de/menu',
  custom: 'menu',
  alias: 'menu',
  slug: 'spring',
  q: 'menu',
  title: 'Menu',
  name: 'Spring menu',
  description: 'The menu at the door',
  message: 'Book your table for tonight.',
  button: 'Book a table',
  domain: 'https://links.example.com',
  redirectroot: 'https://example.com',
  redirect404: 'https://example.com/not-found',
  username: 'ada',
  email: 'ada@example.com',
  password: 'correct horse',
  currentpassword: 'correct horse',
  token: 'TOKEN',
  code: '123456',
  color: '#3b53d9',
  background: 'rgb(255,255,255)',
  foreground: 'rgb(27,27,25)',
  tag: 'G-ABCDEF1234',
  from: '2026-11-01',
  to: '2026-11-07',
  zone: 'Europe/Berlin',
  ids: [1],
  id: 1,
  plan: 'business',
  expires: '2027-12-31 00:00:00',
  date: '2026-11-23 09:30:00',
  reason: 'Ticket 4711: the QR code does not scan',
  note: 'Looked at it: a shop of its own.',
  device: 'ios',
};

/** Values that a single operation needs instead. */
const byOperation: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'account.update': { email: 'ada@example.com', password: 'a better horse' },
  'links.list': { q: 'menu', limit: 25 },
  'links.free': { custom: 'dinner' },
  'links.add': { url: 'https://example.com/menu', custom: 'menu', title: 'Menu' },
  'links.update': { url: 'https://example.com/dinner', title: 'Dinner' },
  'qr.add': { type: 'link', data: 'https://example.com/menu', name: 'Menu at the door' },
  'qr.update': { data: 'https://example.com/dinner' },
  'campaigns.add': { name: 'Spring', slug: 'spring', public: true },
  'campaigns.update': { name: 'Spring menu' },
  'channels.add': { name: 'Print', color: '#3b53d9' },
  'channels.assign': { type: 'links' },
  'channels.unassign': { type: 'links' },
  'domains.add': { domain: 'https://links.example.com', pending: true },
  'bio.add': { title: 'Ada’s places', alias: 'ada', items: [1] },
  'bio.update': { title: 'Ada’s places in town', items: [1] },
  'bulk.write': { action: 'assign', type: 'links', ids: [1], channel: 1 },
  'figures.read': { type: 'urls', ids: '1' },
  'analytics.compare': { of: 'link', ids: '1' },
  'annotations.add': { date: '2026-11-02', text: 'Campaign started' },
  'annotations.update': { text: 'Campaign started again' },
  'goals.add': { of: 'link', record: 1, kind: 'number', number: 100_000, mail: true },
  'goals.update': { number: 200_000 },
  'shares.add': { of: 'link', record: 1, title: 'Clicks on the menu', zone: 'Europe/Berlin' },
  'shares.update': { title: 'Clicks on the menu', expires: '2027-12-31 00:00:00' },
  'keys.add': { name: 'Website', access: 'read' },
  'passkeys.update': { name: 'Phone' },
  'session.register': { email: 'grace@example.com', username: 'grace', password: 'correct horse' },
  'support.accounts': { q: 'ada' },
  'support.staff': { staff: true, reason: 'Joined the support team' },
};

const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/**
 * Returns a value that matches the schema.
 * @param name of the member that holds it
 */
export function sampleOf(schema: Schema, name = '', depth = 0): unknown {
  const { $ref, const: constant, enum: options, anyOf, oneOf, allOf, type, items } = resolved(schema);
  if ($ref !== undefined) return sampleOf(resolved(schema), name, depth);
  if (constant !== undefined) return constant;
  if (Array.isArray(options)) return (options as unknown[])[0];
  const branches = schemasIn(anyOf ?? oneOf ?? allOf);
  const branch = branches.find((each) => resolved(each).const === undefined) ?? branches[0];
  if (branch) return sampleOf(branch, name, depth);
  const known = byName[name];
  if (type === 'object') return depth > 5 ? {} : objectOf(resolved(schema), depth);
  if (type === 'array')
    return Array.isArray(known)
      ? known
      : isSchema(items) && depth < 6
        ? [sampleOf(items, name, depth + 1)]
        : [];
  if (known !== undefined && typeof known === (type === 'integer' ? 'number' : type)) return known;
  switch (type) {
    case 'integer':
    case 'number':
      return Math.max(1, Number(resolved(schema).minimum ?? 1));
    case 'boolean':
      return true;
    case 'string':
      return name === '' ? 'text' : name.toUpperCase();
    default:
      return null;
  }
}

const objectOf = ({ properties, required }: Schema, depth: number) =>
  Object.fromEntries(
    Object.entries(isSchema(properties) ? properties : {})
      .filter(([name]) => (Array.isArray(required) ? required.includes(name) : false) || depth < 3)
      .map(([name, member]) => [name, isSchema(member) ? sampleOf(member, name, depth + 1) : null]),
  );

/**
 * Returns the body of an example: its required members, or if there are none, the first ones that people would send.
 */
export function sampleBody({ id, body }: Operation): Readonly<Record<string, unknown>> | undefined {
  if (!body) return undefined;
  const given = byOperation[id];
  if (given) return given;
  const { properties, required } = resolved(body);
  const members = Object.entries(isSchema(properties) ? properties : {});
  const needed = members.filter(([name]) => Array.isArray(required) && required.includes(name));
  const shown = needed.length > 0 ? needed : members.filter(([name]) => name in byName).slice(0, 2);
  return Object.fromEntries(
    shown.map(([name, member]) => [name, isSchema(member) ? sampleOf(member, name) : null]),
  );
}

/** Returns the URL of an example, from /api, with its path filled in and the query that it requires. */
export function sampleAddress({ id, path, parameters }: Operation): string {
  const given = byOperation[id] ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((each) => each.name === name)?.schema;
    const options = schema && resolved(schema).enum;
    return String(given[name] ?? (Array.isArray(options) ? options[0] : 1));
  });
  const query = parameters
    .filter((each) => each.in === 'query' && (each.required || each.name in given))
    .map(({ name, schema }) => [name, String(given[name] ?? sampleOf(schema, name))]);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}
