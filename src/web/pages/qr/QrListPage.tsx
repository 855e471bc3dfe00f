import { useFigures } from '#web/api/figures.ts';
import { seriesColumn } from '#web/statistics/series-column.tsx';
import { columnsAfter } from '#web/ui/table/columns-after.ts';
import { lastDays } from '#web/words/last-days.ts';
import { countOptions, lists } from '#web/api/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { allQrs, qrList } from '#web/api/qr.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { unordered } from '#web/replica/order-options.ts';
import { ReplicaNote } from '#web/replica/ReplicaNote.tsx';
import { useGroupsColumn } from '#web/replica/groups-column.tsx';
import { shownPage } from '#web/replica/shown-page.ts';
import { useListView } from '#web/replica/use-list-view.ts';
import { PartialListNotice } from '#web/replica/PartialListNotice.tsx';
import { useSelectAll } from '#web/bulk/select-all.ts';
import { ExportButton } from '#web/bulk/ExportButton.tsx';
import { matchOf } from '#web/bulk/export-of.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { phone, useMedia } from '#web/browser/media.ts';
import { useSelectedRows } from '#web/browser/selected-rows.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { ListToolbar } from '#web/ui/table/ListToolbar.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { SortSelect } from '#web/ui/table/SortSelect.tsx';
import { DebouncedSearch } from '#web/ui/form/DebouncedSearch.tsx';
import { copiedLists } from '#web/words/copied-lists.ts';
import { qr as words } from '#web/words/qr.ts';
import { NoQrs } from './NoQrs.tsx';
import type { QrDialog } from './record/qr-actions.tsx';
import { qrActions } from './record/qr-actions.tsx';
import { nameOf, qrColumns } from './record/qr-columns.tsx';
import { QrDialogs, SelectedQrs } from './record/qr-dialogs.ts';

const idOf = ({ id }: { id: number }) => id;

const copied = {
  name: 'qr',
  columns: qrColumns,
  heads: { name: 'code', count: 'scans', date: 'created' },
  words: { ...words.visits, place: undefined },
  server: { searches: false, ordersByVisits: false },
} as const;

export const QrListPage = () => {
  useDocumentTitle(words.title);
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const { limit, get, change, linkTo } = paging;
  const isOnPhone = useMedia(phone);
  const here = useListView({ ...copied, paging });
  const { page, isOwnAlone, view } = here;
  const dialog = useAddressDialog<QrDialog>();
  const list = useQuery({ ...qrList({ page, limit }), enabled: !isOwnAlone });
  const { data: count } = useQuery(countOptions(lists.qr));
  const { rows, total, pages, reading, isInOrder } = shownPage({
    own: view?.rows,
    isOwnAlone,
    list,
    order: here.order,
    rowsIn: ({ qrs }) => qrs,
    page,
    limit,
  });

  // After a failed load there is one way to retry, and nothing to filter.
  const isLost = !rows && reading.error !== undefined;

  const figures = useFigures('qr', rows);
  const groups = useGroupsColumn({ header: copiedLists.channelsColumn, rows, figures, view });
  const tellsContent = useExtension('codes');
  const columns = useMemo(
    () =>
      columnsAfter(here.columns, 'scans', [...seriesColumn(figures, lastDays.scans, 'lg'), ...groups]).filter(
        ({ id }) => tellsContent || id !== 'content',
      ),
    [here.columns, figures, groups, tellsContent],
  );

  const isNarrowed = here.q !== '' || here.hasFilters || here.order === 'growth' || here.order === 'stopped';

  const { open } = dialog;
  const actions = useMemo(() => qrActions(open), [open]);
  const own = isOwnAlone ? view?.rows : undefined;
  const match = matchOf({ q: '', count: total, own });
  const selected = useSelectedRows(rows, idOf, linkTo(page));
  const all = useSelectAll({
    total,
    chosen: selected.rows.length,
    here: view?.rows,
    read: allQrs,
    onRead: (codes) => selected.chooseAll(codes, limit),
  });

  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={count}
          actions={
            reading.isMissing ? undefined : (
              <>
                <ExportButton list="qr" total={count} match={match} />
                <LinkButton to="/qr/new" variant="primary" shortcut="n">
                  {words.newCode}
                </LinkButton>
              </>
            )
          }
        />
      }
    >
      {/* An empty list has nothing to search or sort. */}
      {!reading.isMissing && (total !== 0 || isNarrowed) ? (
        <ListToolbar
          filters={isLost ? undefined : here.filters}
          end={
            isLost ? null : (
              <>
                <ReplicaNote name="qr" what={words.nouns} />
                <SortSelect
                  value={here.order}
                  options={isInOrder ? here.orders : unordered(here.orders, here.order)}
                  onOrder={here.onOrder}
                />
              </>
            )
          }
        >
          <DebouncedSearch
            key={here.boxKey}
            label={words.search}
            placeholder={isOnPhone ? words.searchOnPhone : undefined}
            value={get('q')}
            onType={here.type}
            onSettle={(q) => {
              here.settled();
              change({ q }, { replace: q !== '' && get('q') !== '' });
            }}
          />
        </ListToolbar>
      ) : null}
      {here.isWaiting ? (
        <PartialListNotice
          name="qr"
          what={words.nouns}
          onClear={() => here.clear({ q: undefined, order: undefined })}
        />
      ) : null}
      <QueryTable
        list="qr"
        what={words.nouns}
        icon={<QrCode />}
        reading={reading}
        paging={{ ...paging, page }}
        total={total}
        pages={pages}
        rows={rows}
        columns={columns}
        sorting={here.sorting}
        orderedBy={here.orderedBy}
        rowKey={idOf}
        rowName={nameOf}
        onOpen={({ id }) => void navigate(qrPath(id))}
        actions={actions}
        // On a phone, the name needs the room more.
        quick={isOnPhone ? 0 : 2}
        selection={selected.selection}
        density="two"
        empty={
          <NoQrs isNarrowed={isNarrowed} onClear={() => here.clear({ q: undefined, order: undefined })} />
        }
        bar={
          selected.rows.length > 0 ? (
            <SelectedQrs selected={selected} steps={{ page, pages, linkTo }} all={all} />
          ) : undefined
        }
      />
      <QrDialogs dialog={dialog} codes={rows ?? []} onDeleted={dialog.drop} />
    </Page>
  );
};
