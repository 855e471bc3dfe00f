import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import { campaigns } from '#contract/campaigns.ts';
import type { AddCampaign, Campaign, UpdateCampaign } from '#contract/campaigns.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from './client.ts';
import { read } from './read.ts';

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
    readAgain(client);
  },
});

/** Adding a link that is there already succeeds and changes nothing. */
export const assignToCampaign = (campaignid: number, linkid: number, signal?: AbortSignal) =>
  call(campaigns.assign, { params: { campaignid, linkid } }, signal);
