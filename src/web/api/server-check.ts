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
import { isRecord } from '#contract/answers/fits.ts';
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

/** The account, each list, one QR code, and one link, which need not have an address. */
export const mostRequests = lists.length + 3;

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

/** The id of the first record in an answer. */
const firstId = (json: unknown) => {
  const id = /"id":"?(\d{1,15})/.exec(JSON.stringify(json) ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Whether a link can be read at an address of its own, as it can where links can be edited. */
export const readsLink = ({ endpoint, status, json }: Heard) =>
  endpoint === links.get.path && status < 400 && isRecord(json) && isRecord(json['details']);

/**
 * Tries by reading whether the server has link editing: it takes two requests.
 * @returns undefined where it can't be told, as there is no link or no answer
 */
export async function findLinkEditing(): Promise<boolean | undefined> {
  const list = await hear(links.list, { query: { limit: 1, page: 1 } });
  const id = firstId(list?.json);
  if (id === undefined) return undefined;
  const heard = await hear(links.get, { params: { id } });
  return heard && readsLink(heard);
}

/** Reads a little of everything, one after the other, and changes nothing. */
export async function hearServer(): Promise<Heard[]> {
  const all = [await hear(account.get, {})];
  for (const list of lists) all.push(await hear(list, { query: { limit: asked, page: 1 } }));
  const idIn = (path: string) => firstId(all.find((heard) => heard?.endpoint === path)?.json);
  const code = idIn('/api/qr');
  if (code !== undefined) all.push(await hear(qr.get, { params: { id: code } }));
  const link = idIn('/api/urls');
  if (link !== undefined) all.push(await hear(links.get, { params: { id: link } }));
  return all.filter((heard) => heard !== undefined);
}
