import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Created,
  Done,
  given,
  Id,
  IdIn,
  IdParams,
  listOf,
  numeric,
  PageQuery,
  success,
  Timestamp,
  WireDate,
} from './envelope.ts';
import { Zone } from './series.ts';

/** The records that a goal can watch. */
export const goalSubjects = ['link', 'qr', 'bio', 'campaign'] as const;

export const goalKinds = ['number', 'silence', 'first'] as const;

export const maxGoals = 200;
/** The largest number of visits that a goal can wait for. */
const maxGoalNumber = 1_000_000_000;

export const goalNumberError = 'Enter a whole number from 1 to 1,000,000,000.';
const GoalNumber = numeric(
  z.int(goalNumberError).check(z.positive(goalNumberError), z.maximum(maxGoalNumber, goalNumberError)),
);
const Of = z.enum(goalSubjects, `of must be one of ${goalSubjects.join(', ')}.`);

const Goal = z.strictObject({
  id: Id,
  of: z.enum(goalSubjects),
  record: Id,
  name: z.string().check(z.describe('What the record is called')),
  kind: z
    .enum(goalKinds)
    .check(
      z.describe(
        'number: visits reach a number; silence: none for a whole day, after a day with some; first: a QR code is scanned for the first time',
      ),
    ),
  number: z.nullable(Count).check(z.describe('Of visits in all; null: the kind has none')),
  zone: z.string().check(z.describe('The time zone of its days')),
  mail: z.boolean(),
  created: Timestamp,
  met: z.nullable(Timestamp).check(z.describe('When it was met, the last time; null: not yet')),
  visits: z.nullable(Count).check(z.describe('The visits in all when it was met')),
  day: z.nullable(WireDate).check(z.describe('The day without visits, of a silence')),
  seen: z.boolean().check(z.describe('Whether somebody took note that it was met')),
});
export type Goal = z.output<typeof Goal>;

export const AddGoal = z.object({
  of: Of,
  record: IdIn,
  kind: z.enum(goalKinds, `kind must be one of ${goalKinds.join(', ')}.`),
  number: given(GoalNumber, 'Of visits in all, more than there are now; for `number` alone'),
  zone: given(Zone, 'Time zone of days, UTC if not given'),
  mail: given(
    z.boolean('mail must be true or false.'),
    'Whether a message is sent as well, to the confirmed e-mail address of the account',
  ),
});

export const goals = {
  list: endpoint({
    method: 'GET',
    path: '/api/goals',
    refuses: [404],
    summary: 'List goals, the newest first',
    counts: true,
    extension: 'goals',
    query: z.extend(PageQuery, {
      of: given(Of, 'With `record`: only those of one record'),
      record: given(IdIn),
      unseen: given(
        z.enum(['true'], 'unseen must be true.'),
        'Only those that were met and that nobody took note of',
      ),
    }),
    ...listOf('goals', Goal),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/goal/add',
    refuses: [404],
    summary:
      'Add a goal: tell when visits reach a number, when there are none for a day, or of a QR code’s first scan',
    extension: 'goals',
    body: AddGoal,
    response: Created,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/goal/:id/update',
    summary: 'Edit the number of a goal, or whether it sends mail; a new number starts over',
    extension: 'goals',
    params: IdParams,
    body: z.object({ number: AddGoal.shape.number, mail: AddGoal.shape.mail }),
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/goal/:id/delete',
    summary: 'Delete a goal',
    extension: 'goals',
    params: IdParams,
    response: Done,
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/goals/seen',
    summary: 'Mark met goals as seen',
    extension: 'goals',
    body: z.object({
      ids: z.array(IdIn, 'ids must be a list of ids.').check(z.minLength(1), z.maxLength(1000)),
    }),
    response: z.strictObject({ error: success, message: z.string() }),
  }),
};
