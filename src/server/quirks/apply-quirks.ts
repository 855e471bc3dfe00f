import { pixelTypes, vendorWords } from '#contract/pixel-types.ts';
import type { PlainResponse } from './plain-responses.ts';
import { chance, type Mixture } from './quirks.ts';

type Members = Record<string, unknown>;

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every object in a response, innermost first. */
function deep(value: unknown, change: (record: Members) => Members): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  if (!isRecord(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, deep(member, change)])),
  );
}

/** Returns the only array of a list's envelope, with its name. */
function listIn({ data }: Members): [string, Members[]] | undefined {
  if (!isRecord(data)) return undefined;
  return Object.entries(data).find((entry): entry is [string, Members[]] => Array.isArray(entry[1]));
}

const mapList = (body: Members, change: (row: Members, at: number, name: string) => Members): Members => {
  const list = listIn(body);
  if (!list || !isRecord(body['data'])) return body;
  const [name, rows] = list;
  return { ...body, data: { ...body['data'], [name]: rows.map((row, at) => change(row, at, name)) } };
};

const counts = [
  'id',
  'clicks',
  'scans',
  'uniqueClicks',
  'result',
  'perpage',
  'currentpage',
  'nextpage',
  'maxpage',
];

const asStrings = (record: Members): Members =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'number' && counts.includes(name) ? String(value) : value,
    ]),
  );

const without = (record: Members, name: string): Members =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** Applies a quirk to a success. */
type QuirkChange = (body: Members, endpoint: string, mixture: Mixture) => Members;

const quirkChanges: Readonly<Record<string, QuirkChange>> = {
  names(body, endpoint) {
    const lower = (value: unknown) => String(value).toLowerCase();
    if (/^(?:POST|PUT) \/api\/campaign\/(?:add|:id\/update)$/.test(endpoint))
      return { ...without(body, 'domain'), campaign: lower(body['domain']) };
    if (endpoint !== 'GET /api/campaigns') return body;
    return mapList(body, (row) => ({ ...without(row, 'name'), domain: row['name'] }));
  },
  expires: (body, endpoint) =>
    endpoint === 'GET /api/account' && isRecord(body['data'])
      ? { ...body, data: { ...body['data'], expires: null } }
      : body,
  nextpage: (body) =>
    isRecord(body['data']) && body['data']['nextpage'] === 0
      ? { ...body, data: { ...body['data'], nextpage: null } }
      : body,
  members(body, endpoint, mixture) {
    if (endpoint === 'GET /api/account' && isRecord(body['data']))
      return { ...body, data: { ...body['data'], planid: 3 } };
    if (endpoint !== 'GET /api/urls') return body;
    const unique = mixture.form('members', endpoint, ['uniqueclicks', 'uniqueClicks']);
    return mapList(body, (row) => ({
      ...row,
      [unique]: Math.ceil(Number(row['clicks']) * 0.8),
      domain: 'https://go1.acme.example',
      campaign: Number(row['id']) % 3 === 0 ? 1 : null,
      channel: Number(row['id']) % 4 === 0 ? [1] : [],
    }));
  },
  social(body) {
    const { data } = body;
    if (!isRecord(data) || !isRecord(data['socialCount'])) return body;
    const { instagram, ...others } = data['socialCount'];
    return { ...body, data: { ...data, socialCount: { ...others, google: instagram } } };
  },
  empty(body, endpoint, mixture) {
    const { data } = body;
    if (!isRecord(data) || !isRecord(data['topCountries'])) return body;
    const nothing = mixture.form<unknown>('empty', endpoint, [0, [], null]);
    const emptied = ['topCountries', 'topReferrers', 'topBrowsers', 'topOs']
      .filter((name) => isRecord(data[name]) && Object.keys(data[name]).length === 0)
      .map((name) => [name, nothing] as const);
    return { ...body, data: { ...data, ...Object.fromEntries(emptied) } };
  },
  pixels: (body, endpoint) =>
    endpoint === 'GET /api/pixels'
      ? mapList(body, (row) => ({
          ...row,
          type: vendorWords[pixelTypes.findIndex((type) => type === row['type'])] ?? row['type'],
        }))
      : body,
  picture(body, endpoint) {
    const turn = (record: Members): Members => ({ ...record, link: `${String(record['link'])}.svg` });
    if (endpoint === 'GET /api/qr') return mapList(body, turn);
    if (endpoint === 'POST /api/qr/add') return turn(body);
    return endpoint === 'GET /api/qr/:id' && isRecord(body['details'])
      ? { ...body, details: turn(body['details']) }
      : body;
  },
  odd(body, endpoint, mixture) {
    const rows = listIn(body)?.[1].length ?? 0;
    if (rows < 2) return body;
    const drawn = chance(mixture.seed, `odd row ${endpoint}`);
    // If the response has the whole list, it's one of the oldest rows. Records that are added later can then be read,
    // and the row stays the same.
    const at = rows > 20 ? Math.floor(drawn * rows) : rows - 1 - Math.floor(drawn * Math.min(3, rows));
    const form = mixture.form('odd', endpoint, ['id', 'count', 'fraction']);
    return mapList(body, (row, place) => {
      if (place !== at) return row;
      const counted = ['clicks', 'scans'].find((name) => name in row);
      if (form === 'id' || counted === undefined) return without(row, 'id');
      return { ...row, [counted]: form === 'count' ? '1,234' : 1.5 };
    });
  },
  short(body, endpoint) {
    if (endpoint !== 'GET /api/urls' || !isRecord(body['details'])) return body;
    const paging = { result: 1, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 1 };
    return { error: '0', data: { ...paging, urls: [body['details']] } };
  },
  created(body, endpoint, mixture) {
    if (endpoint !== 'POST /api/pixel/add') return body;
    return mixture.form('created', endpoint, ['id', 'nothing']) === 'id'
      ? { ...body, id: String(body['id']) }
      : without(body, 'id');
  },
  strings: (body) => deep(body, asStrings) as Members,
  success(body, endpoint, mixture) {
    const error = mixture.form<unknown>('success', endpoint, [
      false,
      null,
      undefined,
      typeof body['error'] === 'string' ? 0 : '0',
    ]);
    return error === undefined ? without(body, 'error') : { ...body, error };
  },
};

/** Returns the response as this server sends it. */
export function applyQuirks(
  plain: PlainResponse,
  mixture: Mixture,
): { status: number; body: Members; html?: string } {
  const endpoint = plain.endpoint ?? 'no endpoint';
  const has = (quirk: Parameters<Mixture['has']>[0]) => mixture.has(quirk, endpoint);
  const isFailure = plain.body['error'] === 1;
  if (!isFailure) {
    let { body } = plain;
    if (plain.record && has('channel')) body = { error: body['error'], ...plain.record };
    for (const [quirk, bend] of Object.entries(quirkChanges))
      if (has(quirk as Parameters<Mixture['has']>[0])) body = bend(body, endpoint, mixture);
    const isCreated = endpoint.startsWith('POST') && endpoint.endsWith('/add') && has('created');
    return { status: isCreated ? 201 : plain.status, body };
  }
  const { status } = plain;
  if (status === 404 && has('pages'))
    return { status, body: {}, html: '<!doctype html><title>404</title><h1>Not Found</h1>' };
  const error = has('failure')
    ? mixture.form<unknown>('failure', endpoint, ['1', true, Math.max(400, status)])
    : 1;
  const { message } = plain.body;
  return {
    status: has('status') ? 200 : status,
    body: { ...plain.body, error, message: has('messages') ? { first: message } : message },
  };
}
