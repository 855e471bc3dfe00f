import {
  account,
  campaigns,
  channels,
  domains,
  links,
  overlays,
  pixels,
  qr,
  splash,
} from '#contract/calls.ts';
import type { Call } from '#contract/endpoint.ts';
import { call } from '#web/client/client.ts';
import type { Request } from '#web/client/exchange.ts';
import { unreadableIn } from '#web/client/list-status.ts';

/** What a server sent to one request. */
export interface Heard {
  /** `/api/urls` */
  endpoint: string;
  status: number;
  /** How long its answer took, in ms. */
  took: number;
  headers: Headers;
  /** undefined: no JSON. */
  json: unknown;
  /** How many of its records can't be read. */
  unreadable: number;
}

const lists = [
  links.list,
  qr.list,
  campaigns.list,
  channels.list,
  domains.list,
  pixels.list,
  overlays.list,
  splash.list,
] as const;

/** The account, each list, and one QR code. */
export const mostRequests = lists.length + 2;

/** How many records of each list are looked at. */
export const asked = 3;

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Undefined: nothing came. */
async function hear<E extends Call>(endpoint: E, request: object): Promise<Heard | undefined> {
  let came: { answer: Response; took: number } | undefined;
  const heard = (answer: Response, took: number) => (came = { answer, took });
  const given = { ...request, heard } as unknown as Request<E>;
  const data = await call(endpoint, given).catch(() => undefined);
  if (!came) return undefined;
  const { answer, took } = came;
  return {
    endpoint: endpoint.path,
    status: answer.status,
    took,
    headers: answer.headers,
    json: jsonIn(await answer.text()),
    unreadable: unreadableIn((data as { data?: unknown } | undefined)?.data),
  };
}

/** Reads a little of everything, one after the other, and changes nothing. */
export async function hearServer(): Promise<Heard[]> {
  const all = [await hear(account.get, {})];
  for (const list of lists) all.push(await hear(list, { query: { limit: asked, page: 1 } }));
  const codes = all.find((heard) => heard?.endpoint === '/api/qr')?.json;
  const id = /"id":"?(\d{1,15})/.exec(JSON.stringify(codes) ?? '')?.[1];
  if (id !== undefined) all.push(await hear(qr.get, { params: { id: Number(id) } }));
  return all.filter((heard) => heard !== undefined);
}
