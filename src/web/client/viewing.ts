import { z } from 'zod/mini';
import { client as words } from '#web/words/client.ts';

/** Who one is besides the visit. */
const Own = z.object({
  server: z.string(),
  key: z.string().check(z.minLength(1)),
  kind: z.enum(['session', 'key']),
  expires: z.optional(z.string()),
});

/** Looking without changing anything. */
export const Viewing = z.discriminatedUnion('kind', [
  /** Support staff at an account: the service makes sure of it. */
  z.object({
    kind: z.literal('inspection'),
    id: z.int(),
    account: z.object({ id: z.int(), username: z.string() }),
    reason: z.string(),
    revealed: z.boolean(),
    own: Own,
  }),
  /** By the visitor's own choice: only this dashboard makes sure of it. */
  z.object({ kind: z.literal('choice') }),
]);
export type Viewing = z.output<typeof Viewing>;
export type Inspection = Extract<Viewing, { kind: 'inspection' }>;

/** Said wherever something could be changed otherwise. */
export const reasonOf = (visit: Viewing | undefined): string | undefined =>
  visit === undefined
    ? undefined
    : visit.kind === 'inspection'
      ? words.inspecting(visit.account.username)
      : words.inspectOnly;
