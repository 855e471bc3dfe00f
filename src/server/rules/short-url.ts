import { decoded } from './decoded.ts';

/** A short URL, with or without scheme, or an alias alone, taken apart. */
export function takeApart(short: string): { host?: string; alias: string } | undefined {
  const [address = ''] = short.replace(/^[a-z]+:\/\//i, '').split(/[?#]/);
  const [first = '', second, ...more] = address.replace(/\/+$/, '').split('/');
  if (more.length > 0) return undefined;
  const alias = decoded(second ?? first);
  return second === undefined ? { alias } : { host: first.toLowerCase(), alias };
}
