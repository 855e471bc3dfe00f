import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError, messageOf } from '#web/client/api-error.ts';
import { qrDetail } from '#web/api/qr.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { EditStudio } from './EditStudio.tsx';
import { MissingQr } from '#web/pages/qr/record/MissingQr.tsx';
import { nameOf } from '#web/pages/qr/record/qr-columns.tsx';
import { useSource } from './use-source.ts';

export const EditQrPage = () => {
  const id = idInAddress(useParams().id);
  const detail = useQuery({ ...qrDetail(id), enabled: id > 0 });
  const { data, error } = detail;
  const code = data?.details;
  const known = useSource(code, data?.source);
  const name = code ? nameOf(code) : 'QR code';
  useDocumentTitle(`Edit ${name}`);

  if (id === 0 || (error instanceof ApiError && error.status === 404)) return <MissingQr />;
  const crumbs = [
    { label: 'QR codes', to: '/qr' },
    { label: name, to: qrPath(id) },
  ];
  return (
    <Page header={<PageHeader title="Edit" crumbs={crumbs} />}>
      {error && !code ? (
        <Notice
          tone="bad"
          title="The QR code could not be read"
          action={
            <Button size="small" pending={detail.isFetching} onClick={() => void detail.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      ) : code && !known.isPending ? (
        <EditStudio key={code.id} code={code} known={known} />
      ) : (
        <Split
          side="end"
          aside={
            <Card title="Preview">
              <Skeleton shape="square" />
            </Card>
          }
        >
          <Card>
            <Skeleton width="half" />
            <Skeleton />
          </Card>
        </Split>
      )}
    </Page>
  );
};
