import type { Send } from './exchange.ts';

const namesAndValues = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });

/**
 * Sends a request and reports its progress as a fraction of 1, which `fetch` can't do over HTTP/1.1. The browser adds
 * the cookies of the dashboard’s own host, which no call reads.
 */
export const uploadWithProgress =
  (tell: (share: number) => void): Send =>
  (address, { method, headers, body, signal }, onProgress) => {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress();
      tell(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: namesAndValues(request.getAllResponseHeaders()),
        }),
      ),
    );
    request.addEventListener('error', ({ type }) => reject(new TypeError(type)));
    request.addEventListener('abort', ({ type }) => reject(new DOMException(type, 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
    return promise;
  };
