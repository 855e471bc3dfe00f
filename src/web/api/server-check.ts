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
import { unreadableCount } from '#web/client/list-status.ts';

/** A server's response to one request. */
export interface ProbeResult {
  /** The path of the API: `/api/urls`. */
  endpoint: string;
  status: number;
  /** Response time, in ms. */
  took: number;
  headers: Headers;
  /** Undefined if the response wasn't JSON. */
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

/** The account, each list, one QR code, and one link, which servers needn't have an address for. */
export const maxRequests = lists.length + 3;

/** How many records of each list are checked. */
export const recordsPerList = 3;

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns undefined if there was no response. */
async function probeEndpoint<E extends Call>(endpoint: E, request: object): Promise<ProbeResult | undefined> {
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
    unreadable: unreadableCount((data as { data?: unknown } | undefined)?.data),
  };
}

const firstId = (json: unknown) => {
  const id = /"id":"?(\d{1,15})/.exec(JSON.stringify(json) ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Whether a link can be read at its own address, as it can on servers that can edit links. */
export const isLinkReadable = ({ endpoint, status, json }: ProbeResult) =>
  endpoint === links.get.path && status < 400 && isRecord(json) && isRecord(json['details']);

/**
 * Finds out by reading whether the server has link editing. This takes two requests.
 * @returns undefined if that can't be determined because there is no link or no response
 */
export async function findLinkEditing(): Promise<boolean | undefined> {
  const list = await probeEndpoint(links.list, { query: { limit: 1, page: 1 } });
  const id = firstId(list?.json);
  if (id === undefined) return undefined;
  const heard = await probeEndpoint(links.get, { params: { id } });
  return heard && isLinkReadable(heard);
}

/** Reads a few records of everything, one request after the other, and changes nothing. */
export async function probeServer(): Promise<ProbeResult[]> {
  const all = [await probeEndpoint(account.get, {})];
  for (const list of lists)
    all.push(await probeEndpoint(list, { query: { limit: recordsPerList, page: 1 } }));
  const idIn = (path: string) => firstId(all.find((heard) => heard?.endpoint === path)?.json);
  const code = idIn('/api/qr');
  if (code !== undefined) all.push(await probeEndpoint(qr.get, { params: { id: code } }));
  const link = idIn('/api/urls');
  if (link !== undefined) all.push(await probeEndpoint(links.get, { params: { id: link } }));
  return all.filter((heard) => heard !== undefined);
}
