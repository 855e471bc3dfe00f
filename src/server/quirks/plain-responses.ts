import { type Members, QuirksRefusal } from './response-parts.ts';
import { handlers } from './handlers.ts';
import { linkHandlers } from './link-handlers.ts';
import type { Records } from './records.ts';

/** A response as in the specification, before any quirk. */
export interface PlainResponse {
  /** For example "GET /api/channel/:id". Undefined for a path outside the API. */
  endpoint: string | undefined;
  status: number;
  body: Members;
  /** The changed record, if the specification's response is only a message. */
  record?: object | undefined;
}

const patternOf = (name: string) =>
  new RegExp(`^${name.replaceAll(':id', '(\\d{1,9})').replaceAll(':type', '([a-z]+)')}/?$`);

const routes = Object.entries({ ...handlers, ...linkHandlers }).map(([name, handler]) => ({
  name,
  handler,
  pattern: patternOf(name),
}));

export interface PlainRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Members;
}

/**
 * Returns the endpoint of a request, if there is one.
 * @param offers whether the server has an endpoint that isn't in the specification
 */
export function endpointOf({ method, path }: PlainRequest, offers: (endpoint: string) => boolean) {
  const route = routes.find(({ pattern }) => pattern.test(`${method} ${path}`));
  return route && (!Object.hasOwn(linkHandlers, route.name) || offers(route.name)) ? route : undefined;
}

/** Does what is requested, and responds as in the specification. */
export function plainResponse(
  route: ReturnType<typeof endpointOf>,
  { method, path, query, body }: PlainRequest,
  records: Records,
  origin: string,
): PlainResponse {
  if (!route)
    return { endpoint: undefined, status: 404, body: { error: 1, message: 'This endpoint does not exist.' } };
  const parts = (route.pattern.exec(`${method} ${path}`) ?? []).slice(1);
  const ids = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  const type = parts.find((part) => !/^\d+$/.test(part)) ?? '';
  try {
    const answer = route.handler({ records, origin, query, body, ids, type });
    const record =
      route.name === 'PUT /api/channel/:id/update'
        ? records.channels.find(({ id }) => id === ids[0])
        : undefined;
    return { endpoint: route.name, status: 200, body: answer, record };
  } catch (error) {
    if (!(error instanceof QuirksRefusal)) throw error;
    return { endpoint: route.name, status: error.status, body: { error: 1, message: error.message } };
  }
}
