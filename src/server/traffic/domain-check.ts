import { isIP } from 'node:net';
import type { DomainCheck } from '#contract/domains.ts';
import { isPrivate } from '#server/rules/private-addresses.ts';
import { fetchFromHost } from './fetch-from-host.ts';
import type { DnsResolver } from './dns.ts';
import { ownAddresses } from './own-addresses.ts';

/** What an account publishes where only the domain's owner can. */
export interface Proof {
  txt: { name: string; value: string };
  file: { url: string; content: string };
}

export interface DomainCheckResult {
  checks: DomainCheck[];
  /** Whether the file was found and wasn't served by this very service. */
  fileSeen: boolean;
}

export interface DomainChecker {
  /** Returns what is wrong with a domain regardless of its DNS, or undefined if nothing is. */
  mistake(domain: string): string | undefined;
  /** @param proof if omitted, ownership isn't checked. `fileSeen` is true if the file was found recently */
  look(domain: string, proof?: Proof & { fileSeen: boolean }): Promise<DomainCheckResult>;
}

export interface DomainCheckOptions {
  names: DnsResolver;
  /** Where the service is reached. If empty, the addresses of this machine's interfaces are used. */
  addresses: readonly string[];
  /** This service's response at /.well-known/waypost. */
  instance: string;
  /** Returns the port the service is reached at, or "" for the scheme's default port. */
  port: () => string;
  /** Timeout of a request, in ms. */
  timeout?: number;
}

export const proofOf = (domain: string, token: string): Proof => {
  const { hostname, origin } = new URL(domain);
  return {
    txt: { name: `_waypost.${hostname}`, value: token },
    file: { url: `${origin}/.well-known/waypost-verification.txt`, content: token },
  };
};

/** A checker that checks nothing. */
export const noDomainCheck: DomainChecker = {
  mistake: () => undefined,
  look: async () => ({ checks: [], fileSeen: false }),
};

const named = (addresses: readonly string[]) => addresses.join(', ');

/** A wrong certificate is reported separately, since the domain name itself is right. */
const isCertificate = (error: unknown) =>
  error instanceof Error && 'code' in error && /CERT|UNABLE_TO|^ERR_TLS/.test(String(error.code));

/** Returns the values to show. A name may have many values of any length. */
const shown = (texts: readonly string[]) => texts.slice(0, 5).map((text) => text.slice(0, 120));

const plain = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .toLowerCase();

/**
 * Checks that a domain belongs to an account, that its name points to this service's addresses, and that its requests
 * reach this service.
 */
export function createDomainChecker(options: DomainCheckOptions): DomainChecker {
  const { names, instance, timeout = 5000 } = options;
  const mayBeAsked = (address: string, own: readonly string[]) =>
    own.includes(address) || !isPrivate(address);

  const answersHere = async (origin: string, address: string) =>
    (await fetchFromHost(new URL('/.well-known/waypost', origin), address, timeout)).text === instance;

  /** A file that this service itself serves would prove nothing, since it responds for the domains of all accounts. */
  const fileIsThere = async ({ url, content }: Proof['file'], address: string): Promise<boolean> => {
    try {
      const { status, text } = await fetchFromHost(new URL(url), address, timeout);
      const isRight = status === 200 && text.split(/\s+/).some((line) => plain(line) === plain(content));
      return isRight && !(await answersHere(url, address).catch(() => false));
    } catch {
      return false;
    }
  };

  async function lookAtProof({ txt, file, fileSeen }: Proof & { fileSeen: boolean }, askable?: string) {
    let found: string[] = [];
    let message = `No TXT record found at ${txt.name}.`;
    try {
      found = await names.texts(txt.name);
      if (found.length > 0) message = `The TXT record at ${txt.name} has another value.`;
    } catch {
      message = `Couldn’t look up ${txt.name}. Its DNS doesn’t answer.`;
    }
    const byRecord = found.some((text) => plain(text) === plain(txt.value));
    const seenNow = !byRecord && askable !== undefined && (await fileIsThere(file, askable));
    const passed = byRecord || seenNow || fileSeen;
    if (passed) message = `Ownership verified by ${byRecord ? 'TXT record' : 'file'}.`;
    const check: DomainCheck = {
      check: 'proof',
      state: passed ? 'passed' : 'failed',
      message,
      found: shown(found),
      expected: [txt.value],
    };
    return { seenNow, check };
  }

  function lookAtAddress(host: string, found: readonly string[] | undefined, own: readonly string[]) {
    const open = own.filter((address) => !isPrivate(address));
    // Loopback addresses aren't suggested as something to point a name at.
    const expected = open.length > 0 ? open : [...own];
    const result = (passed: boolean, message: string, addresses: readonly string[] = []): DomainCheck => ({
      check: 'address',
      state: passed ? 'passed' : 'failed',
      message,
      expected,
      found: addresses.filter((address) => own.includes(address) || !isPrivate(address)),
    });
    if (!found) return result(false, `Couldn’t look up ${host}. Its DNS doesn’t answer.`);
    if (found.length === 0) return result(false, `${host} has no A, AAAA or CNAME record.`);
    const foreign = found.filter((address) => !own.includes(address));
    if (foreign.length === 0) return result(true, `${host} points to this service.`, found);
    const elsewhere = named(foreign.filter((address) => !isPrivate(address))) || 'a private address';
    return result(false, `${host} points to ${elsewhere}.`, found);
  }

  async function lookAtAnswer(url: URL, address: string | undefined): Promise<DomainCheck> {
    const result = (state: DomainCheck['state'], message: string): DomainCheck => ({
      check: 'answer',
      state,
      message,
      found: [`${url.origin}/.well-known/waypost`],
      expected: [],
    });
    if (address === undefined) return result('skipped', 'Checked once the domain points here.');
    try {
      return (await answersHere(url.origin, address))
        ? result('passed', `Requests to ${url.host} reach this service.`)
        : result('failed', `Another server answers at ${url.origin}.`);
    } catch (error) {
      if (isCertificate(error)) return result('failed', `${url.host} has no valid certificate.`);
      return result('failed', `Nothing answers at ${url.origin}.`);
    }
  }

  return {
    mistake(domain) {
      const url = new URL(domain);
      if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return 'Enter a name, not an IP address.';
      const port = options.port();
      if (url.port === '' || url.port === port) return undefined;
      return `This service is reached at ${port === '' ? 'the usual ports' : `port ${port}`}, not at ${url.port}.`;
    },
    async look(domain, proof) {
      const url = new URL(domain);
      const own = ownAddresses(options.addresses);
      const found = await names.addresses(url.hostname).catch(() => undefined);
      const askable = found?.find((address) => mayBeAsked(address, own));
      const proved = proof && (await lookAtProof(proof, askable));
      const address = lookAtAddress(url.hostname, found, own);
      const answer = await lookAtAnswer(url, address.state === 'passed' ? found?.[0] : undefined);
      return {
        checks: [...(proved ? [proved.check] : []), address, answer],
        fileSeen: proved?.seenNow ?? false,
      };
    },
  };
}
