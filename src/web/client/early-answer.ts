/** What the page's head has asked for already (`web/app/opening/early.ts`). */
export interface Early {
  /** Server, path and search. */
  address: string;
  key: string;
  /** In ms since 1970. */
  askedAt: number;
  answer: Promise<Response>;
}

/** An older answer may not show what was changed meanwhile, in ms. */
const young = 10_000;

const current = () => (globalThis as { waypostEarly?: Early[] }).waypostEarly ?? [];

/** Server, path and search of what was asked for first, if nobody has taken it yet. */
export const earlyAddress = () => current()[0]?.address;

/** Whether something below a path was asked for, and nobody has taken it yet. */
export const isEarly = (path: string) => current().some(({ address }) => address.includes(path));

/** Hands the answer over, once, to a read of just that; undefined: the server is to be asked. */
export function takeEarly(address: string, key: string | undefined): Early | undefined {
  const place = current().findIndex((each) => each.address === address);
  if (place === -1) return undefined;
  const [early] = current().splice(place, 1);
  return early && early.key === key && Date.now() - early.askedAt < young ? early : undefined;
}

/** Something was sent that changes what was asked for. */
export function dropEarly() {
  delete (globalThis as { waypostEarly?: Early[] }).waypostEarly;
}
