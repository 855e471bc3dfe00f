import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

/** More than any of the texts that are asked for. */
const longest = 2000;

/**
 * Asks one address under a host's name for a short text. Follows no redirect, and reads no more than it needs.
 * @param address is used as it is, so that a second look-up can't lead elsewhere
 * @throws when nothing answers in time, or the answer is too long
 */
export function askHost(
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
        if (text.length > longest) asking.destroy(new Error('The answer is too long.'));
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: text.trim() }));
      response.on('error', reject);
    },
  );
  asking.on('error', reject);
  asking.end();
  return promise;
}
