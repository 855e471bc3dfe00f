import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link2, QrCode } from 'lucide-react';
import type { z } from 'zod/mini';
import type { Link } from '#contract/links.ts';
import type { qr } from '#contract/qr.ts';
import { keepLink } from '#web/api/known-links.ts';
import type { LinkPageData } from '#web/api/links.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { overview as words } from '#web/words/overview.ts';
import { linkLine, qrLine } from './record-lines-of.tsx';
import { RecordCard } from './RecordCard.tsx';

interface RecordCardsProps {
  newest: UseQueryResult<LinkPageData>;
  clicked: UseQueryResult<LinkPageData>;
  codes: UseQueryResult<z.output<typeof qr.list.response>['data']>;
}

const shown = 5;

const failed = ({ error, data }: UseQueryResult) => error !== null && data === undefined;

/** A failure is shown once, in the first card. */
export const RecordCards = ({ newest, clicked, codes }: RecordCardsProps) => {
  const client = useQueryClient();
  const lineOf = ({ dataUpdatedAt }: UseQueryResult, link: Link, measure: 'date' | 'count') =>
    linkLine(link, measure, () => keepLink(client, link, dataUpdatedAt));
  const mostClicked = clicked.data?.urls.filter(({ clicks }) => clicks > 0).slice(0, shown);
  const mostScanned = codes.data?.qrs
    .filter(({ scans }) => scans > 0)
    .toSorted((a, b) => b.scans - a.scans)
    .slice(0, shown);
  const isPart = codes.data && codes.data.result > codes.data.qrs.length;
  return (
    <Grid columns={2}>
      <RecordCard
        {...newest}
        title={failed(newest) && failed(clicked) ? words.links : words.newestLinks}
        all={{ label: words.allLinks, to: '/links' }}
        lines={newest.data?.urls.slice(0, shown).map((link) => lineOf(newest, link, 'date'))}
        what={words.linkNouns}
        missing={words.missingLinks}
        empty={
          <EmptyState small icon={<Link2 />} title={words.noLinks}>
            {words.noLinksText}
          </EmptyState>
        }
      />
      {failed(newest) && failed(clicked) ? null : (
        <RecordCard
          {...clicked}
          title={words.clickedLinks}
          all={{ label: words.allByClicks, to: '/links?order=click' }}
          lines={mostClicked?.map((link) => lineOf(clicked, link, 'count'))}
          what={words.linkNouns}
          missing={words.missingLinks}
          empty={
            <EmptyState small icon={<Link2 />} title={words.noClicks}>
              {words.noClicksText}
            </EmptyState>
          }
        />
      )}
      <RecordCard
        {...codes}
        title={failed(codes) ? words.codes : words.newestCodes}
        all={{ label: words.allCodes, to: '/qr' }}
        lines={codes.data?.qrs.slice(0, shown).map((code) => qrLine(code, 'date'))}
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
          {...codes}
          title={words.scannedCodes}
          text={isPart && codes.data ? words.amongNewestCodes(codes.data.qrs.length) : undefined}
          all={{ label: words.allCodes, to: '/qr' }}
          lines={mostScanned?.map((code) => qrLine(code, 'count'))}
          pictured
          what={words.codeNouns}
          missing={words.missingCodes}
          empty={
            <EmptyState small icon={<QrCode />} title={words.noScans}>
              {isPart && codes.data ? words.noScansOfNewest(codes.data.qrs.length) : words.noScansText}
            </EmptyState>
          }
        />
      )}
    </Grid>
  );
};
