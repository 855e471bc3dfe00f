import type { FastifyRequest } from 'fastify';
import { pixelTypes } from '#contract/pixel-types.ts';
import type { PixelType } from '#contract/pixel-networks.ts';

/** A visitor's answer to one account: nothing may fire, or these networks may. */
export type Consent = 'no' | ReadonlySet<PixelType>;

/** Accounts whose answers a browser keeps for a host. On a host that many accounts share, only the latest are kept. */
const maxAccounts = 40;

const year = 365 * 24 * 60 * 60;

/** A network is encoded as one character, by its position in `pixelTypes`. */
const letterOf = (type: PixelType) => pixelTypes.indexOf(type).toString(36);
const typeOf = (letter: string) => pixelTypes[Number.parseInt(letter, 36)];

/** With https, the prefix makes browsers keep the cookie from all other hosts and from plain http. */
const nameOn = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-pixels' : 'pixels');

/**
 * An example is `12:n.7:2c`, with the latest first. Account 12 may fire nothing, and account 7 may fire the third and
 * the last network.
 */
const entry = /^(\d{1,10}):(n|[0-9a-z]{1,20})$/;

/** Returns a visitor's answers by account, the latest first. */
export function readChoices(request: FastifyRequest): Map<number, Consent> {
  const start = `${nameOn(request)}=`;
  const cookie = request.headers.cookie?.split('; ').find((each) => each.startsWith(start));
  const entries = (cookie?.slice(start.length) ?? '').split('.').slice(0, maxAccounts);
  return new Map(
    entries.flatMap((text): [number, Consent][] => {
      const [, account, letters = ''] = entry.exec(text) ?? [];
      if (account === undefined) return [];
      return [
        [
          Number(account),
          letters === 'n' ? 'no' : new Set([...letters].flatMap((each) => typeOf(each) ?? [])),
        ],
      ];
    }),
  );
}

/** Returns the cookie that stores the choices. Without choices, it deletes the stored ones. */
export function choiceCookie(request: FastifyRequest, choices: ReadonlyMap<number, Consent>): string {
  const text = Array.from(choices, ([account, answer]) =>
    [account, answer === 'no' ? 'n' : Array.from(answer, letterOf).join('')].join(':'),
  );
  const isSecure = request.protocol === 'https';
  return [
    `${nameOn(request)}=${text.slice(0, maxAccounts).join('.')}`,
    `Max-Age=${choices.size > 0 ? year : 0}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Whether the browser itself says that nothing may be shared (Global Privacy Control). */
export const refusesAll = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1';
