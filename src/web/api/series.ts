import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { series } from '#contract/series.ts';
import type { SeriesQuery } from '#contract/series.ts';
import { call } from './client.ts';

/** A code's scans by day or hour, where the server offers the extension `series`. */
export const qrSeries = (id: number, query: SeriesQuery) =>
  queryOptions({
    queryKey: ['qr', 'series', id, query],
    queryFn: async ({ signal }) => (await call(series.qr, { params: { id }, query }, signal)).data,
    placeholderData: keepPreviousData,
  });
