import { support } from '#contract/calls.ts';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { PageQuery } from '#contract/envelope.ts';
import type { CloseReport, ReopenReport } from '#contract/support-reports.ts';
import { call } from '#web/client/client.ts';
import { read } from '#web/client/read.ts';

interface ReportsQuery extends PageQuery {
  state?: 'open' | 'closed' | undefined;
  q?: string | undefined;
  account?: number | undefined;
}

export const supportReports = (query: ReportsQuery) =>
  queryOptions({
    queryKey: ['support', 'reports', query],
    queryFn: async (context) => (await read(support.reports, { query }, context)).data,
    placeholderData: keepPreviousData,
  });

/** Reads the number of open reports. */
export const openReports = () =>
  queryOptions({ ...supportReports({ page: 1, limit: 1, state: 'open' }), select: ({ result }) => result });

export const supportReport = (id: number) =>
  queryOptions({
    queryKey: ['support', 'report', id],
    queryFn: async (context) => (await read(support.report, { params: { id } }, context)).data,
  });

/** A change also affects the account's findings and the trail. */
const changed = {
  onSuccess: (_d: unknown, _v: unknown, _r: unknown, { client }: { client: QueryClient }) =>
    void client.invalidateQueries({ queryKey: ['support'] }),
};

export const closeReport = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof CloseReport>) =>
    call(support.close, { params: { id }, body }),
  ...changed,
});

export const reopenReport = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof ReopenReport>) =>
    call(support.reopen, { params: { id }, body }),
  ...changed,
});
