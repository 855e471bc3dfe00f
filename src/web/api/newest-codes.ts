import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { qr } from '#contract/qr.ts';
import { largestLimit } from '#contract/limits.ts';
import { pageSizes } from '#web/browser/address-query.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { qrList } from './qr.ts';

/** Some servers begin with the oldest: of those, the newest are known where all are here. */
const inOrder = (codes: z.output<typeof qr.list.response>['data']) =>
  codes.result > codes.qrs.length
    ? codes
    : { ...codes, qrs: codes.qrs.toSorted((one, other) => other.date.localeCompare(one.date)) };

/** The list's page reads the same, so its answer serves here too. */
const page = qrList({ page: 1, limit: pageSizes[2] });
/** As many as one answer can have. */
const most = qrList({ page: 1, limit: largestLimit });

/**
 * The newest QR codes. The API can't order them by scans, so where the server answers no questions, the most scanned are
 * sought among as many as it gives at once.
 */
export function useNewestCodes() {
  const isAsked = useExtension('analytics');
  const few = useQuery({ ...page, select: inOrder });
  const hasMore = !isAsked && few.data !== undefined && few.data.result > few.data.qrs.length;
  const many = useQuery({ ...most, select: inOrder, enabled: hasMore });
  return hasMore && many.data ? many : few;
}
