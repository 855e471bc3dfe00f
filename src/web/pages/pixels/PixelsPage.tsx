import { useInfiniteQuery } from '@tanstack/react-query';
import { Crosshair } from 'lucide-react';
import { useMemo } from 'react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { pixelList, pixelsIn } from '#web/api/pixels.ts';
import { useExtension } from '#web/api/server-extensions.ts';
import { useAddressDialog } from '#web/lib/address-dialog.ts';
import { pageSizes, useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { useOpened } from '#web/lib/opened.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListFoot } from '#web/ui/ListFoot.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Text } from '#web/ui/Text.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import { AddPixelDialog } from './AddPixelDialog.tsx';
import { NoPixels } from './NoPixels.tsx';
import { pixelActions } from './pixel-actions.tsx';
import { pixelColumns } from './pixel-columns.tsx';
import { byType, typeKey } from './pixel-types.tsx';
import { TypeFilter } from './TypeFilter.tsx';

const newOne = { id: 0 };

export const PixelsPage = () => {
  useDocumentTitle('Pixels');
  const { page, limit, get, change, linkTo } = useAddressQuery();
  const dialog = useAddressDialog<'new'>();
  const list = useInfiniteQuery(pixelList());
  const canChange = useExtension('pixels');
  const { data, error, hasNextPage } = list;
  const type = get('type');
  const total = data?.pages.at(-1)?.result ?? 0;

  const loaded = useMemo(() => data && pixelsIn(data.pages), [data]);
  const matching = useMemo(() => {
    const chosen = type === '' ? loaded : loaded?.filter((pixel) => typeKey(pixel.type) === type);
    // A part is never ordered as though it were the whole.
    return hasNextPage ? chosen : chosen?.toSorted(byType);
  }, [loaded, type, hasNextPage]);
  const rows = useMemo(() => matching?.slice((page - 1) * limit, page * limit), [matching, page, limit]);

  const added = useOpened(dialog.name === 'new' ? newOne : undefined);
  const add = () => dialog.open('new');
  const isMissing = error instanceof ApiError && error.status === 404;

  if (isMissing)
    return (
      <Page header={<PageHeader title="Pixels" />}>
        <EmptyState icon={<Crosshair />} title="This server has no pixels">
          It speaks this API, but without this part of it: it answers that the address does not exist.
        </EmptyState>
      </Page>
    );
  return (
    <Page
      header={
        <PageHeader
          title="Pixels"
          count={data && total}
          actions={
            <Button variant="primary" shortcut="n" onClick={add}>
              Add pixel
            </Button>
          }
        />
      }
    >
      {loaded?.length === 0 || (error && !loaded) ? null : (
        <Toolbar>
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
              Load more
            </Button>
          }
        >
          {formatCount(loaded.length)} of {formatCount(total)} pixels are here: the server gives no more at
          once.
        </Notice>
      ) : null}
      <DataTable
        label="Pixels"
        rows={rows}
        columns={pixelColumns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={pixelActions}
        density="two"
        empty={
          <NoPixels
            type={type}
            page={page}
            total={matching?.length ?? 0}
            isPart={hasNextPage}
            linkTo={linkTo}
            onClear={() => change({ type: '' })}
            onAdd={add}
          />
        }
        error={
          error ? (
            <Notice
              tone="bad"
              title="The pixels could not be read"
              action={
                <Button size="small" pending={list.isFetching} onClick={() => void list.refetch()}>
                  Try again
                </Button>
              }
            >
              {messageOf(error)}
            </Notice>
          ) : undefined
        }
      />
      {canChange || total === 0 ? null : (
        <Text as="p" size="sm" tone="second">
          The API’s specification has no way to change or delete a pixel.
        </Text>
      )}
      {matching && matching.length > 0 ? (
        <ListFoot>
          <Pager
            page={page}
            pages={Math.ceil(matching.length / limit)}
            total={matching.length}
            perPage={limit}
            linkTo={linkTo}
            onPerPage={(size) => change({ size: size === pageSizes[0] ? undefined : String(size) })}
            sizes={pageSizes}
          />
        </ListFoot>
      ) : null}
      {added.subject ? <AddPixelDialog key={added.times} open={added.isOpen} onClose={dialog.close} /> : null}
    </Page>
  );
};
