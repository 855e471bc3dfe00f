import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { qr } from '#contract/qr.ts';
import { maxLimit } from '#contract/limits.ts';
import { pageSizes } from '#web/browser/address-query.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { qrList } from './qr.ts';

/**
 * Puts the newest codes first. Some servers list the oldest first. For those, the newest are only known if the whole
 * list has been read.
 */
const inOrder = (codes: z.output<typeof qr.list.response>['data']) =>
  codes.result > codes.qrs.length
    ? codes
    : { ...codes, qrs: codes.qrs.toSorted((one, other) => other.date.localeCompare(one.date)) };

/** The list's page sends the same request, so they share the response. */
const page = qrList({ page: 1, limit: pageSizes[2] });
/** As many codes as one response can contain. */
const most = qrList({ page: 1, limit: maxLimit });

/**
 * Returns the newest QR codes. The API can't order them by scans, so without the extension `analytics`, the most
 * scanned are sought among as many as the server returns at once.
 */
export function useNewestCodes() {
  const isAsked = useExtension('analytics');
  const few = useQuery({ ...page, select: inOrder });
  const hasMore = !isAsked && few.data !== undefined && few.data.result > few.data.qrs.length;
  const many = useQuery({ ...most, select: inOrder, enabled: hasMore });
  return hasMore && many.data ? many : few;
}
