import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import { domains } from '#contract/domains.ts';
import type { AddDomain, Domain, UpdateDomain } from '#contract/domains.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from './client.ts';
import { read } from './read.ts';

export type DomainPage = z.output<typeof domains.list.response>['data'];

export const domainList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['domains', 'list', query],
    queryFn: async (context) => {
      const page = (await read(domains.list, { query }, context)).data;
      context.client.setQueryData(domainCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many domains there are, once a list has told it; never asked for. */
export const domainCount = () => queryOptions<number>({ queryKey: ['domains', 'count'], queryFn: skipToken });

/** Read again in the background: what was sent has told what there is to show. */
const readAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['domains', 'list'] });

export const addDomain = mutationOptions({
  mutationFn: (body: z.input<typeof AddDomain>) => call(domains.add, { body }),
  onSuccess: ({ id, status, setup }, { domain, redirectroot, redirect404 }, _result, { client }) => {
    const redirects = { redirectroot: redirectroot ?? '', redirect404: redirect404 ?? '' };
    const added = { id, domain, ...redirects, status, setup };
    client.setQueriesData<DomainPage>(
      { queryKey: ['domains', 'list'] },
      (page) =>
        page &&
        (page.currentpage === 1
          ? { ...page, domains: [added, ...page.domains], result: page.result + 1 }
          : { ...page, result: page.result + 1 }),
    );
    readAgain(client);
  },
});

/** Looks now whether a pending domain is ready. */
export const checkDomain = mutationOptions({
  mutationFn: (id: number) => call(domains.check, { params: { id } }),
  onSuccess: ({ data }, id, _result, { client }) =>
    void client.setQueriesData<DomainPage>(
      { queryKey: ['domains', 'list'] },
      (page) => page && { ...page, domains: page.domains.map((each) => (each.id === id ? data : each)) },
    ),
});

/** Whether links can be on it: where the server does not say, they can. */
export const isReady = ({ status }: Pick<Domain, 'status'>) => status === undefined || status === 'ready';

export type DomainChange = z.output<typeof UpdateDomain> & { id: number };

export const updateDomain = mutationOptions({
  mutationFn: ({ id, ...body }: DomainChange) => call(domains.update, { params: { id }, body }),
  onSuccess: (_done, { id, ...sent }, _result, { client }) => {
    const change = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    client.setQueriesData<DomainPage>(
      { queryKey: ['domains', 'list'] },
      (page) =>
        page && {
          ...page,
          domains: page.domains.map((each) => (each.id === id ? { ...each, ...change } : each)),
        },
    );
  },
});

export const deleteDomain = mutationOptions({
  mutationFn: (id: number) => call(domains.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    client.setQueriesData<DomainPage>({ queryKey: ['domains', 'list'] }, (page) => {
      const rest = page?.domains.filter((each) => each.id !== id);
      if (!page || !rest || rest.length === page.domains.length) return page;
      return { ...page, domains: rest, result: Math.max(0, page.result - 1) };
    });
    readAgain(client);
    // Links of the domain have other addresses now.
    void client.invalidateQueries({ queryKey: ['links', 'list'] });
  },
});
