import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import { campaigns } from '#contract/campaigns.ts';
import type { AddCampaign, Campaign, CampaignDetail, UpdateCampaign } from '#contract/campaigns.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from './client.ts';
import type { Sending } from './exchange.ts';
import { read } from './read.ts';
import { hasExtension } from './server-extensions.ts';

export type CampaignPage = z.output<typeof campaigns.list.response>['data'];

export const campaignList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['campaigns', 'list', query],
    queryFn: async (context) => {
      const page = (await read(campaigns.list, { query }, context)).data;
      context.client.setQueryData(campaignCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** A campaign has a page of its own where the server can tell what is in it; elsewhere it is shown beside the list. */
export const campaignPath = (id: number) =>
  hasExtension('unassign') ? `/campaigns/${id}` : `/campaigns?open=show-${id}`;

export type CampaignLinkOrder = 'date' | 'click';

const detailKey = (id: number) => ['campaigns', 'detail', id] as const;

export const campaignDetail = (id: number, query: PageQuery & { order: CampaignLinkOrder }) =>
  queryOptions<CampaignDetail>({
    queryKey: [...detailKey(id), query],
    queryFn: (context): Promise<CampaignDetail> => read(campaigns.get, { params: { id }, query }, context),
    // Its other pages', never another campaign's.
    placeholderData: (before) => (before?.details.id === id ? before : undefined),
  });

/** What a list has told of a campaign. */
export const knownCampaign = (client: QueryClient, id: number) =>
  client
    .getQueriesData<CampaignPage>({ queryKey: ['campaigns', 'list'] })
    .flatMap(([, page]) => page?.campaigns ?? [])
    .find((each) => each.id === id);

/** The ids of the links of a campaign that its own page has told. */
export const knownLinksOf = (client: QueryClient, id: number) =>
  new Set(
    client
      .getQueriesData<CampaignDetail>({ queryKey: detailKey(id) })
      .flatMap(([, detail]) => detail?.data.links.map((link) => link.id) ?? []),
  );

/** Reads what is in a campaign again: it has changed. */
export const rereadLinksOf = (client: QueryClient, id: number) =>
  void client.invalidateQueries({ queryKey: detailKey(id) });

/** How many campaigns there are, once a list has told it; never asked for. */
export const campaignCount = () =>
  queryOptions<number>({ queryKey: ['campaigns', 'count'], queryFn: skipToken });

/** Read again in the background: the answer has told what there is to show. */
const readAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['campaigns', 'list'] });

const savedIn = ({
  id,
  domain,
  public: isPublic,
  rotator,
  list,
}: z.output<typeof campaigns.update.response>): Campaign => ({
  id,
  name: domain,
  public: isPublic,
  rotator,
  list,
});

export const addCampaign = mutationOptions({
  mutationFn: async (body: z.input<typeof AddCampaign>) => savedIn(await call(campaigns.add, { body })),
  onSuccess: (_added, _body, _result, { client }) => readAgain(client),
});

export const updateCampaign = mutationOptions({
  mutationFn: async ({ id, ...body }: z.input<typeof UpdateCampaign> & { id: number }) =>
    savedIn(await call(campaigns.update, { params: { id }, body })),
  onSuccess: (saved, _sent, _result, { client }) => {
    client.setQueriesData<CampaignPage>(
      { queryKey: ['campaigns', 'list'] },
      (page) =>
        page && { ...page, campaigns: page.campaigns.map((each) => (each.id === saved.id ? saved : each)) },
    );
    client.setQueriesData<CampaignDetail>(
      { queryKey: detailKey(saved.id) },
      (detail) => detail && { ...detail, details: { ...detail.details, ...saved } },
    );
  },
});

export const deleteCampaign = mutationOptions({
  mutationFn: (id: number) => call(campaigns.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    client.setQueriesData<CampaignPage>({ queryKey: ['campaigns', 'list'] }, (page) => {
      const rest = page?.campaigns.filter((each) => each.id !== id);
      if (!page || !rest || rest.length === page.campaigns.length) return page;
      return { ...page, campaigns: rest, result: Math.max(0, page.result - 1) };
    });
    // The campaign's own page may still be open: it must not ask for what is gone.
    void client.invalidateQueries({ queryKey: detailKey(id), refetchType: 'none' });
    readAgain(client);
  },
});

/** Adding a link that is there already succeeds and changes nothing. */
export const assignToCampaign = (campaignid: number, linkid: number, sending: Sending = {}) =>
  call(campaigns.assign, { params: { campaignid, linkid }, ...sending });

export const takeFromCampaign = (campaignid: number, linkid: number, sending: Sending = {}) =>
  call(campaigns.unassign, { params: { campaignid, linkid }, ...sending });
