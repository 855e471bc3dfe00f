import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

/** Maximum length of a response. The requested texts are all shorter. */
const maxResponseLength = 2000;

/**
 * Requests a short text from a host at a given IP address. It follows no redirects and reads no more than it needs.
 * @param address is used as is, so that a second lookup can't lead elsewhere
 * @throws if nothing responds in time or the response is too long
 */
export function fetchFromHost(
  url: URL,
  address: string,
  timeout: number,
): Promise<{ status: number; text: string }> {
  const { request } = url.protocol === 'http:' ? http : https;
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const asking = request(
    url,
    {
      agent: false,
      signal: AbortSignal.timeout(timeout),
      lookup: (_host, options, found) => {
        const family = isIP(address);
        if (options.all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length > maxResponseLength) asking.destroy(new Error('The answer is too long.'));
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: text.trim() }));
      response.on('error', reject);
    },
  );
  asking.on('error', reject);
  asking.end();
  return promise;
}
