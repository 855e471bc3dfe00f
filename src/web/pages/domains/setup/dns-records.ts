import { splitUrl } from '#web/lib/urls.ts';
import { domainSetup } from '#web/words/domain-setup.ts';

const words = domainSetup.message;

export interface DnsRecord {
  type: string;
  name: string;
  value: string;
}

/** What to set in DNS for a domain, as far as the page can know it. */
export interface DnsAdvice {
  records: readonly DnsRecord[];
  /** Why there is no record, or not the usual one. */
  kind: 'subdomain' | 'apex' | 'address' | 'hidden';
  /** The server's own name or address, as visitors use it. */
  target: string;
}

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const isIpv6 = (host: string) => host.includes(':');
const isAddress = (host: string) => ipv4.test(host) || isIpv6(host);

/** Whether a name or address refers to a visitor's own machine or network, not to the server. */
const isHidden = (host: string) =>
  isAddress(host)
    ? /^(?:127|10|0)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^::1?$|^f[cd]|^fe[89ab]/i.test(
        host,
      )
    : !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/i.test(host);

/**
 * Whether a host is a domain such as acme.com or acme.co.uk, which can't have a CNAME. It knows only the usual
 * suffixes, not all of them.
 */
export function isApex(host: string): boolean {
  const labels = host.split('.');
  if (labels.length <= 2) return true;
  const [second = '', top = ''] = labels.slice(-2);
  return labels.length === 3 && top.length === 2 && /^(?:com?|org|net|gov|edu|ac|or|ne)$/.test(second);
}

const addressRecord = (name: string, address: string): DnsRecord => ({
  type: isIpv6(address) ? 'AAAA' : 'A',
  name,
  value: address,
});

/**
 * @param domain with or without the scheme. Empty if unknown
 * @param origin where visitors reach the server
 * @param needed addresses that the server reports it needs
 */
export function dnsAdvice(domain: string, origin: string, needed: readonly string[] = []): DnsAdvice {
  const name = hostOf(domain);
  const target = (URL.parse(origin)?.hostname ?? splitUrl(origin).host).replaceAll(/[[\]]/g, '');
  const told = needed.filter((address) => isAddress(address) && !isHidden(address));
  const byAddress = told.map((address) => addressRecord(name, address));
  if (isHidden(target)) return { records: byAddress, kind: 'hidden', target };
  if (isAddress(target))
    return {
      records: byAddress.length > 0 ? byAddress : [addressRecord(name, target)],
      kind: 'address',
      target,
    };
  if (name !== '' && isApex(name))
    return {
      records: byAddress.length > 0 ? byAddress : [{ type: words.aliasOrAname, name, value: target }],
      kind: 'apex',
      target,
    };
  return { records: [{ type: 'CNAME', name, value: target }], kind: 'subdomain', target };
}

/**
 * Returns the name as in DNS, without scheme and port, with non-ASCII letters as punycode. Returns "" if it isn't a
 * valid name.
 */
export function hostOf(domain: string): string {
  const text = domain.trim();
  if (text === '') return '';
  return URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)?.hostname ?? '';
}

/**
 * Returns a message for the person who runs the DNS and hasn’t heard of any of this. `records` must not be empty.
 * @param txt proves that the account owns the domain. Undefined if no proof is required
 */
export function dnsMessage(
  domain: string,
  origin: string,
  { records, target }: DnsAdvice,
  txt?: { name: string; value: string },
): string {
  const name = hostOf(domain);
  const asked = [
    ...records.map(({ type, value }) => ({ type, name, value })),
    ...(txt ? [{ type: 'TXT', ...txt }] : []),
  ].map(words.record);
  const apex = records.some(({ type }) => type === words.aliasOrAname) ? [words.withoutAlias(target)] : [];
  return [
    words.hello,
    asked.length === 1 ? words.addOne(name) : words.addSeveral(name),
    asked.join('\n\n'),
    [`${words.removeOthers(name)} ${words.reach(origin)}`, ...apex].join('\n'),
    words.thanks,
  ].join('\n\n');
}
