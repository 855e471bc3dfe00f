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

/** Returns the number of domains, including the service's own host. Undefined while loading. */
export const withDefault = (count: number | undefined, isOwn: boolean) =>
  count !== undefined && isOwn ? count + 1 : count;

/** Checks now whether a pending domain is ready. */
export const checkDomain = mutationOptions({
  mutationFn: (id: number) => call(domains.check, { params: { id } }),
  onSuccess: ({ data }, id, _result, { client }) => changeRow(client, lists.domains, id, () => data),
});

/** Whether the domain can have links. True if the server doesn't say. */
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
