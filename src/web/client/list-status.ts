import type { ListStatus } from '#web/lib/list-status.ts';
import type { ResponseFault } from '#web/lib/response-fault.ts';
import { ApiError, faultOf, messageOf } from './api-error.ts';

interface Query {
  data?: unknown;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface Part {
  unreadable?: number;
  odd?: readonly unknown[];
  fault?: ResponseFault;
}

/** Returns how many records of a page, or of all pages so far, can't be read. */
export const unreadableCount = (data: unknown): number =>
  partsOf(data).reduce((sum, { unreadable = 0 }) => sum + unreadable, 0);

/** Returns the unreadable records as the server sent them. */
export const unreadableRecords = (data: unknown): readonly unknown[] =>
  partsOf(data).flatMap(({ odd = [] }) => odd);

function partsOf(data: unknown): readonly Part[] {
  const { pages } = (data ?? {}) as { pages?: unknown };
  return (Array.isArray(pages) ? pages : [data ?? {}]) as readonly Part[];
}

/** Converts a query's state into the status of a list. */
export const listStatusOf = ({ data, error, isFetching, isPlaceholderData, refetch }: Query): ListStatus => ({
  error: error ? messageOf(error) : undefined,
  fault: faultOf(error),
  isMissing: error instanceof ApiError && error.status === 404,
  isStale: isPlaceholderData,
  isAsking: isFetching,
  unreadable: unreadableCount(data),
  unreadableFault: partsOf(data).find(({ fault }) => fault)?.fault,
  again: () => void refetch(),
});
