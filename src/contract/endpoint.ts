import type { z } from 'zod/mini';

/**
 * What a server may offer beyond the specification. A server names those it has in the header
 * `X-Extensions` of every answer; one without the header has none.
 */
export const extensions = [
  'session',
  'domains',
  'mail',
  'links',
  'options',
  'pixels',
  'firing',
  'splash',
  'overlays',
  'bio',
  'unassign',
  'bulk',
  'looks',
  'changes',
  'series',
  'figures',
  'analytics',
  'annotations',
  'goals',
  'shares',
  'groups',
  'descriptions',
  'keys',
  'account',
  'support',
  'inspections',
  'security',
  'passkeys',
  // No endpoint: a short URL with `?qr` is that of the link's own QR code, and its visits are told apart as scans.
  'scans',
  // No endpoint: QR codes have a start, an expiry, a password and rules, and take files.
  'codes',
  // No endpoint: the server has its docs at /docs/.
  'docs',
] as const;
export type Extension = (typeof extensions)[number];

/** Those without an endpoint: pages, and members of what there is. */
export const memberExtensions: readonly Extension[] = ['docs', 'groups', 'descriptions', 'scans', 'codes'];

/** What a caller has to know of an endpoint. What travels is known to the types alone (`calls.ts`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with /api; segments written :name are in `params`. */
  path: `/api/${string}`;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** What a success looks like on the wire, envelope included. */
  response?: z.core.$ZodType;
  /** Of a list, the member of `data` that holds its rows. */
  rows?: string;
  /** Answers with a file in place of JSON, where it does not refuse; `response` is then its bytes as they come. */
  file?: { type: string; name: string };
  /** Its answer has figures of visits. While these lag behind, the header X-Counted-Until says from when. */
  counts?: true;
  /** `none`: answered without an API key. */
  auth?: 'none';
}

export interface Endpoint extends Call {
  /** One line in the imperative, for the OpenAPI document. */
  summary: string;
  response: z.core.$ZodType;
  /** Absent: part of the specification. */
  extension?: Extension;
  /**
   * Changes something, and is allowed all the same: `true` when the plan has expired, the account is locked or the key is
   * read-only, `locked` when the plan has expired or the account is locked, `lapsed` when the plan has expired.
   */
  always?: true | 'locked' | 'lapsed';
  /** Only for who has signed in: an API key is refused. */
  signedIn?: true;
  /** Statuses of its refusals beside those that it has in common with others of its kind; 200: with a success’s status. */
  refuses?: readonly (200 | 401 | 403 | 404 | 410)[];
  /** Of staff: wants their second step to be of the last hours, where staff must have one. */
  stepped?: true;
}

/** Keeps the exact types of its parts, so that callers and handlers infer theirs from the value. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Whether a refusal by the endpoint can have an HTTP status. */
export function canRefuse(endpoint: Endpoint, status: number): boolean {
  const { auth, params, method, extension, signedIn, refuses = [] } = endpoint;
  switch (status) {
    case 400:
    case 429:
    case 500:
    case 503:
      return true;
    case 401:
      if (auth !== 'none') return true;
      break;
    case 403:
      if (method !== 'GET' || signedIn || extension === 'support') return true;
      break;
    case 404:
      if (params || extension === 'mail' || extension === 'passkeys') return true;
      break;
    // Also of a body that isn’t wanted.
    case 413:
    case 415:
      return method !== 'GET';
  }
  return refuses.some((each) => each === status);
}

/** Whether a request to it can get an HTTP status: at a host that isn’t the service’s own, there is no API. */
export const canBeRefused = (endpoint: Endpoint, status: number): boolean =>
  status === 404 || canRefuse(endpoint, status);

const known = ['method', 'path', 'rows', 'file', 'counts', 'auth'] as const;
type Known = (typeof known)[number];
type Travelling = 'params' | 'query' | 'body' | 'response';

/** An endpoint as its callers know it: without its schemas, whose types it keeps. */
export type CallOf<E extends Endpoint> = Pick<E, Extract<keyof E, Known>> &
  Partial<Pick<E, Extract<keyof E, Travelling>>>;

export const callOf = <E extends Endpoint>(of: E): CallOf<E> =>
  Object.fromEntries(
    Object.entries(of).filter(([name]) => known.some((each) => each === name)),
  ) as unknown as CallOf<E>;

type Schema<E, Part extends string> = Part extends keyof E ? Extract<E[Part], z.core.$ZodType> : never;
type OutputOf<E, Part extends string> = [Schema<E, Part>] extends [never]
  ? Record<never, never>
  : z.output<Schema<E, Part>>;
type InputOf<E, Part extends string> = [Schema<E, Part>] extends [never]
  ? undefined
  : z.input<Schema<E, Part>>;

/** As the service's handler receives them: parsed. */
export type ParamsOf<E extends Call> = OutputOf<E, 'params'>;
export type QueryOf<E extends Call> = OutputOf<E, 'query'>;
export type BodyOf<E extends Call> = OutputOf<E, 'body'>;
export type ResponseOf<E extends Call> = z.output<Schema<E, 'response'>>;

/** Answers with a page of a list. */
export type ListCall = Call & { rows: string };
type Rows<E extends ListCall> = Record<E['rows'], readonly { id: number }[]>;
/** A page of a list, with its rows under the list's own name. */
export type ListDataOf<E extends ListCall> = Extract<ResponseOf<E>, { data: Rows<E> }>['data'];
export type RowOf<E extends ListCall> = ListDataOf<E>[E['rows']][number];

/** As a caller writes them: before parsing. */
export type ParamsInputOf<E extends Call> = InputOf<E, 'params'>;
export type QueryInputOf<E extends Call> = InputOf<E, 'query'>;
export type BodyInputOf<E extends Call> = InputOf<E, 'body'>;
