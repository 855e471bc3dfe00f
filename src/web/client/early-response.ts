/** A request that the page's head has already sent (`web/app/opening/early.ts`). */
export interface EarlyRequest {
  /** Server, path and search. */
  address: string;
  key: string;
  /** In ms since 1970. */
  askedAt: number;
  answer: Promise<Response>;
}

/** Maximum age of an early response, in ms. An older one may lack recent changes. */
const young = 10_000;

const current = () => (globalThis as { waypostEarly?: EarlyRequest[] }).waypostEarly ?? [];

/** Returns the server, path and search of the first early request, unless its response has been taken. */
export const earlyAddress = () => current()[0]?.address;

/** Whether a request below this path was sent early and its response hasn't been taken yet. */
export const wasSentEarly = (path: string) => current().some(({ address }) => address.includes(path));

/**
 * Returns the early response, once, to a read of exactly this address. Undefined means that the server has to be asked.
 */
export function takeEarlyResponse(address: string, key: string | undefined): EarlyRequest | undefined {
  const place = current().findIndex((each) => each.address === address);
  if (place === -1) return undefined;
  const [early] = current().splice(place, 1);
  return early && early.key === key && Date.now() - early.askedAt < young ? early : undefined;
}

/** Discards the early responses, since a request is about to change what they contain. */
export function dropEarlyResponses() {
  delete (globalThis as { waypostEarly?: EarlyRequest[] }).waypostEarly;
}
