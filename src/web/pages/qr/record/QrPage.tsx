import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { useParams } from 'react-router-dom';
import type { Qr } from '#contract/qr.ts';
import { ApiError } from '#web/client/api-error.ts';
import { qrDetail } from '#web/api/qr.ts';
import { scanWords } from '#web/statistics/measured.ts';
import { LiveSection } from '#web/statistics/live/LiveSection.tsx';
import { readEarlyFigures } from '#web/statistics/analytics/early-figures.ts';
import { RefreshButton } from '#web/statistics/RefreshButton.tsx';
import { RecordStatistics } from '#web/statistics/RecordStatistics.tsx';
import { dayOfWireTime } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { narrow, useMedia } from '#web/browser/media.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { knownRow, lists } from '#web/api/lists.ts';
import type { ListSnapshot } from '#web/replica/account-replica.ts';
import { useKnown } from '#web/replica/replica-session.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { qrEditPath } from '#web/lib/record-paths.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { MoreActions } from '#web/ui/overlay/MoreActions.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { listStatusOf } from '#web/client/list-status.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { verbs } from '#web/words/verbs.ts';
import { qr } from '#web/words/qr.ts';
import { qrPage as words } from '#web/words/qr-page.ts';
import { MissingQr } from './MissingQr.tsx';
import { nameOf } from './qr-columns.tsx';
import type { PageComponent } from '#web/client/early-page.ts';
import { type QrDialog, qrPageActions } from './qr-actions.tsx';
import { QrCard } from './QrCard.tsx';
import { QrDialogs } from './qr-dialogs.ts';
import { QrFacts } from './QrFacts.tsx';
import { StaticNote } from './StaticNote.tsx';
import { variantOfCode } from '#web/codes/saved-variant.ts';

/** Lazy, since it's shown only without a connection. */
const CopiedQr = lazy(async () => ({ default: (await import('./CopiedQr.tsx')).CopiedQr }));

export const QrPage: PageComponent = () => {
  const id = idInAddress(useParams().id);
  const client = useQueryClient();
  const dialog = useAddressDialog<QrDialog>();
  const detail = useQuery({ ...qrDetail(id), enabled: id > 0 });
  const { data, error } = detail;
  const isNarrow = useMedia(narrow);
  // Data from a list is available immediately.
  const copied = useKnown(
    'qr',
    useCallback(({ rows }: ListSnapshot<Qr>) => rows.find((code) => code.id === id), [id]),
  );
  const known = data?.details ?? knownRow(client, lists.qr, id) ?? copied;
  const name = known && nameOf(known);
  useDocumentTitle(name ?? qr.code);

  // A static code that was never dynamic expects no scans.
  const isUncounted = known !== undefined && known.scans === 0 && variantOfCode(known) === 'direct';
  const live = isUncounted ? null : <LiveSection subject={{ kind: 'qr', id }} />;
  const isMissing = id === 0 || (error instanceof ApiError && error.status === 404);
  if (isMissing) return <MissingQr />;
  return (
    <Page
      header={
        <PageHeader
          title={name ?? (error ? qr.code : undefined)}
          crumbs={[{ label: qr.title, to: '/qr' }]}
          actions={
            error && !data ? null : (
              <>
                <LinkButton icon={<Pencil />} shortcut="e" to={qrEditPath(id)}>
                  {verbs.edit}
                </LinkButton>
                <RefreshButton kind="qr" id={id} detail={detail} />
                <MoreActions items={data && qrPageActions(data.details, dialog.open)} />
              </>
            )
          }
        />
      }
    >
      {error ? (
        <LoadError
          tone={data || !known ? 'bad' : 'warn'}
          title={data || !known ? words.notLoaded : words.partlyLoaded}
          reading={listStatusOf(detail)}
        />
      ) : null}
      {error && !data ? (
        known ? (
          <Suspense>
            <CopiedQr code={known} />
          </Suspense>
        ) : null
      ) : (
        <>
          <QrFacts detail={data} readAt={detail.dataUpdatedAt} />
          <Split
            aside={
              <>
                <QrCard detail={data} />
                {isNarrow ? null : live}
              </>
            }
          >
            {isUncounted ? (
              <StaticNote isChoice={known.kind !== 'payment'} />
            ) : (
              <RecordStatistics
                kind="qr"
                id={id}
                name={name ?? ''}
                words={scanWords}
                address={data?.details.link}
                made={known && dayOfWireTime(known.date)}
                visits={known?.scans}
                data={data?.data}
                readAt={detail.dataUpdatedAt}
              />
            )}
            {isNarrow ? live : null}
          </Split>
        </>
      )}
      <QrDialogs dialog={dialog} codes={data ? [data.details] : []} onDeleted={() => dialog.leaveTo('/qr')} />
    </Page>
  );
};

QrPage.readEarly = async (client, { params, search }) => {
  const id = idInAddress(params['id']);
  await Promise.all([client.query(qrDetail(id)), readEarlyFigures(client, { of: 'qr', id }, search)]);
};
