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
import { maxLimit } from '#contract/limits.ts';
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
      const page = await read(channels.list, { query: { limit: maxLimit, page: 1 } }, context);
      return page.data.channels.find((each) => each.id === id) ?? null;
    },
  });

/**
 * The API can't read a single channel, so this finds it in a cached list, or else in as many channels as one response
 * holds. The data is null if the channel is in neither.
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

/**
 * Reads as many items as the server returns at once. The dashboard itself filters them by type, and should see all of
 * them if possible.
 */
export const channelItems = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['channels', 'items', id],
    queryFn: async (context) =>
      (
        await read(
          channels.items,
          { params: { id }, query: { limit: maxLimit, page: context.pageParam } },
          context,
        )
      ).data,
    initialPageParam: 1,
    getNextPageParam: (last, pages): number | undefined =>
      last.items.length > 0 && itemsIn(pages).length < last.result ? pages.length + 1 : undefined,
  });

export const itemsIn = (pages: readonly ChannelItemPage[]) => pages.flatMap(({ items }) => items);

/** Changes a channel wherever it's cached. */
function changeKnown(client: QueryClient, id: number, change: Partial<Channel>) {
  changeRow(client, lists.channels, id, (channel) => ({ ...channel, ...change }));
  client.setQueryData<Channel | null>(detailKey(id), (channel) => channel && { ...channel, ...change });
}

export const addChannel = mutationOptions({
  mutationFn: (body: z.input<typeof AddChannel>) => call(channels.add, { body }),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, channels.add),
});

export type ChannelChange = z.output<typeof UpdateChannel> & { id: number };

/** The specification's response only reports success. The values that were sent then count as the current ones. */
export const updateChannel = mutationOptions({
  mutationFn: ({ id, ...body }: ChannelChange) => call(channels.update, { params: { id }, body }),
  onSuccess: ({ error: _error, message: _message, ...answer }, { id, ...sent }, _result, { client }) => {
    const told = Object.entries({ ...sent, ...answer, id }).filter(([, value]) => value !== undefined);
    changeKnown(client, id, Object.fromEntries(told));
  },
});

/**
 * The star changes immediately and is reverted if the server refuses it. Requests run one after the other, so that the
 * last click wins.
 */
export const starChannel = mutationOptions({
  scope: { id: 'star-channel' },
  mutationFn: ({ id, starred }: Pick<Channel, 'id' | 'starred'>) =>
    call(channels.update, { params: { id }, body: { starred } }),
  onMutate: async ({ id, starred }, { client }) => {
    // A list in flight was written before the click.
    await client.cancelQueries({ queryKey: listKey(lists.channels) });
    changeKnown(client, id, { starred });
  },
  onError: (_error, { id, starred }, _result, { client }) => changeKnown(client, id, { starred: !starred }),
});

export const deleteChannel = mutationOptions({
  mutationFn: (id: number) => call(channels.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.channels, new Set([id]));
    // The channel's own page may still be open, and must not request what no longer exists.
    for (const queryKey of [['channels', 'items', id], detailKey(id)])
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    void refetchAfter(client, channels.delete);
  },
});

/** Adding an item that the channel already contains succeeds and changes nothing. */
export const assignToChannel = (
  channelid: number,
  { type, id }: { type: ChannelItemType; id: number },
  sending: Sending = {},
) => call(channels.assign, { params: { channelid, type, itemid: id }, ...sending });

export const removeFromChannel = (
  channelid: number,
  { type, id }: { type: ChannelItemType; id: number },
  sending: Sending = {},
) => call(channels.unassign, { params: { channelid, type, itemid: id }, ...sending });

/** Returns a channel's cached items, without a request. */
export const knownItems = (client: QueryClient, id: number) => {
  const data = client.getQueryData<InfiniteData<ChannelItemPage, number>>(['channels', 'items', id]);
  return data ? itemsIn(data.pages) : [];
};
