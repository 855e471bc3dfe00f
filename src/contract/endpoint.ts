import type { z } from 'zod/mini';

/**
 * What a server may offer beyond the specification. A server lists its extensions in the header `X-Extensions` of every
 * response. A server without the header has none.
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
  // No endpoint: a short URL with `?qr` belongs to the link's own QR code, and its visits count as scans.
  'scans',
  // No endpoint: QR codes can have a start, an expiry, a password and rules, and can open files.
  'codes',
  // No endpoint: the server has its docs at /docs/.
  'docs',
] as const;
export type Extension = (typeof extensions)[number];

/** The extensions without an endpoint. They add pages, or members to existing records. */
export const memberExtensions: readonly Extension[] = ['docs', 'groups', 'descriptions', 'scans', 'codes'];

/**
 * What a caller needs to know about an endpoint. Only the types describe its parameters, body and response
 * (`calls.ts`).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with /api. Segments written as :name are in `params`. */
  path: `/api/${string}`;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The body of a success, envelope included. */
  response?: z.core.$ZodType;
  /** For a list, the member of `data` that contains its rows. */
  rows?: string;
  /** The endpoint returns a file instead of JSON, unless it refuses. `response` is then the stream of its bytes. */
  file?: { type: string; name: string };
  /**
   * The response has figures of visits. While counting lags behind, the header X-Counted-Until gives the time from
   * which visits are missing.
   */
  counts?: true;
  /** `none`: no API key is needed. */
  auth?: 'none';
}

export interface Endpoint extends Call {
  /** One line in the imperative, for the OpenAPI document. */
  summary: string;
  response: z.core.$ZodType;
  /** Undefined if the endpoint is part of the specification. */
  extension?: Extension;
  /**
   * Allows a change that would otherwise be refused. `true`: although the plan has expired, the account is locked or
   * the key is read-only. `locked`: although the plan has expired or the account is locked. `lapsed`: although the plan
   * has expired.
   */
  always?: true | 'locked' | 'lapsed';
  /** Requires a session. API keys are refused. */
  signedIn?: true;
  /**
   * Statuses of refusals that don't follow from the endpoint's other members. 200 means a refusal with a success’s
   * status.
   */
  refuses?: readonly (200 | 401 | 403 | 404 | 410)[];
  /** For staff: if a second step is required, it must be at most a few hours old. */
  stepped?: true;
}

/** Keeps the definition's exact types, so that the types of callers and handlers are inferred from the value. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Returns whether the endpoint can refuse with an HTTP status. */
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
    // These also apply to a body that the endpoint doesn't take.
    case 413:
    case 415:
      return method !== 'GET';
  }
  return refuses.some((each) => each === status);
}

/**
 * Returns whether a request can be refused with an HTTP status. 404 is always possible, since hosts other than the
 * service’s own have no API.
 */
export const canBeRefused = (endpoint: Endpoint, status: number): boolean =>
  status === 404 || canRefuse(endpoint, status);

const known = ['method', 'path', 'rows', 'file', 'counts', 'auth'] as const;
type Known = (typeof known)[number];
type Travelling = 'params' | 'query' | 'body' | 'response';

/** An endpoint as its callers know it. It has no schemas but keeps their types. */
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

/** The parsed values, as the service's handler receives them. */
export type ParamsOf<E extends Call> = OutputOf<E, 'params'>;
export type QueryOf<E extends Call> = OutputOf<E, 'query'>;
export type BodyOf<E extends Call> = OutputOf<E, 'body'>;
export type ResponseOf<E extends Call> = z.output<Schema<E, 'response'>>;

/** A call that returns a page of a list. */
export type ListCall = Call & { rows: string };
type Rows<E extends ListCall> = Record<E['rows'], readonly { id: number }[]>;
/** A page of a list, with its rows under the list's own name. */
export type ListDataOf<E extends ListCall> = Extract<ResponseOf<E>, { data: Rows<E> }>['data'];
export type RowOf<E extends ListCall> = ListDataOf<E>[E['rows']][number];

/** The values as a caller writes them, before parsing. */
export type ParamsInputOf<E extends Call> = InputOf<E, 'params'>;
export type QueryInputOf<E extends Call> = InputOf<E, 'query'>;
export type BodyInputOf<E extends Call> = InputOf<E, 'body'>;
