import { z } from 'zod/mini';
import { Count } from './envelope.ts';

const Finding = z.enum(['ok', 'away', 'busy', 'full', 'read-only', 'broken']);

export const ServiceStatus = z.strictObject({
  version: z.string(),
  ready: z.boolean(),
  database: Finding,
  disk: Finding,
  // Optional instead of nullable, since a tolerant reader would turn null into 0.
  backlog: z
    .optional(Count)
    .check(z.describe('Visits that are recorded and not counted yet; absent: not known')),
  journal: Count.check(z.describe('Bytes of visits that wait for the database')),
  journalFull: z.boolean(),
  lost: Count.check(z.describe('Visits since the start that won’t be counted')),
});
