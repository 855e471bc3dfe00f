import type { ListStatus } from '#web/lib/list-status.ts';
import { ApiError, messageOf } from './api-error.ts';

interface Query {
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** A query's state in the words of a list. */
export const listStatusOf = ({ error, isFetching, isPlaceholderData, refetch }: Query): ListStatus => ({
  error: error ? messageOf(error) : undefined,
  isMissing: error instanceof ApiError && error.status === 404,
  isStale: isPlaceholderData,
  isAsking: isFetching,
  again: () => void refetch(),
});
