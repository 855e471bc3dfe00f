import { lookup, Resolver } from 'node:dns/promises';
import { fewAtOnce } from '#server/rules/few-at-once.ts';

/** What DNS says. Nothing found is an empty list. */
export interface Names {
  /** The addresses of a name. @throws when DNS does not answer in time, or fails */
  addresses(host: string): Promise<string[]>;
  /** The values of its TXT records. @throws likewise */
  texts(name: string): Promise<string[]>;
}

export interface NameOptions {
  /** Stand for DNS; one that throws ENOTFOUND found nothing. */
  resolve?: ((host: string) => Promise<string[]>) | undefined;
  resolveTxt?: ((name: string) => Promise<string[]>) | undefined;
  /** Milliseconds for one look-up. */
  timeout?: number;
}

/** Look-ups that go on at a time. */
const together = 6;

const nothing = /^E?(?:NOTFOUND|NODATA|NONAME)$/;
const isNothing = (error: unknown) =>
  error instanceof Error && nothing.test('code' in error ? String(error.code) : error.message);

const orNothing = (error: unknown): string[] => {
  if (isNothing(error)) return [];
  throw error;
};

/** Where there is no DNS to ask, the system may still know. One that fails or is slow would only hold it up. */
const orSystem = (error: unknown): string[] =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? [] : orNothing(error);

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The look-up took too long.')), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Looks names up, few at once, each with a time limit. */
export function createNames({ resolve, resolveTxt, timeout = 5000 }: NameOptions = {}): Names {
  const inTurn = fewAtOnce(together);
  // Asks over sockets: the system's own look-up holds one of the few threads that files and hashes need as well.
  const newResolver = () => new Resolver({ timeout: timeout / 2, tries: 2 });

  const resolveHere = async (host: string): Promise<string[]> => {
    const resolver = newResolver();
    const found = await Promise.all([
      resolver.resolve4(host).catch(orSystem),
      resolver.resolve6(host).catch(orSystem),
    ]);
    if (found.flat().length > 0) return found.flat();
    // Names of this machine's own network may be known to the system alone.
    return (await lookup(host, { all: true })).map(({ address }) => address);
  };
  const textsHere = async (name: string): Promise<string[]> =>
    (await newResolver().resolveTxt(name)).map((parts) => parts.join(''));

  const look = (find: (name: string) => Promise<string[]>) => (name: string) =>
    inTurn(() => within(timeout, find(name).catch(orNothing)));
  return { addresses: look(resolve ?? resolveHere), texts: look(resolveTxt ?? textsHere) };
}
