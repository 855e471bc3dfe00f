import { z } from 'zod/mini';

/** No account has a longer password. */
export const notTooLong = z.maxLength(256, 'The password can have at most 256 characters.');
