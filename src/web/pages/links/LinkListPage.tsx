import { countOptions, lists } from '#web/api/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { allLinks, linkByShort, linkList } from '#web/api/links.ts';
import { useFigures } from '#web/api/figures.ts';
import { seriesColumn } from '#web/statistics/series-column.tsx';
import { columnsAfter } from '#web/ui/table/columns-after.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { unordered } from '#web/replica/order-options.ts';
import { ReplicaNote } from '#web/replica/ReplicaNote.tsx';
import { useGroupsColumn } from '#web/replica/groups-column.tsx';
import { shownPage } from '#web/replica/shown-page.ts';
import { useListView } from '#web/replica/use-list-view.ts';
import { PartialListNotice } from '#web/replica/PartialListNotice.tsx';
import { ExportButton } from '#web/bulk/ExportButton.tsx';
import { matchOf } from '#web/bulk/export-of.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { phone, useMedia } from '#web/browser/media.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { useSelectedRows } from '#web/browser/selected-rows.ts';
import { looksLikeShortUrl } from '#web/lib/short-url.ts';
import { useSelectAll } from '#web/bulk/select-all.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ListToolbar } from '#web/ui/table/ListToolbar.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { SortSelect } from '#web/ui/table/SortSelect.tsx';
import { DebouncedSearch } from '#web/ui/form/DebouncedSearch.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { lastDays } from '#web/words/last-days.ts';
import { links as words } from '#web/words/links.ts';
import type { LinkDialog } from './link-actions.tsx';
import { linkActions } from './link-actions.tsx';
import { linkColumns, publicColumn } from './link-columns.tsx';
import { LinkDialogs, SelectedLinks } from './link-dialogs.ts';
import { NoLinks } from './NoLinks.tsx';
import { NotesNotice } from './NotesNotice.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

interface LookUpNoteProps {
  short: string;
  onSearch: () => void;
}

/** Says that the pasted address was looked up rather than searched for. */
const LookUpNote = ({ short, onSearch }: LookUpNoteProps) => (
  <Notice
    action={
      <Button size="small" onClick={onSearch}>
        {words.searchText}
      </Button>
    }
  >
    <Sentence of={words.lookedUp} parts={{ short: <bdi>{short}</bdi> }} />
  </Notice>
);

const idOf = ({ id }: { id: number }) => id;

const copied = {
  name: 'links',
  columns: linkColumns,
  heads: { name: 'link', place: 'destination', count: 'clicks', date: 'created' },
  words: words.visits,
  server: { searches: true, ordersByVisits: true },
} as const;

export const LinkListPage = () => {
  useDocumentTitle(words.title);
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const { limit, get, change, linkTo } = paging;
  const short = get('short');
  const isOnPhone = useMedia(phone);
  const here = useListView({ ...copied, paging });
  const { q, page, serverOrder: order, isOwnAlone, view } = here;

  const canChange = useExtension('links');
  const dialog = useAddressDialog<LinkDialog>();
  const { open } = dialog;
  const actions = useMemo(() => linkActions(open, canChange), [canChange, open]);
  const list = useQuery({
    ...linkList({ page, limit, order, q: isOwnAlone ? '' : q }),
    enabled: short === '' && !isOwnAlone,
  });
  const found = useQuery({ ...linkByShort(short), enabled: short !== '' });
  const isUnknown = short !== '' && found.data === null;
  useEffect(() => {
    // The address may be a destination.
    if (isUnknown) change({ q: short, short: '' }, { replace: true });
  }, [isUnknown, short, change]);
  const { data: count } = useQuery(countOptions(lists.links));
  const looked = found.data ? [found.data] : undefined;
  const shown = shownPage({
    own: view?.rows,
    isOwnAlone,
    list,
    order: here.order,
    rowsIn: ({ urls }) => urls,
    page,
    limit,
  });
  const rows = short ? looked : shown.rows;
  const total = short ? undefined : shown.total;
  const { pages } = shown;
  // After a failed load there is one way to retry, and nothing to filter.
  const isLost = !rows && shown.reading.error !== undefined;

  const hasFilters = here.hasFilters || here.order === 'growth' || here.order === 'stopped';
  // An empty list has nothing to search or sort.
  const isEmpty = total === 0 && q === '' && get('q') === '' && !hasFilters;

  const own = isOwnAlone ? view?.rows : undefined;
  const match = matchOf({ q, order, count: total, own });

  const selected = useSelectedRows(rows, idOf, linkTo(page));
  const all = useSelectAll({
    total,
    chosen: selected.rows.length,
    here: view?.rows,
    read: () => allLinks({ order, q }),
    onRead: (links) => selected.chooseAll(links, limit),
  });

  const figures = useFigures('urls', rows);
  const hasBoth = useExtension('descriptions');
  const groups = useGroupsColumn({ rows, figures, view });
  const columns = useMemo(
    () =>
      columnsAfter(
        columnsAfter(here.columns, 'clicks', seriesColumn(figures, lastDays.clicks)),
        'destination',
        hasBoth ? [publicColumn, ...groups] : groups,
      ),
    [here.columns, figures, groups, hasBoth],
  );

  const search = (text: string) => {
    here.settled();
    change(looksLikeShortUrl(text) ? { short: text, q: '' } : { q: text, short: '' }, {
      // One step back leaves the search, however often its text was changed.
      replace: text !== '' && (get('q') !== '' || short !== ''),
    });
  };

  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={count}
          actions={
            <>
              <ExportButton list="links" total={count} match={match} />
              {canChange ? (
                <Button variant="primary" shortcut="n" onClick={() => open('new')}>
                  {words.newLink}
                </Button>
              ) : null}
            </>
          }
        />
      }
    >
      {canChange ? <NotesNotice /> : null}
      {isEmpty ? null : (
        <ListToolbar
          filters={short || isLost ? undefined : here.filters}
          end={
            short || isLost ? null : (
              <>
                <ReplicaNote name="links" what={words.nouns} />
                <SortSelect
                  value={here.order}
                  options={shown.isInOrder ? here.orders : unordered(here.orders, here.order)}
                  onOrder={here.onOrder}
                />
              </>
            )
          }
        >
          <DebouncedSearch
            key={here.boxKey}
            label={words.search}
            placeholder={isOnPhone ? words.searchOnPhone : words.searchHint}
            value={short || get('q')}
            onSettle={search}
            onType={here.type}
          />
        </ListToolbar>
      )}
      {here.isWaiting && !short ? (
        <PartialListNotice name="links" what={words.nouns} onClear={() => here.clear({ order: undefined })} />
      ) : null}
      {short && looked?.length === 1 ? (
        <LookUpNote short={short} onSearch={() => change({ q: short, short: '' })} />
      ) : null}
      <QueryTable
        list="links"
        what={words.nouns}
        icon={<Link2 />}
        reading={short ? listStatusOf(found) : shown.reading}
        paging={{ ...paging, page }}
        total={total}
        pages={pages}
        rows={rows}
        columns={columns}
        sorting={short ? undefined : here.sorting}
        orderedBy={here.orderedBy}
        rowKey={idOf}
        rowName={(link) => link.title || link.alias}
        onOpen={(link) => void navigate(linkPath(link.shorturl))}
        actions={actions}
        quick={2}
        selection={selected.selection}
        density="two"
        empty={
          <NoLinks
            q={q}
            hasFilters={hasFilters}
            onClear={() => here.clear({ q: undefined, order: undefined })}
            onClearSearch={() => here.clear({ q: undefined })}
            onAdd={canChange ? () => open('new') : undefined}
          />
        }
        bar={
          selected.rows.length > 0 ? (
            <SelectedLinks selected={selected} steps={{ page, pages: short ? 1 : pages, linkTo }} all={all} />
          ) : undefined
        }
      />
      <LinkDialogs dialog={dialog} links={rows ?? []} onSaved={dialog.close} onDeleted={dialog.drop} />
    </Page>
  );
};
