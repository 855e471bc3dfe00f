/**
 * Before each test file: a password's hash costs next to nothing, since nearly all the time of sign-in tests went there.
 * Where the time itself is the matter, `vi.stubEnv('TEST_HASHES', 'costly')` makes each hash and trial cost what it
 * does in the product, also those of hashes that were made cheaply.
 */
import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  const cheap = { memoryCost: 16, timeCost: 1, parallelism: 1 };
  const isCostly = () => process.env.TEST_HASHES === 'costly';
  const hash: typeof real.hash = (password, options, signal) =>
    real.hash(password, isCostly() ? options : { ...options, ...cheap }, signal);
  const verify: typeof real.verify = async (hashed, password, options, signal) => {
    if (isCostly() && String(hashed).includes(`m=${cheap.memoryCost},`)) await real.hash(password);
    return real.verify(hashed, password, options, signal);
  };
  return { ...real, hash, verify };
});
