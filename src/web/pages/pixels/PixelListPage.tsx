import { useInfiniteQuery } from '@tanstack/react-query';
import { Crosshair } from 'lucide-react';
import { useMemo } from 'react';
import { useFigures } from '#web/api/figures.ts';
import { pixelList, pixelsIn } from '#web/api/pixels.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { ExportButton } from '#web/bulk/ExportButton.tsx';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { phone, useMedia } from '#web/browser/media.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SortSelect } from '#web/ui/table/SortSelect.tsx';
import { Toolbar } from '#web/ui/table/Toolbar.tsx';
import { verbs } from '#web/words/verbs.ts';
import { pixels as words } from '#web/words/pixels.ts';
import { FiringCard } from './FiringCard.tsx';
import { NoPixels } from './NoPixels.tsx';
import type { PixelDialog } from './pixel-actions.tsx';
import { pixelActions } from './pixel-actions.tsx';
import { pixelColumns } from './pixel-columns.tsx';
import { inOrder, orderOf, pixelOrders } from './pixel-order.ts';
import { typeKey } from './pixel-types.tsx';
import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { TypeFilter } from './TypeFilter.tsx';

const PixelDialogs = dialogsOnDemand(async () => (await import('./PixelDialogs.tsx')).PixelDialogs);

const none: readonly never[] = [];

export const PixelListPage = () => {
  useDocumentTitle(words.title);
  const paging = useAddressQuery();
  const { page, limit, get, change } = paging;
  const dialog = useAddressDialog<PixelDialog>();
  const list = useInfiniteQuery(pixelList());
  const canChange = useExtension('pixels');
  const { data, error, hasNextPage } = list;
  const reading = listStatusOf(list);
  const type = get('type');
  const order = orderOf(get('order'));
  const total = data?.pages.at(-1)?.result ?? 0;

  const loaded = useMemo(() => data && pixelsIn(data.pages), [data]);
  const matching = useMemo(() => {
    const chosen = type === '' ? loaded : loaded?.filter((pixel) => typeKey(pixel.type) === type);
    // A partial list isn't sorted, since it would look complete.
    return hasNextPage ? chosen : chosen?.toSorted(inOrder[order]);
  }, [loaded, type, order, hasNextPage]);
  const rows = useMemo(() => matching?.slice((page - 1) * limit, page * limit), [matching, page, limit]);

  const canUse = useExtension('firing');
  const isOver = useFirstViewIsOver();
  const figures = useFigures('pixels', canUse ? rows : undefined);
  const isOnPhone = useMedia(phone);
  const columns = useMemo(
    () => pixelColumns(canUse ? figures : undefined, isOnPhone),
    [canUse, figures, isOnPhone],
  );

  const { open } = dialog;
  const actions = useMemo(() => pixelActions(canChange ? open : undefined), [canChange, open]);
  const add = () => open('new');
  const isEmpty = loaded?.length === 0 || (error !== null && !loaded);
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={data && total}
          actions={
            reading.isMissing ? undefined : (
              <>
                <ExportButton list="pixels" total={data && total} />
                <Button variant="primary" shortcut="n" onClick={add}>
                  {words.addPixel}
                </Button>
              </>
            )
          }
        />
      }
    >
      {canUse && !isEmpty ? <FiringCard isShown={total > 0 && isOver} /> : null}
      {isEmpty ? null : (
        <Toolbar
          end={
            loaded && !hasNextPage ? (
              <SortSelect
                value={order}
                options={pixelOrders.map((value) => ({ value, label: words.orders[value] }))}
                onOrder={(next) => change({ order: next === 'newest' ? undefined : next })}
              />
            ) : undefined
          }
        >
          {loaded ? (
            <TypeFilter pixels={loaded} value={type} onChange={(key) => change({ type: key })} />
          ) : (
            <Skeleton shape="control" width="short" />
          )}
        </Toolbar>
      )}
      {loaded && hasNextPage ? (
        <Notice
          action={
            <Button size="small" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {verbs.loadMore}
            </Button>
          }
        >
          {words.partLoaded(formatCount(loaded.length), total)}
        </Notice>
      ) : null}
      {canChange || total === 0 ? null : (
        <Text as="p" size="sm" tone="second">
          {words.unchangeable}
        </Text>
      )}
      {canUse || total === 0 ? null : (
        <Text as="p" size="sm" tone="second">
          {words.unused}
        </Text>
      )}
      <QueryTable
        list="pixels"
        what={words.nouns}
        icon={<Crosshair />}
        reading={reading}
        paging={paging}
        total={matching?.length}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        density="two"
        empty={<NoPixels type={type} isPart={hasNextPage} onClear={() => change({ type: '' })} onAdd={add} />}
      />
      <PixelDialogs dialog={dialog} pixels={(canChange && rows) || none} />
    </Page>
  );
};
