import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '#web/client/api-error.ts';
import { qrDetail } from '#web/api/qr.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { listStatusOf } from '#web/client/list-status.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { verbs } from '#web/words/verbs.ts';
import { qr } from '#web/words/qr.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { EditStudio } from './EditStudio.tsx';
import { MissingQr } from '#web/pages/qr/record/MissingQr.tsx';
import { nameOf } from '#web/pages/qr/record/qr-columns.tsx';
import { StudioSkeleton } from './StudioSkeleton.tsx';
import { useSource } from './use-source.ts';

export const EditQrPage = () => {
  const id = idInAddress(useParams().id);
  const detail = useQuery({ ...qrDetail(id), enabled: id > 0 });
  const { data, error } = detail;
  const code = data?.details;
  const known = useSource(code, data?.source);
  const name = code ? nameOf(code) : qr.code;
  useDocumentTitle(words.editTitle(name));

  // If the code is deleted in the meantime, its form keeps the input.
  if (id === 0 || (!code && error instanceof ApiError && error.status === 404)) return <MissingQr />;
  const crumbs = [
    { label: qr.title, to: '/qr' },
    { label: name, to: qrPath(id) },
  ];
  return (
    <Page header={<PageHeader title={verbs.edit} crumbs={crumbs} />}>
      {error && !code ? (
        <LoadError title={words.notLoaded} reading={listStatusOf(detail)} />
      ) : code && !known.isPending ? (
        <EditStudio key={code.id} code={code} known={known} options={data?.options} />
      ) : (
        <StudioSkeleton />
      )}
    </Page>
  );
};
