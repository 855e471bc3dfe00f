/** What the page's head has asked for already (`web/app/early.ts`). */
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

const current = () => (globalThis as { waypostEarly?: Early }).waypostEarly;

/** Server, path and search of what was asked for and nobody has taken yet. */
export const earlyAddress = () => current()?.address;

/** Hands the answer over, once, to a read of just that; undefined: the server is to be asked. */
export function takeEarly(address: string, key: string | undefined): Early | undefined {
  const early = current();
  if (early?.address !== address) return undefined;
  dropEarly();
  return early.key === key && Date.now() - early.askedAt < young ? early : undefined;
}

/** Something was sent that changes what was asked for. */
export function dropEarly() {
  delete (globalThis as { waypostEarly?: Early }).waypostEarly;
}
