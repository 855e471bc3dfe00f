import { pixelTypes } from '#contract/pixel-types.ts';
import { recordsPerList, type ProbeResult } from '#web/api/server-check.ts';
import type { serverReport } from '#web/words/server-report.ts';

export type DeviationKind = keyof typeof serverReport.kinds;

/** A way in which a server deviates from the specification. */
export interface Deviation {
  kind: DeviationKind;
  endpoint: string;
  /** Masked: each letter becomes an a, each digit a 0. */
  example: string;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Returns a value's format without its content. */
export function maskValue(value: unknown): string {
  if (value === undefined) return '–';
  if (value === null || typeof value === 'boolean') return String(value);
  const text = JSON.stringify(value).replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '0');
  return text.length > 32 ? `${text.slice(0, 31)}…` : text;
}

const numbers = /^(?:id|clicks|scans|uniqueClicks|result|perpage|currentpage|nextpage|maxpage)$/;
const stamps = /^(?:date|expires|registered)$/;
const tops = /^top(?:Countries|Referrers|Browsers|Os)$/;

/** Classifies a member, wherever it appears in the response. */
function kindOf(name: string, value: unknown): DeviationKind | undefined {
  if (value === null && (name === 'nextpage' || stamps.test(name))) return 'nulls';
  if (numbers.test(name) && typeof value === 'string') return 'texts';
  if (tops.test(name) && (!isMembers(value) || Array.isArray(value))) return 'empties';
  const isStamp = typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value);
  return stamps.test(name) && !isStamp ? 'stamps' : undefined;
}

function* deviationsInMembers(value: unknown, endpoint: string): Generator<Deviation> {
  if (!isMembers(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const kind = kindOf(name, member);
    if (kind) yield { kind, endpoint, example: `${name}: ${maskValue(member)}` };
    yield* deviationsInMembers(member, endpoint);
  }
}

/** Returns the records of a list, whatever its name. */
function rowsOf(json: unknown): Members[] {
  const data = isMembers(json) ? json['data'] : undefined;
  const list = isMembers(data) ? Object.values(data).find(Array.isArray) : undefined;
  return (list ?? []).filter(isMembers);
}

function* deviationsInResponse({
  endpoint,
  status,
  json,
  headers,
  unreadable,
}: ProbeResult): Generator<Deviation> {
  const deviation = (kind: DeviationKind, example: string): Deviation => ({ kind, endpoint, example });
  if (status === 404) {
    yield deviation('missing', 'HTTP 404');
    return;
  }
  if (!isMembers(json)) {
    yield deviation('pages', `HTTP ${status}`);
    return;
  }
  const { error } = json;
  const isRefused = status >= 400 || ![0, '0', false, null, undefined].some((fine) => fine === error);
  if (isRefused) {
    yield deviation(
      'refused',
      `HTTP ${status}, error: ${typeof error === 'number' ? error : maskValue(error)}`,
    );
    return;
  }
  if (error !== 0 && error !== '0') yield deviation('success', `error: ${maskValue(error)}`);
  yield* deviationsInMembers(json, endpoint);
  const rows = rowsOf(json);
  if (rows.length > recordsPerList) yield deviation('limits', `limit=${recordsPerList}: ${rows.length}`);
  if (unreadable > 0) yield deviation('records', String(unreadable));
  if (endpoint === '/api/campaigns' && rows.some(({ name }) => typeof name !== 'string'))
    yield deviation('names', Object.keys(rows[0] ?? {}).join(', '));
  const types: readonly unknown[] = pixelTypes;
  const type =
    endpoint === '/api/pixels' ? rows.find((row) => !types.includes(row['type']))?.['type'] : undefined;
  if (typeof type === 'string') yield deviation('types', `type: ${type.slice(0, 32)}`);
  const reset = headers.get('X-RateLimit-Reset');
  if (reset !== null && !/^\d{10}$/.test(reset)) yield deviation('resets', maskValue(reset));
  if (!headers.has('X-RateLimit-Limit')) yield deviation('headers', 'X-RateLimit-Limit: –');
}

/**
 * Returns one deviation of each kind, where it first occurs. The kinds `missing`, `pages` and `refused` are returned
 * once per endpoint.
 */
export function deviationsIn(heard: readonly ProbeResult[]): Deviation[] {
  const found = new Map<string, Deviation>();
  for (const answer of heard)
    for (const one of deviationsInResponse(answer)) {
      const name = ['missing', 'pages', 'refused'].includes(one.kind)
        ? `${one.kind} ${one.endpoint}`
        : one.kind;
      if (!found.has(name)) found.set(name, one);
    }
  return [...found.values()];
}
