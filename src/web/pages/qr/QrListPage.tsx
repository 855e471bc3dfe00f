import { useQuery } from '@tanstack/react-query';
import { Copy, Download, QrCode, SquareArrowOutUpRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Qr } from '#contract/qr.ts';
import { messageOf } from '#web/api/api-error.ts';
import { qrList } from '#web/api/qr.ts';
import { pageSizes, useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { ListFoot } from '#web/ui/ListFoot.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import type { RowAction } from '#web/ui/table-columns.ts';
import { svgOf } from './picture-address.ts';
import { nameOf, qrColumns } from './qr-columns.tsx';

export const QrListPage = () => {
  useDocumentTitle('QR codes');
  const navigate = useNavigate();
  const { page, limit, change, linkTo } = useAddressQuery();
  const list = useQuery(qrList({ page, limit }));
  const open = (code: Qr) => void navigate(`/qr/${code.id}`);

  const actions = (code: Qr): RowAction[] => {
    const svg = code.image && svgOf(code.image);
    return [
      { label: 'Open', icon: <SquareArrowOutUpRight />, shortcut: 'enter', onSelect: () => open(code) },
      {
        label: 'Copy address',
        icon: <Copy />,
        shortcut: 'c',
        quick: true,
        onSelect: () => void copyAndTell(code.link, 'Address copied'),
      },
      ...(svg ? [{ label: 'Open the picture', icon: <Download />, href: svg }] : []),
    ];
  };

  const none =
    page > 1 && list.data && list.data.result > 0 ? (
      <EmptyState
        icon={<QrCode />}
        title={`There is no page ${page}`}
        action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
      >
        The list has become shorter, or the address was mistyped.
      </EmptyState>
    ) : (
      <EmptyState
        icon={<QrCode />}
        title="No QR codes yet"
        action={<LinkButton to="/qr/new">Make the first one</LinkButton>}
      >
        Print one where people look. Each scan is counted, and you can change where it leads without printing
        again.
      </EmptyState>
    );

  return (
    <Page
      header={
        <PageHeader
          title="QR codes"
          count={list.data?.result}
          actions={
            <LinkButton to="/qr/new" variant="primary" shortcut="n">
              New QR code
            </LinkButton>
          }
        />
      }
    >
      <DataTable
        label="QR codes"
        rows={list.data?.qrs}
        columns={qrColumns}
        rowKey={(code) => code.id}
        rowName={nameOf}
        onOpen={open}
        actions={actions}
        density="two"
        stale={list.isPlaceholderData}
        empty={none}
        error={
          list.error ? (
            <Notice
              tone="bad"
              title="The QR codes could not be read"
              action={
                <Button size="small" pending={list.isFetching} onClick={() => void list.refetch()}>
                  Try again
                </Button>
              }
            >
              {messageOf(list.error)}
            </Notice>
          ) : undefined
        }
      />
      {list.data && list.data.result > 0 ? (
        <ListFoot>
          <Pager
            page={page}
            pages={list.data.maxpage}
            total={list.data.result}
            perPage={limit}
            linkTo={linkTo}
            onPerPage={(size) => change({ size: size === pageSizes[0] ? undefined : String(size) })}
            sizes={pageSizes}
          />
        </ListFoot>
      ) : null}
    </Page>
  );
};
