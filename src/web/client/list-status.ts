import type { ListStatus } from '#web/lib/list-status.ts';
import { ApiError, messageOf } from './api-error.ts';

interface Query {
  data?: unknown;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface Part {
  unreadable?: number;
}

/** Records of a page, or of all pages so far, that can't be read. */
export function unreadableIn(data: unknown): number {
  const { pages } = (data ?? {}) as { pages?: unknown };
  const parts = (Array.isArray(pages) ? pages : [data ?? {}]) as readonly Part[];
  return parts.reduce((sum, { unreadable = 0 }) => sum + unreadable, 0);
}

/** A query's state in the words of a list. */
export const listStatusOf = ({ data, error, isFetching, isPlaceholderData, refetch }: Query): ListStatus => ({
  error: error ? messageOf(error) : undefined,
  isMissing: error instanceof ApiError && error.status === 404,
  isStale: isPlaceholderData,
  isAsking: isFetching,
  unreadable: unreadableIn(data),
  again: () => void refetch(),
});
