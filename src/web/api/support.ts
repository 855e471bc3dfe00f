import { inspections, support } from '#contract/calls.ts';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { PageQuery } from '#contract/envelope.ts';
import type {
  accountOrders,
  LockChange,
  PlanChange,
  StaffChange,
  Justification,
} from '#contract/support-records.ts';
import { call } from '#web/client/client.ts';
import { read } from '#web/client/read.ts';
import { readAll } from '#web/client/read-all.ts';

export interface AccountsQuery extends PageQuery {
  q?: string | undefined;
  order?: (typeof accountOrders)[number] | undefined;
}

export const supportAccounts = (query: AccountsQuery) =>
  queryOptions({
    queryKey: ['support', 'accounts', query],
    queryFn: async (context) => (await read(support.accounts, { query }, context)).data,
    placeholderData: keepPreviousData,
  });

const accountAnswer = (id: number) =>
  queryOptions({
    queryKey: ['support', 'account', id],
    queryFn: (context) => read(support.account, { params: { id } }, context),
  });

export const supportAccount = (id: number) =>
  queryOptions({ ...accountAnswer(id), select: ({ data }) => data });

/** Returns the names of the plans that the account could have, which its own response contains. */
export const knownPlans = (id: number) =>
  queryOptions({ ...accountAnswer(id), select: ({ plans }) => plans });

export const accountFindings = (id: number) =>
  queryOptions({
    queryKey: ['support', 'account', id, 'findings'],
    queryFn: (context) => read(support.findings, { params: { id } }, context),
  });

/** This checks the network, so it only runs on demand. */
export const accountReach = (id: number) =>
  queryOptions({
    queryKey: ['support', 'account', id, 'reach'],
    queryFn: async (context) => (await read(support.reach, { params: { id } }, context)).findings,
    enabled: false,
  });

export type RequestsStatus = 'refused' | 'limited' | 'failed';

interface RequestsQuery extends PageQuery {
  status?: RequestsStatus | undefined;
}

export const accountRequests = (id: number, query: RequestsQuery) =>
  queryOptions({
    queryKey: ['support', 'account', id, 'requests', query],
    queryFn: async (context) => (await read(support.requests, { params: { id }, query }, context)).data,
    placeholderData: keepPreviousData,
  });

export const allRequests = (id: number, status: RequestsStatus | undefined) =>
  readAll(async (query) => {
    const { data } = await call(support.requests, { params: { id }, query: { ...query, status } });
    return { rows: data.requests, result: data.result };
  });

export interface TrailQuery extends PageQuery {
  account?: number | undefined;
  inspection?: number | undefined;
}

export const staffTrail = (query: TrailQuery) =>
  queryOptions({
    queryKey: ['support', 'trail', query],
    queryFn: async (context) => (await read(support.trail, { query }, context)).data,
    placeholderData: keepPreviousData,
  });

export const wholeTrail = (of: Pick<TrailQuery, 'account' | 'inspection'>) =>
  readAll(async (query) => {
    const { data } = await call(support.trail, { query: { ...query, ...of } });
    return { rows: data.trail, result: data.result };
  });

/** Reads what staff did in the user's own account. */
export const ownTrail = (query: Omit<TrailQuery, 'account'>) =>
  queryOptions({
    queryKey: ['inspections', query],
    queryFn: async (context) => (await read(inspections.list, { query }, context)).data,
    placeholderData: keepPreviousData,
  });

const afterwards = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['support'] });

const changed = {
  onSuccess: (_d: unknown, _v: unknown, _r: unknown, { client }: { client: QueryClient }) =>
    afterwards(client),
};

type Of<Body extends z.core.$ZodType> = { id: number } & z.input<Body>;

export const changePlan = mutationOptions({
  mutationFn: ({ id, ...body }: Of<typeof PlanChange>) => call(support.plan, { params: { id }, body }),
  ...changed,
});

export const changeLock = mutationOptions({
  mutationFn: ({ id, ...body }: Of<typeof LockChange>) => call(support.lock, { params: { id }, body }),
  ...changed,
});

export const changeStaff = mutationOptions({
  mutationFn: ({ id, ...body }: Of<typeof StaffChange>) => call(support.staff, { params: { id }, body }),
  ...changed,
});

export const revealEmail = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    call(support.reveal, { params: { id }, body: { reason } }),
  ...changed,
});

export const createBundle = mutationOptions({
  mutationFn: ({ id, ...body }: Of<typeof Justification>) => call(support.bundle, { params: { id }, body }),
  ...changed,
});
