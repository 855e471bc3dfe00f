import { connect } from 'node:tls';
import { formatCount } from '#server/http/format-count.ts';
import { limitConcurrency } from '#server/rules/limit-concurrency.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const { ok, warning, problem } = findingsOf('Certificates');

const day = 86_400_000;
/** Proxies that renew certificates automatically do so a month before they expire. */
const soon = 14 * day;
const timeoutMs = 5000;
const maxConcurrent = 8;

/**
 * Returns when the certificate of an address expires, in ms since 1970.
 * @throws Error that says what is wrong with the certificate
 */
function endOf({ hostname, port }: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: timeoutMs,
  });
  socket.once('secureConnect', () => {
    resolve(Date.parse(socket.getPeerCertificate().valid_to));
    socket.destroy();
  });
  socket.once('timeout', () => socket.destroy(new Error('nothing answers')));
  socket.once('error', reject);
  return promise;
}

async function check(url: URL): Promise<Finding> {
  try {
    const left = (await endOf(url)) - Date.now();
    const days = formatCount(Math.floor(left / day), 'day');
    return left < soon
      ? warning(`The certificate of ${url.host} expires in ${days}. Check whether the proxy renews it.`)
      : ok(`The certificate of ${url.host} is valid for ${days}.`);
  } catch (error) {
    return problem(`${url.host} has no valid certificate: ${reasonOf(error)}.`);
  }
}

/** Checks the addresses that begin with https. */
export async function checkCertificates(addresses: readonly string[]): Promise<Finding[]> {
  const inTurn = limitConcurrency(maxConcurrent);
  const urls = addresses.map((address) => new URL(address)).filter(({ protocol }) => protocol === 'https:');
  return Promise.all(urls.map((url) => inTurn(() => check(url))));
}
