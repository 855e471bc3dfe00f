import type { ListStatus } from '#web/lib/list-status.ts';
import type { AnswerFault } from '#web/lib/answer-fault.ts';
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
  fault?: AnswerFault;
}

/** Records of a page, or of all pages so far, that can't be read. */
export const unreadableIn = (data: unknown): number =>
  partsOf(data).reduce((sum, { unreadable = 0 }) => sum + unreadable, 0);

/** The same records as they came. */
export const oddIn = (data: unknown): readonly unknown[] => partsOf(data).flatMap(({ odd = [] }) => odd);

function partsOf(data: unknown): readonly Part[] {
  const { pages } = (data ?? {}) as { pages?: unknown };
  return (Array.isArray(pages) ? pages : [data ?? {}]) as readonly Part[];
}

/** A query's state in the words of a list. */
export const listStatusOf = ({ data, error, isFetching, isPlaceholderData, refetch }: Query): ListStatus => ({
  error: error ? messageOf(error) : undefined,
  fault: faultOf(error),
  isMissing: error instanceof ApiError && error.status === 404,
  isStale: isPlaceholderData,
  isAsking: isFetching,
  unreadable: unreadableIn(data),
  unreadableFault: partsOf(data).find(({ fault }) => fault)?.fault,
  again: () => void refetch(),
});
