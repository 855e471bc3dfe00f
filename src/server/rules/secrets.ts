import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, with a prefix that tells people and scanners of leaked secrets what it is. */
export const newSecret = (prefix: 'wp' | 'wps' | 'wpi' | 'wpd' | 'setup' | 'mail' | 'step') =>
  `${prefix}_${randomBytes(32).toString('base64url')}`;

/** How keys are stored. They are random, so a fast hash is enough. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** For aliases and codes: no characters that are mistaken for one another. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random and unguessable, of the characters of an address. */
export function randomCode(length: number): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // The bytes past the last whole multiple would make some characters likelier than others.
      if (byte < 256 - (256 % alphabet.length) && code.length < length)
        code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}
