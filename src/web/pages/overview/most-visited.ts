import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod/mini';
import type { BreakdownRow } from '#contract/analytics.ts';
import type { qr } from '#contract/qr.ts';
import { mostVisitedOf } from '#web/api/analytics.ts';
import { cacheLinkOf } from '#web/api/cache-link.ts';
import { type LinkPageData, linkList } from '#web/api/links.ts';
import { pageSizes } from '#web/browser/address-query.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { addDays } from '#web/lib/calendar-days.ts';
import { useKnownRows } from '#web/replica/replica-session.ts';
import type { RecordLine } from '#web/ui/layout/record-lines.ts';
import { countOf, linkLine, qrLine, linkLineFromStatistics, qrLineFromStatistics } from './record-lines.tsx';

export type CodePage = z.output<typeof qr.list.response>['data'];

/** The list pages use the same queries, so they share these responses. */
export const newestLinks = linkList({ page: 1, limit: pageSizes[0], order: undefined, q: '' });
const clickedLinks = linkList({ page: 1, limit: pageSizes[0], order: 'click', q: '' });

/** Lines of a card, and rows to request. Some rows may be of records deleted since. */
const [shown, asked] = [5, 12];
/** The same period as in the figures above. */
const days = 30;

export interface MostVisited {
  /** Whether the counts cover the last days. Otherwise they cover all time, since the server reports no more. */
  isLately: boolean;
  /** The queries that the lines of links and codes come from. */
  ofLinks: UseQueryResult;
  ofCodes: UseQueryResult;
  /** Undefined while loading. */
  links: readonly RecordLine[] | undefined;
  codes: readonly RecordLine[] | undefined;
}

/** Returns whether there was a click or a scan, or undefined while loading. */
export const isVisited = (
  newest: LinkPageData | undefined,
  codes: CodePage | undefined,
  { links, codes: scanned }: MostVisited,
): boolean | undefined => {
  const told = [
    newest?.urls.some(({ clicks }) => clicks > 0),
    codes?.qrs.some(({ scans }) => scans > 0),
    links && links.length > 0,
    scanned && scanned.length > 0,
  ];
  return told.some(Boolean) || (links === undefined ? undefined : false);
};

const isRecord = ({ value, name, visits }: BreakdownRow) =>
  /^\d+$/.test(value) && name !== null && visits > 0;

export function useMostVisited(
  today: string,
  newest: UseQueryResult<LinkPageData>,
  codes: UseQueryResult<CodePage>,
): MostVisited {
  const client = useQueryClient();
  const isLately = useExtension('analytics');
  const top = useQuery({
    ...mostVisitedOf(addDays(today, 1 - days), today, ['link', 'qr'], asked),
    enabled: isLately,
  });
  // The server's first response shows what it supports.
  const clicked = useQuery({ ...clickedLinks, enabled: !isLately && newest.isFetched });
  const copiedLinks = useKnownRows('links');
  const copiedCodes = useKnownRows('qr');
  const { lateLinks, lateCodes } = useMemo(() => {
    const rowsOf = (kind: 'link' | 'qr') =>
      top.data
        ?.find(({ by }) => by === kind)
        ?.rows.filter(isRecord)
        .slice(0, shown);
    const lateLink = (row: BreakdownRow) => {
      const isIt = ({ id }: { id: number }) => id === Number(row.value);
      const read = newest.data?.urls.find(isIt);
      if (read) return linkLine(read, countOf(row.visits), () => cacheLinkOf(client, read, newestLinks));
      const copied = copiedLinks.find(isIt);
      return copied ? linkLine(copied, countOf(row.visits)) : linkLineFromStatistics(row);
    };
    const lateCode = (row: BreakdownRow) => {
      const isIt = ({ id }: { id: number }) => id === Number(row.value);
      const known = codes.data?.qrs.find(isIt) ?? copiedCodes.find(isIt);
      return known ? qrLine(known, countOf(row.visits)) : qrLineFromStatistics(row);
    };
    return { lateLinks: rowsOf('link')?.map(lateLink), lateCodes: rowsOf('qr')?.map(lateCode) };
  }, [top.data, newest.data, codes.data, copiedLinks, copiedCodes, client]);
  const { mostClicked, mostScanned } = useMemo(() => {
    if (isLately) return {};
    return {
      mostClicked: clicked.data?.urls
        .filter(({ clicks }) => clicks > 0)
        .slice(0, shown)
        .map((link) => linkLine(link, countOf(link.clicks), () => cacheLinkOf(client, link, clickedLinks))),
      mostScanned: codes.data?.qrs
        .filter(({ scans }) => scans > 0)
        .toSorted((a, b) => b.scans - a.scans)
        .slice(0, shown)
        .map((code) => qrLine(code, countOf(code.scans))),
    };
  }, [isLately, clicked.data, codes.data, client]);
  return isLately
    ? { isLately, ofLinks: top, ofCodes: top, links: lateLinks, codes: lateCodes }
    : { isLately, ofLinks: clicked, ofCodes: codes, links: mostClicked, codes: mostScanned };
}
