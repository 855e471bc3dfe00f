import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link2, QrCode } from 'lucide-react';
import { useMemo } from 'react';
import { cacheLinkOf } from '#web/api/cache-link.ts';
import type { LinkPageData } from '#web/api/links.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { navigation } from '#web/words/navigation.ts';
import { overview as words } from '#web/words/overview.ts';
import { visits } from '#web/words/visits.ts';
import { type CodePage, type MostVisited, newestLinks } from './most-visited.ts';
import { dateOf, linkLine, qrLine } from './record-lines.tsx';
import { RecordCard } from './RecordCard.tsx';

interface RecordCardsProps {
  newest: UseQueryResult<LinkPageData>;
  codes: UseQueryResult<CodePage>;
  most: MostVisited;
}

const shown = 5;

const failed = ({ error, data }: UseQueryResult) => error !== null && data === undefined;

/** Links to the complete statistics of the same period. */
const more = { label: navigation.statistics, to: '/statistics' };

/** Shows a failure only once, in the first card. */
export const RecordCards = ({ newest, codes, most }: RecordCardsProps) => {
  const client = useQueryClient();
  const { isLately } = most;
  const period = isLately ? visits.lastDays(30) : visits.allTime;
  // If the server reports the most scanned codes, all codes were compared.
  const compared =
    codes.data && codes.data.result > codes.data.qrs.length ? codes.data.qrs.length : undefined;
  const part = isLately ? undefined : compared;
  // If there were never any visits, the card says so, which is more than saying that there were none lately.
  const links = newest.data;
  const wereClicks =
    links && (links.result > links.urls.length || links.urls.some(({ clicks }) => clicks > 0));
  const newestLines = useMemo(
    () =>
      links?.urls
        .slice(0, shown)
        .map((link) => linkLine(link, dateOf(link), () => cacheLinkOf(client, link, newestLinks))),
    [links, client],
  );
  const codeLines = useMemo(
    () => codes.data?.qrs.slice(0, shown).map((code) => qrLine(code, dateOf(code))),
    [codes.data],
  );
  const wereScans = compared !== undefined || codes.data?.qrs.some(({ scans }) => scans > 0);
  return (
    <Grid columns={2}>
      <RecordCard
        query={newest}
        title={failed(newest) && failed(most.ofLinks) ? words.links : words.newestLinks}
        all={{ label: words.allLinks, to: '/links' }}
        lines={newestLines}
        what={words.linkNouns}
        missing={words.missingLinks}
        empty={
          <EmptyState small icon={<Link2 />} title={words.noLinks}>
            {words.noLinksText}
          </EmptyState>
        }
      />
      {failed(newest) && failed(most.ofLinks) ? null : (
        <RecordCard
          query={most.ofLinks}
          title={words.clickedLinks}
          text={period}
          all={isLately ? more : { label: words.allByClicks, to: '/links?order=click' }}
          lines={most.links}
          what={words.linkNouns}
          missing={words.missingLinks}
          empty={
            <EmptyState
              small
              icon={<Link2 />}
              title={isLately && wereClicks ? words.noClicksLately : words.noClicks}
            >
              {words.noClicksText}
            </EmptyState>
          }
        />
      )}
      <RecordCard
        query={codes}
        title={failed(codes) ? words.codes : words.newestCodes}
        all={{ label: words.allCodes, to: '/qr' }}
        lines={codeLines}
        pictured
        what={words.codeNouns}
        missing={words.missingCodes}
        empty={
          <EmptyState
            small
            icon={<QrCode />}
            title={words.noCodes}
            action={<LinkButton to="/qr/new">{words.createFirstCode}</LinkButton>}
          >
            {words.noCodesText}
          </EmptyState>
        }
      />
      {failed(codes) ? null : (
        <RecordCard
          query={most.ofCodes}
          title={words.scannedCodes}
          text={part === undefined ? period : `${period} · ${words.amongNewestCodes(part)}`}
          all={isLately ? more : { label: words.allCodes, to: '/qr' }}
          lines={most.codes}
          pictured
          what={words.codeNouns}
          missing={words.missingCodes}
          empty={
            <EmptyState
              small
              icon={<QrCode />}
              title={isLately && wereScans ? words.noScansLately : words.noScans}
            >
              {part === undefined ? words.noScansText : words.noScansOfNewest(part)}
            </EmptyState>
          }
        />
      )}
    </Grid>
  );
};
