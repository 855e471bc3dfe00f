import type { ChannelItemType } from '#contract/channels.ts';
import { ApiRefusal, notFound } from '#server/rules/api-refusal.ts';
import { now } from '#server/rules/clock.ts';
import * as campaigns from '#server/store/campaigns.ts';
import * as channels from '#server/store/channels.ts';
import { type Outcomes, outcomesOf } from './outcomes.ts';
import type { Service } from './service.ts';

/** A campaign or channel, and the items to add to it or remove from it. A campaign contains only links. */
export interface GroupItems {
  group: 'campaign' | 'channel';
  id: number;
  type: ChannelItemType;
  ids: readonly number[];
}

const itemNames = { links: 'link', bio: 'bio page', qr: 'QR code' } as const;

const storeOf = { campaign: campaigns, channel: channels };

/** Nothing is written if the account has no such group. */
const inGroup = async (
  { db }: Service,
  accountId: number,
  { group, id, ids }: GroupItems,
  write: () => Promise<Outcomes>,
): Promise<Outcomes> =>
  (await storeOf[group].find(db, accountId, id)) ? write() : outcomesOf(ids, [], '', notFound(group));

/** Adding an item that is already in the group succeeds and changes nothing. */
export const assign = (service: Service, accountId: number, items: GroupItems): Promise<Outcomes> =>
  inGroup(service, accountId, items, async () => {
    const { database } = service;
    const { group, id, type, ids } = items;
    const added =
      group === 'campaign'
        ? await campaigns.assign(database, accountId, id, ids)
        : await channels.assign(database, accountId, { channel_id: id, type, ids }, now());
    const noun = group === 'campaign' ? 'Link' : 'Item';
    return outcomesOf(ids, added, `${noun} has been added to the ${group}.`, notFound(itemNames[type]));
  });

/** Removed items aren't deleted. */
export const unassign = (service: Service, accountId: number, items: GroupItems): Promise<Outcomes> =>
  inGroup(service, accountId, items, async () => {
    const { group, id, type, ids } = items;
    const out =
      group === 'campaign'
        ? await campaigns.unassign(service.db, id, ids)
        : await channels.unassign(service.db, { channel_id: id, type, ids });
    const noun = group === 'campaign' ? 'Link' : 'Item';
    const refusal = new ApiRefusal(404, `The ${itemNames[type]} isn’t in this ${group}.`);
    return outcomesOf(ids, out, `${noun} has been removed from the ${group}. It isn’t deleted.`, refusal);
  });
