import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { qrDetail } from '#web/api/qr.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from '#web/ui/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Split } from '#web/ui/Split.tsx';
import { nameOf } from './qr-columns.tsx';
import { QrCard } from './QrCard.tsx';
import { QrFacts } from './QrFacts.tsx';
import { QrStatistics } from './QrStatistics.tsx';

export const QrPage = () => {
  const id = Number(useParams().id);
  const detail = useQuery({ ...qrDetail(id), enabled: Number.isInteger(id) });
  const { data, error } = detail;
  const name = data ? nameOf(data.details) : undefined;
  useDocumentTitle(name ?? 'QR code');

  const isMissing = !Number.isInteger(id) || (error instanceof ApiError && error.status === 404);
  if (isMissing)
    return (
      <ErrorScreen
        kind="missing"
        title="There is no such QR code"
        action={<LinkButton to="/qr">All QR codes</LinkButton>}
      >
        It has been deleted, or it belongs to another account.
      </ErrorScreen>
    );
  return (
    <Page
      header={
        <PageHeader
          title={name ?? 'QR code'}
          crumbs={[{ label: 'QR codes', to: '/qr' }]}
          actions={
            <Button
              icon={<RefreshCw />}
              shortcut="r"
              pending={detail.isFetching}
              onClick={() => void detail.refetch()}
            >
              Refresh
            </Button>
          }
        />
      }
    >
      {error ? (
        <Notice tone="bad" title="The QR code could not be read">
          {messageOf(error)}
        </Notice>
      ) : null}
      {error && !data ? null : (
        <>
          <QrFacts detail={data} readAt={detail.dataUpdatedAt} />
          <Split aside={<QrCard code={data?.details} />}>
            <QrStatistics id={id} name={name ?? ''} data={data?.data} />
          </Split>
        </>
      )}
    </Page>
  );
};
