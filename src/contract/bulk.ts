import { z } from 'zod/mini';
import { ChannelItemType } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { given, Id, IdIn, success } from './envelope.ts';
import { preprocess } from './preprocess.ts';

/** Maximum records per request. */
export const maxAtOnce = 1000;

const Action = z.enum(
  ['assign', 'unassign', 'delete', 'archive', 'restore'],
  'The action must be assign, unassign, delete, archive or restore.',
);
export type BulkAction = z.output<typeof Action>;

const idsError = 'Enter the ids of records, such as [7, 8].';
/** A list that is too long is cut, so that the excess ids aren't validated one by one. */
export const Ids = preprocess(
  (value) => (Array.isArray(value) ? value.slice(0, maxAtOnce + 1) : value),
  z
    .array(IdIn, idsError)
    .check(
      z.minLength(1, idsError),
      z.maxLength(maxAtOnce, `At most ${maxAtOnce.toLocaleString('en')} ids can be sent at once.`),
    ),
) as unknown as z.ZodMiniArray<typeof IdIn>;

const isOfGroup = (action: BulkAction) => action === 'assign' || action === 'unassign';

export const BulkWork = z
  .object({
    action: Action,
    type: ChannelItemType,
    ids: Ids.check(z.describe('Up to 1,000. One that is given twice counts once.')),
    campaign: given(IdIn, 'Of assign and unassign: the campaign. Only for links.'),
    channel: given(IdIn, 'Of assign and unassign: the channel, in place of a campaign.'),
  })
  .check(
    z.superRefine(({ action, type, campaign, channel }, { addIssue }) => {
      const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
      const groups = [campaign, channel].filter((group) => group !== undefined).length;
      if (isOfGroup(action) && groups !== 1) refuse('action', 'Name either a campaign or a channel.');
      if (!isOfGroup(action) && groups > 0)
        refuse('action', 'Send a campaign or channel only with assign and unassign.');
      if (campaign !== undefined && type !== 'links') refuse('type', 'Campaigns contain links only.');
      if ((action === 'archive' || action === 'restore') && type !== 'links')
        refuse('type', 'Only links can be archived.');
    }),
  );

/** What the record's own endpoint would have returned. */
export const BulkResult = z.strictObject({
  id: Id,
  error: z.literal([0, 1]),
  status: z
    .int()
    .check(z.describe('The HTTP status that the record’s own endpoint would have answered with')),
  message: z.string(),
});
export type BulkResult = z.output<typeof BulkResult>;

export const bulk = {
  write: endpoint({
    method: 'POST',
    path: '/api/bulk',
    summary: 'Assign, unassign, delete, archive or restore up to 1,000 records',
    extension: 'bulk',
    body: BulkWork,
    response: z.strictObject({
      error: success,
      results: z.array(BulkResult).check(z.describe('One for each id, in their order')),
    }),
  }),
};
