import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { allQrs, qrList } from '#web/api/qr.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { useSelectAll } from '#web/bulk/select-all.ts';
import { useAddressDialog } from '#web/lib/address-dialog.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { useSelectedRows } from '#web/lib/selected-rows.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { QueryTable } from '#web/ui/QueryTable.tsx';
import type { QrDialog } from './qr-actions.tsx';
import { qrActions } from './qr-actions.tsx';
import { nameOf, qrColumns } from './qr-columns.tsx';
import { QrDialogs } from './QrDialogs.tsx';
import { SelectedQrs } from './SelectedQrs.tsx';

const idOf = ({ id }: { id: number }) => id;

export const QrListPage = () => {
  useDocumentTitle('QR codes');
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const { page, limit, linkTo } = paging;
  const dialog = useAddressDialog<QrDialog>();
  const list = useQuery(qrList({ page, limit }));
  const reading = readingOf(list);
  const { data } = list;

  const { open } = dialog;
  const actions = useMemo(() => qrActions(open), [open]);
  const selected = useSelectedRows(data?.qrs, idOf, linkTo(page));
  const all = useSelectAll({
    what: 'QR code',
    total: data?.result,
    chosen: selected.rows.length,
    read: allQrs,
    onRead: (codes) => selected.chooseAll(codes, limit),
  });

  return (
    <Page
      header={
        <PageHeader
          title="QR codes"
          count={data?.result}
          actions={
            reading.isMissing ? undefined : (
              <LinkButton to="/qr/new" variant="primary" shortcut="n">
                New QR code
              </LinkButton>
            )
          }
        />
      }
    >
      <QueryTable
        what="QR codes"
        icon={<QrCode />}
        reading={reading}
        paging={paging}
        total={data?.result}
        pages={data?.maxpage}
        rows={data?.qrs}
        columns={qrColumns}
        rowKey={idOf}
        rowName={nameOf}
        onOpen={({ id }) => void navigate(qrPath(id))}
        actions={actions}
        quick={2}
        selection={selected.selection}
        density="two"
        empty={
          <EmptyState
            icon={<QrCode />}
            title="No QR codes yet"
            action={<LinkButton to="/qr/new">Make the first one</LinkButton>}
          >
            Print one where people look. Each scan is counted, and you can change where it leads without
            printing again.
          </EmptyState>
        }
        bar={
          selected.rows.length > 0 ? (
            <SelectedQrs selected={selected} steps={{ page, pages: data?.maxpage ?? 1, linkTo }} all={all} />
          ) : undefined
        }
      />
      <QrDialogs dialog={dialog} codes={data?.qrs ?? []} onDeleted={dialog.drop} />
    </Page>
  );
};
