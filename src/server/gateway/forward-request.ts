import type { ClientRequest, IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Connections } from './connect.ts';
import { requestHeadersToForward } from './headers.ts';
import { GatewayRefusal } from './refusal.ts';

/** Timeouts in ms. */
export interface Timeouts {
  /** For the connection, including TLS if it's used. */
  connect: number;
  /** For the head of the response, from the connection on. */
  answer: number;
  /** For the next part of the response. */
  part: number;
}

export interface Target {
  url: URL;
  path: string;
  timeouts: Timeouts;
}

/** Longer than a browser waits, so that the browser reports the timeout, and not the gateway. */
export const defaultTimeouts: Timeouts = { connect: 5000, answer: 60_000, part: 60_000 };

/** The limit allows for logos. It's ten times that of Waypost itself. */
const maxBodyBytes = 10 * 1024 * 1024;

const tooLarge = () => new GatewayRefusal(413, 'refused', 'The body can have at most 10 MiB.');

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function bounded(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBodyBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}

const unreachable = (host: string) =>
  new GatewayRefusal(502, 'unreachable', `${host} can’t be reached right now. Try again in a minute.`);

const noResponse = (host: string, method: string) =>
  new GatewayRefusal(
    502,
    'no-answer',
    isRead(method)
      ? `${host} didn’t answer. Try again in a minute.`
      : `${host} didn’t answer. Check whether your change was saved.`,
  );

/** A kept connection was closed just as it was reused. */
class StaleConnection extends Error {}

/** Calls `late` unless it's stopped. A response is awaited in several steps, each with its own timeout. */
function createClock(late: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start(ms: number) {
      stop();
      timer = setTimeout(late, ms);
    },
  };
}

/** @throws StaleConnection for a read that can be retried */
async function sendOnce(
  connections: Connections,
  { url, path, timeouts }: Target,
  { raw, method, headers }: FastifyRequest,
): Promise<{ answer: IncomingMessage; asking: ClientRequest }> {
  const length = Number(headers['content-length'] ?? 0);
  const hasBody = !isRead(method) && (length > 0 || headers['transfer-encoding'] !== undefined);
  if (hasBody && length > maxBodyBytes) throw tooLarge();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asking = connections.request(url, path, method, {
    ...requestHeadersToForward(headers),
    ...(hasBody && length > 0 && { 'content-length': length }),
    ...(!hasBody && !isRead(method) && { 'content-length': 0 }),
  });
  let isConnected = false;
  const lost = () => (isConnected ? noResponse(url.host, method) : unreachable(url.host));
  const clock = createClock(() => asking.destroy(lost()));
  const connected = () => {
    isConnected = true;
    clock.start(timeouts.answer);
  };
  clock.start(timeouts.connect);
  asking.once('socket', (socket) => {
    if (asking.reusedSocket) connected();
    else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
  });
  asking.once('response', resolve);
  asking.once('upgrade', (_answer, socket) => {
    socket.destroy();
    reject(lost());
  });
  asking.on('error', (error) => {
    if (error instanceof GatewayRefusal) reject(error);
    else reject(asking.reusedSocket && isRead(method) ? new StaleConnection() : lost());
  });
  // The client may disconnect at any time.
  const leave = () => asking.destroy();
  const { socket: near } = raw;
  near.once('close', leave);
  asking.once('close', () => near.off('close', leave));
  if (hasBody) {
    const bound = bounded();
    // The client's request stays open, so that a refusal can be sent.
    bound.once('error', (error) => {
      raw.unpipe(bound);
      asking.destroy();
      reject(error);
    });
    raw.pipe(bound).pipe(asking);
  } else asking.end();
  try {
    return { answer: await promise, asking };
  } finally {
    clock.stop();
  }
}

/**
 * Sends the request to the other server.
 * @returns the head of its response, with the body still to come
 * @throws GatewayRefusal if there is no response that can be passed on
 */
export async function forwardRequest(
  connections: Connections,
  to: Target,
  request: FastifyRequest,
): Promise<IncomingMessage> {
  const { answer, asking } = await sendOnce(connections, to, request).catch((error: unknown) => {
    if (error instanceof StaleConnection) return sendOnce(connections, to, request);
    throw error;
  });
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400) {
    asking.destroy();
    throw redirects(to.url, headers.location);
  }
  answer.setTimeout(to.timeouts.part, () =>
    answer.destroy(new Error('The rest of the answer did not come.')),
  );
  return answer;
}

function redirects({ href, host }: URL, location = ''): GatewayRefusal {
  const there = URL.canParse(location, href) ? new URL(location, href) : undefined;
  const where =
    there && /^https?:$/.test(there.protocol)
      ? (there.origin + there.pathname).slice(0, 200)
      : 'another address';
  return new GatewayRefusal(
    502,
    'redirect',
    `${host} redirects to ${where}. Check its address in the settings.`,
  );
}
