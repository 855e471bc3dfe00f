import type { Records } from './records.ts';

export type Members = Record<string, unknown>;

export interface QuirksRequest {
  records: Records;
  origin: string;
  query: URLSearchParams;
  body: Members;
  /** The ids in the path, in their order. */
  ids: readonly number[];
  /** The type of items in the path, if it has one. */
  type: string;
}

export class QuirksRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const textIn = (body: Members, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value.trim() : '';
};

export function requireText(body: Members, name: string, message = `The ${name} is required.`): string {
  const value = textIn(body, name);
  if (value === '') throw new QuirksRefusal(400, message);
  return value;
}

export function requireRecord<T extends { id: number }>(
  rows: readonly T[],
  id: number | undefined,
  what: string,
): T {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new QuirksRefusal(404, `${what} not found.`);
  return row;
}

export const nextId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

const number = (query: URLSearchParams, name: string, otherwise: number) => {
  const value = Number(query.get(name) ?? '');
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

export function page(key: string, rows: readonly object[], { query }: QuirksRequest): Members {
  const perpage = Math.min(number(query, 'limit', 15), 1000);
  const currentpage = number(query, 'page', 1);
  const maxpage = Math.max(1, Math.ceil(rows.length / perpage));
  return {
    error: '0',
    data: {
      result: rows.length,
      perpage,
      currentpage,
      nextpage: currentpage < maxpage ? currentpage + 1 : 0,
      maxpage,
      [key]: rows.slice((currentpage - 1) * perpage, currentpage * perpage),
    },
  };
}

/** Returns shares of a number, whose sum doesn't exceed it. */
const shares = (count: number, labels: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    labels
      .map((label, at): [string, string] => [label, String(Math.floor(count / 2 ** (at + 1)))])
      .filter(([, value]) => value !== '0'),
  );

export const statistics = (clicks: number) => ({
  clicks,
  uniqueClicks: Math.ceil(clicks * 0.8),
  topCountries: shares(clicks, ['DE', 'US', 'FR']),
  topReferrers: shares(clicks, ['news.example', 'acme.example']),
  topBrowsers: shares(clicks, ['Chrome', 'Safari', 'Firefox']),
  topOs: shares(clicks, ['Android', 'iOS', 'Windows']),
  socialCount: { facebook: Math.floor(clicks / 9), twitter: 0, instagram: Math.floor(clicks / 20) },
});

export const done = (message: string): Members => ({ error: 0, message });

export const saved = ({
  id,
  name,
  public: isPublic,
  rotator,
  list,
}: Records['campaigns'][number]): Members => ({
  error: 0,
  id,
  domain: name,
  public: isPublic,
  rotator,
  list,
});

export function removeFrom(rows: { id: number }[], id: number): void {
  rows.splice(
    rows.findIndex((row) => row.id === id),
    1,
  );
}
