/**
 * Runs before each test file and makes password hashes cheap, since sign-in tests spent nearly all their time on them.
 * Tests of the timing itself use `vi.stubEnv('TEST_HASHES', 'costly')`, which makes each hash and verification cost as
 * much as in the product, even for hashes that were created cheaply.
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
