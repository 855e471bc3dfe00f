import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ChannelItemType } from '#contract/channels.ts';
import { ApiError } from '#web/client/api-error.ts';
import { assignToCampaign, rereadLinksOf, removeFromCampaign } from '#web/api/campaigns.ts';
import { assignToChannel, removeFromChannel } from '#web/api/channels.ts';
import type { GroupKind } from '#web/api/group-picks.ts';
import type { Pickable } from '#web/api/pickable.ts';
import type { NewJob } from '#web/jobs/job.ts';
import { defineKind } from '#web/jobs/kind.ts';
import { counts } from '#web/words/counts.ts';
import { jobs as words } from '#web/words/jobs.ts';
import { bulkRequest } from './bulk-request.ts';

const Task = z.object({ kind: z.enum(['campaign', 'channel']), id: z.int() });
const Item = z.object({ type: ChannelItemType, id: z.int() });

const groupOf = ({ kind, id }: z.output<typeof Task>) =>
  kind === 'campaign' ? { campaign: id } : { channel: id };

const sameOf = { typeOf: ({ type }: z.output<typeof Item>) => type, groupOf };

const refresh = (client: QueryClient, { kind, id }: z.output<typeof Task>) => {
  if (kind === 'campaign') rereadLinksOf(client, id);
  else void client.invalidateQueries({ queryKey: ['channels', 'items', id] });
};

/** Repeating an assignment changes nothing, so one whose response was lost is sent again. */
export const assign = defineKind({
  name: 'assign',
  task: Task,
  item: Item,
  send: async (item, group, sending) => {
    if (group.kind === 'campaign') await assignToCampaign(group.id, item.id, sending);
    else await assignToChannel(group.id, item, sending);
    return {};
  },
  together: bulkRequest({ action: 'assign', ...sameOf }),
  refresh: (client, _job, group) => refresh(client, group),
});

export const unassign = defineKind({
  name: 'take-out',
  task: Task,
  item: Item,
  send: async (item, group, sending) => {
    try {
      if (group.kind === 'campaign') await removeFromCampaign(group.id, item.id, sending);
      else await removeFromChannel(group.id, item, sending);
    } catch (error) {
      // An earlier response was lost, or another user was faster. Either way the item has been removed.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    return {};
  },
  together: bulkRequest({ action: 'unassign', ...sameOf, isDoneWhereMissing: true }),
  refresh: (client, _job, group) => refresh(client, group),
});

export interface AssignTarget {
  kind: GroupKind;
  id: number;
  title: string;
}

const nounOf = (items: readonly Pickable[]) => {
  const [first] = items;
  return !first || items.some(({ type }) => type !== first.type) ? 'items' : first.type;
};

function groupJob(kind: string, items: readonly Pickable[], group: AssignTarget): NewJob {
  const noun = nounOf(items);
  const isAdding = kind === assign.name;
  return {
    kind,
    title: (isAdding ? words.add : words.remove)(counts[noun](items.length), group.title),
    noun,
    did: isAdding ? 'added' : 'removed',
    group: group.title,
    task: { kind: group.kind, id: group.id },
    rows: items.map(({ key, type, id, title, text }) => ({ key, title, text, item: { type, id } })),
  };
}

export const assignJob = (items: readonly Pickable[], into: AssignTarget) =>
  groupJob(assign.name, items, into);

export const unassignJob = (items: readonly Pickable[], from: AssignTarget) =>
  groupJob(unassign.name, items, from);
