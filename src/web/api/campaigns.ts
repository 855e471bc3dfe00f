import { campaigns } from '#contract/calls.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddCampaign, Campaign, CampaignDetail, UpdateCampaign } from '#contract/campaigns.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { dropRows, knownRow, listOptions, lists, changeRow, refetchAfter } from './lists.ts';
import { read } from '#web/client/read.ts';
import { hasExtension } from '#web/client/server-extensions.ts';

export const campaignList = (query: PageQuery) => listOptions(lists.campaigns, query);

/**
 * Returns a campaign's address. It has its own page if the server can list its links. Otherwise it's shown beside the
 * list.
 */
export const campaignPath = (id: number) =>
  hasExtension('unassign') ? `/campaigns/${id}` : `/campaigns?open=show-${id}`;

export type CampaignLinkOrder = 'date' | 'click';

const detailKey = (id: number) => ['campaigns', 'detail', id] as const;

export const campaignDetail = (id: number, query: PageQuery & { order: CampaignLinkOrder }) =>
  queryOptions<CampaignDetail>({
    queryKey: [...detailKey(id), query],
    queryFn: (context): Promise<CampaignDetail> => read(campaigns.get, { params: { id }, query }, context),
    // Other pages of the same campaign can serve as placeholders, but never another campaign's.
    placeholderData: (before) => (before?.details.id === id ? before : undefined),
  });

/** Returns a campaign from a cached list. */
export const knownCampaign = (client: QueryClient, id: number) => knownRow(client, lists.campaigns, id);

/** Returns the ids of a campaign's links, as far as its own page has loaded them. */
export const knownLinksOf = (client: QueryClient, id: number) =>
  new Set(
    client
      .getQueriesData<CampaignDetail>({ queryKey: detailKey(id) })
      .flatMap(([, detail]) => detail?.data.links.map((link) => link.id) ?? []),
  );

/** Refetches a campaign's links after they changed. */
export const rereadLinksOf = (client: QueryClient, id: number) =>
  void client.invalidateQueries({ queryKey: detailKey(id) });

const savedIn = ({
  id,
  domain,
  public: isPublic,
  rotator,
  list,
}: ResponseOf<typeof campaigns.update>): Campaign => ({
  id,
  name: domain,
  public: isPublic,
  rotator,
  list,
});

export const addCampaign = mutationOptions({
  mutationFn: async (body: z.input<typeof AddCampaign>) => savedIn(await call(campaigns.add, { body })),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, campaigns.add),
});

export const updateCampaign = mutationOptions({
  mutationFn: async ({ id, ...body }: z.input<typeof UpdateCampaign> & { id: number }) =>
    savedIn(await call(campaigns.update, { params: { id }, body })),
  onSuccess: (saved, _sent, _result, { client }) => {
    changeRow(client, lists.campaigns, saved.id, () => saved);
    client.setQueriesData<CampaignDetail>(
      { queryKey: detailKey(saved.id) },
      (detail) => detail && { ...detail, details: { ...detail.details, ...saved } },
    );
  },
});

export const deleteCampaign = mutationOptions({
  mutationFn: (id: number) => call(campaigns.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.campaigns, new Set([id]));
    // The campaign's own page may still be open, and must not request what no longer exists.
    void client.invalidateQueries({ queryKey: detailKey(id), refetchType: 'none' });
    void refetchAfter(client, campaigns.delete);
  },
});

/** Adding a link that the campaign already contains succeeds and changes nothing. */
export const assignToCampaign = (campaignid: number, linkid: number, sending: Sending = {}) =>
  call(campaigns.assign, { params: { campaignid, linkid }, ...sending });

export const removeFromCampaign = (campaignid: number, linkid: number, sending: Sending = {}) =>
  call(campaigns.unassign, { params: { campaignid, linkid }, ...sending });
