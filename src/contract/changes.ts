import { z } from 'zod/mini';
import { Campaign } from './campaigns.ts';
import { Channel, ChannelItem, ChannelItemType } from './channels.ts';
import { Domain } from './domains.ts';
import { endpoint } from './endpoint.ts';
import { given, Id, positive, success } from './envelope.ts';
import { Link } from './links.ts';
import { Pixel } from './pixels.ts';
import { Qr } from './qr.ts';

/**
 * Returns the schema of a list's changes: the current state of new and changed records, and the ids of deleted ones.
 */
const changesOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.strictObject({ changed: z.array(row), deleted: z.array(Id) });

const Changes = z.strictObject({
  mark: z.string().check(z.describe('What to send as `after` the next time')),
  more: z.boolean().check(z.describe('Whether there is more to read already')),
  links: changesOf(Link),
  qr: changesOf(Qr),
  campaigns: changesOf(Campaign),
  channels: changesOf(Channel),
  pixels: changesOf(Pixel),
  domains: changesOf(Domain),
  bio: changesOf(Id).check(z.describe('Bio pages by their ids, for the sake of `items`')),
  items: z
    .array(z.strictObject({ type: ChannelItemType, id: Id, channel: z.array(Id), item: ChannelItem }))
    .check(
      z.describe('The links, QR codes and bio pages above that are in channels. The others are in none.'),
    ),
});

/** Maximum records per response. */
export const maxChanges = 5000;

export const changes = {
  read: endpoint({
    method: 'GET',
    path: '/api/changes',
    refuses: [410],
    summary: 'Read what changed in the account’s lists after a mark, or the lists from their beginning',
    counts: true,
    extension: 'changes',
    query: z.object({
      after: given(
        z.string().check(z.maxLength(300, 'after can have at most 300 characters.')),
        'The mark of the last answer; the lists from their beginning if not given. One that is too old is answered with 410: then everything is to be read again.',
      ),
      limit: given(
        positive('limit', maxChanges),
        `Records told at most, ${maxChanges} if not given or larger`,
      ),
    }),
    response: z.strictObject({ error: success, data: Changes }),
  }),
};
