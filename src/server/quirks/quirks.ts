/**
 * The ways in which servers of this API differ from its specification, and the accidents on the way to them.
 */
export const quirks = {
  success: 'error is 0, "0", false or missing on success',
  failure: 'error is 1, "1", true or an HTTP number on failure',
  status: 'failures have the HTTP status 200',
  strings: 'ids and counts are digits in a string',
  names: 'a campaign’s name is under campaign or domain, in lower case',
  channel: 'editing a channel answers with the whole channel',
  nextpage: 'nextpage is null on the last page',
  expires: 'expires of the account is null',
  members: 'links and the account have more members',
  empty: 'statistics without values are 0, [] or null',
  social: 'socialCount has google in place of instagram',
  pixels: 'types of pixels are vendors’ words',
  created: 'what is created is answered with 201, a pixel’s id as a string or not at all',
  short: 'looking up a short URL answers with a list',
  limited: 'over the limit the status is 200, and the wait is a member of the body',
  sliding: 'the limit holds for any minute, not from one reset to the next',
  reset: 'X-RateLimit-Reset is a date, milliseconds or seconds to go',
  headers: 'the limit is not told',
  missing: 'there are no campaigns, or no channels',
  picture: 'link of a QR code is the address of its picture',
  origins: 'pages of other origins are refused',
  odd: 'a record in each list can’t be read: no id, clicks such as "1,234"',
  pages: 'what is not found is an HTML page',
  messages: 'message of a failure is an object',
  repeated: 'a repeated url answers with the existing link, under short',
  links: 'links can be created, edited and deleted, though nothing says so',
  single: 'a link can be read by its id, though nothing says so',
  authorization: 'the Authorization header is dropped, so no key is valid (not part of all)',
  delay: 'some answers take up to two seconds',
  lost: 'some answers are the 502 page of a proxy',
  login: 'some answers are an HTML page with status 200',
  cut: 'some connections break off before the answer',
  truncated: 'some answers end in the middle of their JSON',
} as const;

export type Quirk = keyof typeof quirks;

export const quirkNames = Object.keys(quirks) as Quirk[];

const isQuirk = (name: string): name is Quirk => Object.hasOwn(quirks, name);

/** Quirks that affect single responses. */
export const accidents: readonly Quirk[] = ['delay', 'lost', 'login', 'cut', 'truncated'];

/** Quirks of the server as a whole. All others affect single endpoints. */
const ofServer: readonly Quirk[] = [
  'status',
  'limited',
  'sliding',
  'reset',
  'headers',
  'missing',
  'origins',
  'pixels',
  'messages',
  'repeated',
  'links',
  'single',
  'strings',
  ...accidents,
];

/**
 * Returns a number from 0 to 1 that depends only on the seed and the name. It's FNV-1a over the name, mixed as in
 * murmur3.
 */
export function chance(seed: number, name: string): number {
  let hash = 2_166_136_261 ^ seed;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The quirks of a server. */
export interface Mixture {
  seed: number;
  /** Whether a quirk is on, for an endpoint such as "GET /api/urls". */
  has(quirk: Quirk, endpoint: string): boolean;
  /** Picks one of several forms of a quirk, which is always the same for an endpoint. */
  form<T>(quirk: Quirk, endpoint: string, forms: readonly [T, ...T[]]): T;
}

/**
 * @param wanted `all` for a mixture of all quirks, which depends on the seed; `none`; or names separated by commas, all
 * of which are on everywhere
 * @returns undefined if any name isn't a quirk
 */
export function parseMixture(wanted: string, seed: number): Mixture | undefined {
  const names = wanted === 'none' ? [] : wanted.split(',').map((name) => name.trim());
  const isMixed = names.includes('all');
  const named = new Set(names.filter(isQuirk));
  if (names.some((name) => name !== 'all' && !isQuirk(name))) return undefined;
  return {
    seed,
    has(quirk, endpoint) {
      if (named.has(quirk)) return true;
      if (!isMixed || quirk === 'authorization') return false;
      return chance(seed, ofServer.includes(quirk) ? quirk : `${quirk} ${endpoint}`) < 0.5;
    },
    form(quirk, endpoint, forms) {
      const at = Math.floor(chance(seed, `form ${quirk} ${endpoint}`) * forms.length);
      return forms[at] ?? forms[0];
    },
  };
}
