import http from 'node:http';

export interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
}

/** A browser's user agent, since only visits by browsers are counted. */
export const browser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

export interface RawRequestOptions {
  method?: string;
  headers?: Record<string, string | undefined>;
  /** The local address to connect from, such as 127.0.0.2. If omitted, the system chooses one. */
  from?: string;
}

/** Sends a request as fetch can't: with any Host, from any address of this machine, and without following redirects. */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, from }: RawRequestOptions = {},
): Promise<RawResponse> {
  const given = Object.entries({ 'User-Agent': browser, ...headers }).filter(
    ([, value]) => value !== undefined,
  );
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>();
  const options = {
    method,
    headers: Object.fromEntries(given),
    agent: false,
    ...(from !== undefined && { localAddress: from }),
  } as const;
  http
    .request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          body: bytes.toString(),
        });
      });
    })
    .on('error', reject)
    .end();
  return promise;
}
