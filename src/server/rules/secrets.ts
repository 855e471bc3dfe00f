import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes with a prefix that tells people and secret scanners what it is. */
export const newSecret = (prefix: 'wp' | 'wps' | 'wpi' | 'wpd' | 'setup' | 'mail' | 'step') =>
  `${prefix}_${randomBytes(32).toString('base64url')}`;

/** Hashes a key for storage. Keys are random, so a fast hash is enough. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** For aliases and codes. It has no characters that look alike. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a random, unguessable code of characters that are safe in URLs. */
export function randomCode(length: number): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // Bytes beyond the last whole multiple would make some characters more likely than others.
      if (byte < 256 - (256 % alphabet.length) && code.length < length)
        code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}
