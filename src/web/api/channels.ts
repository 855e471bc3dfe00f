import { channels } from '#contract/calls.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddChannel, Channel, ChannelItemType, UpdateChannel } from '#contract/channels.ts';
import { largestLimit } from '#contract/limits.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { dropRows, listKey, listOptions, lists, changeRow, refetchAfter } from './lists.ts';
import { read } from '#web/client/read.ts';

type ChannelPage = ResponseOf<typeof channels.list>['data'];
export type ChannelItemPage = ResponseOf<typeof channels.items>['data'];

export const channelList = (query: PageQuery) => listOptions(lists.channels, query);

const detailKey = (id: number) => ['channels', 'detail', id] as const;

const channelDetail = (id: number) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: async (context): Promise<Channel | null> => {
      const page = await read(channels.list, { query: { limit: largestLimit, page: 1 } }, context);
      return page.data.channels.find((each) => each.id === id) ?? null;
    },
  });

/**
 * The API has no way to read one channel, so it is found in the list: one that is in memory, else one that is asked
 * for as long as the server gives it. null: it is in neither.
 */
export const useChannel = (id: number) => {
  const client = useQueryClient();
  return useQuery({ ...channelDetail(id), ...knownChannel(client, id) });
};

function knownChannel(client: QueryClient, id: number) {
  for (const query of client.getQueryCache().findAll({ queryKey: listKey(lists.channels) })) {
    const page = query.state.data as ChannelPage | undefined;
    const initialData = page?.channels.find((each) => each.id === id);
    if (initialData) return { initialData, initialDataUpdatedAt: query.state.dataUpdatedAt };
  }
  return {};
}

/** As many as the server gives at once: filters by type are ours, and should see the whole wherever they can. */
export const channelItems = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['channels', 'items', id],
    queryFn: async (context) =>
      (
        await read(
          channels.items,
          { params: { id }, query: { limit: largestLimit, page: context.pageParam } },
          context,
        )
      ).data,
    initialPageParam: 1,
    getNextPageParam: (last, pages): number | undefined =>
      last.items.length > 0 && itemsIn(pages).length < last.result ? pages.length + 1 : undefined,
  });

export const itemsIn = (pages: readonly ChannelItemPage[]) => pages.flatMap(({ items }) => items);

/** Changes a channel wherever it is in memory. */
function changeKnown(client: QueryClient, id: number, change: Partial<Channel>) {
  changeRow(client, lists.channels, id, (channel) => ({ ...channel, ...change }));
  client.setQueryData<Channel | null>(detailKey(id), (channel) => channel && { ...channel, ...change });
}

export const addChannel = mutationOptions({
  mutationFn: (body: z.input<typeof AddChannel>) => call(channels.add, { body }),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, channels.add),
});

export type ChannelChange = z.output<typeof UpdateChannel> & { id: number };

/** The specification's answer tells nothing but success: then what was sent is what it is now. */
export const updateChannel = mutationOptions({
  mutationFn: ({ id, ...body }: ChannelChange) => call(channels.update, { params: { id }, body }),
  onSuccess: ({ error: _error, message: _message, ...answer }, { id, ...sent }, _result, { client }) => {
    const told = Object.entries({ ...sent, ...answer, id }).filter(([, value]) => value !== undefined);
    changeKnown(client, id, Object.fromEntries(told));
  },
});

/** Shown at once, taken back when it is refused. One after the other, so that the last click is what stays. */
export const starChannel = mutationOptions({
  scope: { id: 'star-channel' },
  mutationFn: ({ id, starred }: Pick<Channel, 'id' | 'starred'>) =>
    call(channels.update, { params: { id }, body: { starred } }),
  onMutate: async ({ id, starred }, { client }) => {
    // A list that is on its way was written before the click.
    await client.cancelQueries({ queryKey: listKey(lists.channels) });
    changeKnown(client, id, { starred });
  },
  onError: (_error, { id, starred }, _result, { client }) => changeKnown(client, id, { starred: !starred }),
});

export const deleteChannel = mutationOptions({
  mutationFn: (id: number) => call(channels.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.channels, new Set([id]));
    // The channel's own page may still be open: it must not ask for what is gone.
    for (const queryKey of [['channels', 'items', id], detailKey(id)])
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    void refetchAfter(client, channels.delete);
  },
});

/** Adding an item that is there already succeeds and changes nothing. */
export const assignToChannel = (
  channelid: number,
  { type, id }: { type: ChannelItemType; id: number },
  sending: Sending = {},
) => call(channels.assign, { params: { channelid, type, itemid: id }, ...sending });

export const takeFromChannel = (
  channelid: number,
  { type, id }: { type: ChannelItemType; id: number },
  sending: Sending = {},
) => call(channels.unassign, { params: { channelid, type, itemid: id }, ...sending });

/** What is known of a channel's items without asking. */
export const knownItems = (client: QueryClient, id: number) => {
  const data = client.getQueryData<InfiniteData<ChannelItemPage, number>>(['channels', 'items', id]);
  return data ? itemsIn(data.pages) : [];
};
