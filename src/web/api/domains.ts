import { domains } from '#contract/calls.ts';
import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddDomain, Domain, UpdateDomain } from '#contract/domains.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from '#web/client/client.ts';
import { dropRows, listOptions, lists, changeRow, refetchAfter } from './lists.ts';

export const domainList = (query: PageQuery) => listOptions(lists.domains, query);

export const addDomain = mutationOptions({
  mutationFn: (body: z.input<typeof AddDomain>) => call(domains.add, { body }),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, domains.add),
});

/** How many domains there are with our service's own host; undefined while that is awaited. */
export const withDefault = (count: number | undefined, isOwn: boolean) =>
  count !== undefined && isOwn ? count + 1 : count;

/** Looks now whether a pending domain is ready. */
export const checkDomain = mutationOptions({
  mutationFn: (id: number) => call(domains.check, { params: { id } }),
  onSuccess: ({ data }, id, _result, { client }) => changeRow(client, lists.domains, id, () => data),
});

/** Whether links can be on it: where the server does not say, they can. */
export const isReady = ({ status }: Pick<Domain, 'status'>) => status === undefined || status === 'ready';

export type DomainChange = z.output<typeof UpdateDomain> & { id: number };

export const updateDomain = mutationOptions({
  mutationFn: ({ id, ...body }: DomainChange) => call(domains.update, { params: { id }, body }),
  onSuccess: (_done, { id, remove, ...sent }, _result, { client }) => {
    const change = {
      ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      ...Object.fromEntries((remove ?? []).map((field) => [field, ''])),
    };
    changeRow(client, lists.domains, id, (domain) => ({ ...domain, ...change }));
  },
});

export const deleteDomain = mutationOptions({
  mutationFn: (id: number) => call(domains.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.domains, new Set([id]));
    void refetchAfter(client, domains.delete);
  },
});
