import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Done,
  given,
  Id,
  IdParams,
  listOf,
  PageQuery,
  success,
  text,
  Timestamp,
  wholeNumber,
} from './envelope.ts';
import { CurrentPassword } from './security.ts';

export const Key = z.strictObject({
  id: Id,
  name: z.string(),
  /** `session`: created by signing in, for one browser. */
  kind: z.enum(['api', 'session']),
  /** `read`: can't change anything. */
  access: z.enum(['full', 'read']),
  created: Timestamp,
  /** Null if the key doesn't expire. */
  expires: z.nullable(Timestamp),
  /** To the minute. Null if the key was never used. */
  lastused: z.nullable(Timestamp),
  /** Whether this key sent the request. */
  current: z.boolean(),
});
export type Key = z.output<typeof Key>;

/** The maximum lifetime of a key that expires, in days. */
const maxDays = 3650;
const daysError = { error: () => `Enter a number of days from 1 to ${maxDays.toLocaleString('en')}.` };

export const AddKey = z.object({
  name: text('The name', 191),
  access: given(z.enum(['full', 'read'], 'The access must be full or read.'), 'full if not given'),
  days: given(wholeNumber(daysError, 1, maxDays), 'How long it is good for; for ever if not given'),
  currentpassword: CurrentPassword,
});

export const DeleteKey = z.object({ currentpassword: CurrentPassword });

export const keys = {
  list: endpoint({
    method: 'GET',
    path: '/api/keys',
    summary: 'List API keys and sign-ins, the newest first; those that have ended are left out',
    extension: 'keys',
    query: PageQuery,
    ...listOf('keys', Key),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/key/add',
    summary: 'Create an API key, which is shown once',
    extension: 'keys',
    body: AddKey,
    response: z.strictObject({ error: success, id: Id, key: z.string() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/key/:id/delete',
    summary: 'Revoke an API key, or end a sign-in',
    extension: 'keys',
    always: 'locked',
    params: IdParams,
    body: DeleteKey,
    response: Done,
  }),
};
