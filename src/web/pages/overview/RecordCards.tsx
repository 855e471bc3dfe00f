import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link2, QrCode } from 'lucide-react';
import type { z } from 'zod';
import type { Link } from '#contract/links.ts';
import type { qr } from '#contract/qr.ts';
import { keepLink } from '#web/api/known-links.ts';
import type { LinkPageData } from '#web/api/links.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { linkLine, qrLine } from './record-lines-of.tsx';
import { RecordCard } from './RecordCard.tsx';

interface RecordCardsProps {
  newest: UseQueryResult<LinkPageData>;
  clicked: UseQueryResult<LinkPageData>;
  codes: UseQueryResult<z.output<typeof qr.list.response>['data']>;
}

const shown = 5;

const failed = ({ error, data }: UseQueryResult) => error !== null && data === undefined;

/** What failed is said once, where it would stand first. */
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
        title={failed(newest) && failed(clicked) ? 'Links' : 'Newest links'}
        all={{ label: 'All links', to: '/links' }}
        lines={newest.data?.urls.slice(0, shown).map((link) => lineOf(newest, link, 'date'))}
        part="links"
        empty={
          <EmptyState small icon={<Link2 />} title="No links yet">
            Links that are made for this account appear here.
          </EmptyState>
        }
      />
      {failed(newest) && failed(clicked) ? null : (
        <RecordCard
          {...clicked}
          title="Most clicked links"
          all={{ label: 'By clicks', to: '/links?order=click' }}
          lines={mostClicked?.map((link) => lineOf(clicked, link, 'count'))}
          part="links"
          empty={
            <EmptyState small icon={<Link2 />} title="No clicks yet">
              The links that people follow most stand here.
            </EmptyState>
          }
        />
      )}
      <RecordCard
        {...codes}
        title={failed(codes) ? 'QR codes' : 'Newest QR codes'}
        all={{ label: 'All QR codes', to: '/qr' }}
        lines={codes.data?.qrs.slice(0, shown).map((code) => qrLine(code, 'date'))}
        pictured
        part="QR codes"
        empty={
          <EmptyState
            small
            icon={<QrCode />}
            title="No QR codes yet"
            action={<LinkButton to="/qr/new">Make the first one</LinkButton>}
          >
            Print one where people look: each scan is counted.
          </EmptyState>
        }
      />
      {failed(codes) ? null : (
        <RecordCard
          {...codes}
          title="Most scanned QR codes"
          text={
            isPart && codes.data
              ? `Of the newest ${formatCount(codes.data.qrs.length)}: the API can’t order QR codes by scans.`
              : undefined
          }
          all={{ label: 'All QR codes', to: '/qr' }}
          lines={mostScanned?.map((code) => qrLine(code, 'count'))}
          pictured
          part="QR codes"
          empty={
            <EmptyState small icon={<QrCode />} title="No scans yet">
              {isPart && codes.data
                ? `None of the newest ${formatCount(codes.data.qrs.length)} QR codes has been scanned.`
                : 'The QR codes that people scan most stand here.'}
            </EmptyState>
          }
        />
      )}
    </Grid>
  );
};
