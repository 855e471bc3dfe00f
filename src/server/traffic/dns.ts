import { lookup, Resolver } from 'node:dns/promises';
import { limitConcurrency } from '#server/rules/limit-concurrency.ts';

/** Looks names up in DNS. If nothing is found, the list is empty. */
export interface DnsResolver {
  /**
   * The addresses of a name.
   * @throws if DNS fails or doesn't respond in time
   */
  addresses(host: string): Promise<string[]>;
  /**
   * The values of a name's TXT records.
   * @throws if DNS fails or doesn't respond in time
   */
  texts(name: string): Promise<string[]>;
}

export interface DnsOptions {
  /** Replace DNS. Throwing ENOTFOUND means that nothing was found. */
  resolve?: ((host: string) => Promise<string[]>) | undefined;
  resolveTxt?: ((name: string) => Promise<string[]>) | undefined;
  /** Timeout of one lookup, in ms. */
  timeout?: number;
}

/** Lookups that run at the same time. */
const maxConcurrent = 6;

const nothing = /^E?(?:NOTFOUND|NODATA|NONAME)$/;
const isNothing = (error: unknown) =>
  error instanceof Error && nothing.test('code' in error ? String(error.code) : error.message);

const orNothing = (error: unknown): string[] => {
  if (isNothing(error)) return [];
  throw error;
};

/**
 * If there's no DNS server to ask, the system may still know the name. A DNS server that fails or is slow is an error,
 * since it would only delay the system's lookup.
 */
const orSystem = (error: unknown): string[] =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? [] : orNothing(error);

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The look-up took too long.')), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Looks names up, a few at a time, each with a timeout. */
export function createDnsResolver({ resolve, resolveTxt, timeout = 5000 }: DnsOptions = {}): DnsResolver {
  const inTurn = limitConcurrency(maxConcurrent);
  // Uses sockets. The system's own lookup would occupy one of the few threads that files and hashes need as well.
  const newResolver = () => new Resolver({ timeout: timeout / 2, tries: 2 });

  const resolveHere = async (host: string): Promise<string[]> => {
    const resolver = newResolver();
    const found = await Promise.all([
      resolver.resolve4(host).catch(orSystem),
      resolver.resolve6(host).catch(orSystem),
    ]);
    if (found.flat().length > 0) return found.flat();
    // Names in this machine's own network may be known only to the system.
    return (await lookup(host, { all: true })).map(({ address }) => address);
  };
  const textsHere = async (name: string): Promise<string[]> =>
    (await newResolver().resolveTxt(name)).map((parts) => parts.join(''));

  const look = (find: (name: string) => Promise<string[]>) => (name: string) =>
    inTurn(() => within(timeout, find(name).catch(orNothing)));
  return { addresses: look(resolve ?? resolveHere), texts: look(resolveTxt ?? textsHere) };
}
