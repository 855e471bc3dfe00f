import { useInfiniteQuery } from '@tanstack/react-query';
import { AlignLeft, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChannelItem } from '#contract/channels.ts';
import { channelItems, itemsIn } from '#web/api/channels.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { RemoveFromGroupDialog } from '#web/bulk/remove-from-group-dialog.ts';
import { useItemsToRemove } from '#web/bulk/items-to-remove.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { phone, useMedia } from '#web/browser/media.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { useSelectedRows } from '#web/browser/selected-rows.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { SortSelect } from '#web/ui/table/SortSelect.tsx';
import { Toolbar } from '#web/ui/table/Toolbar.tsx';
import { channelPage as words } from '#web/words/channel-page.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { itemActions } from './item-actions.tsx';
import { itemColumns } from './item-columns.tsx';
import { countKinds, kinds, manyInWords } from './item-kinds.tsx';
import { inItemOrder, itemOrderIn, itemOrders } from './item-order.ts';
import { itemPick, placeOf, titleOf } from './item-place.ts';
import { SelectedItems } from './SelectedItems.tsx';

interface ChannelItemsProps {
  id: number;
  name: string;
  onAdd: () => void;
}

const all = 'all';
const keyOf = (item: ChannelItem) => itemPick(item).key;

export const ChannelItems = ({ id, name, onAdd }: ChannelItemsProps) => {
  const navigate = useNavigate();
  const takesOut = useExtension('unassign');
  const hasBio = useExtension('bio');
  const paging = useAddressQuery();
  const { page, limit, get, change, linkTo } = paging;
  const list = useInfiniteQuery(channelItems(id));
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage } = list;
  const kind = kinds.find((each) => each === get('type'));
  const items = data && itemsIn(data.pages);
  const counts = items && countKinds(items);
  const matching = kind ? items?.filter(({ type }) => type === kind) : items;
  // Items are sorted only once all have loaded, since a sorted part would look like the whole.
  const order = hasNextPage ? 'added' : itemOrderIn(get('order'));
  const ordered = matching && inItemOrder(matching, order);
  const rows = ordered?.slice((page - 1) * limit, page * limit);
  const total = data?.pages[0]?.result ?? 0;
  const selected = useSelectedRows(rows, keyOf, linkTo(page));
  const taking = useItemsToRemove<ChannelItem>();
  const { takeOut } = taking;
  const actions = useMemo(
    () => itemActions(takesOut ? (item) => takeOut([item]) : undefined, hasBio),
    [takesOut, takeOut, hasBio],
  );
  const clear = () => change({ type: undefined });
  // With counts in the labels, the last kinds would be out of view on a phone.
  const isOnPhone = useMedia(phone);
  const labelled = (label: string, count: number | undefined) =>
    count === undefined || isOnPhone ? label : words.withCount(label, formatCount(count));

  const open = (item: ChannelItem) => {
    const to = placeOf(item, hasBio);
    if (to) void navigate(to);
  };

  const none =
    items?.length === 0 ? (
      <EmptyState
        icon={<AlignLeft />}
        title={words.none}
        action={
          <Button changes onClick={onAdd}>
            {words.addFirst}
          </Button>
        }
      >
        {words.noneText}
      </EmptyState>
    ) : (
      <EmptyState
        icon={<SearchX />}
        title={words.noneOf[kind ?? 'items']}
        action={<Button onClick={clear}>{words.showAll}</Button>}
      >
        {hasNextPage ? words.noneLoaded(formatCount(items?.length ?? 0), formatCount(total)) : null}
      </EmptyState>
    );

  return (
    <>
      {items?.length === 0 ? null : (
        <Toolbar
          end={
            items && items.length > 1 && !hasNextPage ? (
              <SortSelect
                value={order}
                options={itemOrders.map((value) => ({ value, label: words.orders[value] }))}
                onOrder={(next) => change({ order: next === itemOrders[0] ? undefined : next })}
              />
            ) : undefined
          }
        >
          <SegmentedControl
            label={labels.type}
            value={kind ?? all}
            onChange={(value) => change({ type: value === all ? undefined : value })}
            options={[
              { value: all, label: labelled(words.all, items?.length) },
              ...kinds.map((each) => ({ value: each, label: labelled(words.kinds[each], counts?.[each]) })),
            ]}
          />
        </Toolbar>
      )}
      {hasNextPage ? (
        <Notice
          action={
            <Button size="small" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {verbs.loadMore}
            </Button>
          }
        >
          {words.partLoaded(formatCount(items?.length ?? 0), formatCount(total))}
        </Notice>
      ) : null}
      <Stack gap={4}>
        <QueryTable
          list="channel items"
          what={words.nouns}
          icon={<AlignLeft />}
          reading={listStatusOf(list)}
          paging={paging}
          total={matching?.length}
          rows={rows}
          columns={itemColumns}
          rowKey={keyOf}
          rowName={titleOf}
          onOpen={open}
          actions={actions}
          selection={selected.selection}
          density="two"
          empty={none}
          bar={
            selected.rows.length > 0 ? (
              <SelectedItems
                selected={selected}
                steps={{ page, pages: Math.ceil((matching?.length ?? 0) / limit), linkTo }}
                onTakeOut={takesOut ? takeOut : undefined}
              />
            ) : undefined
          }
        />
      </Stack>
      {taking.times > 0 ? (
        <RemoveFromGroupDialog
          key={taking.times}
          open={taking.isOpen}
          onClose={taking.close}
          from={name}
          kind="channel"
          id={id}
          text={words.removeText(taking.items.length)}
          items={taking.items.map(itemPick)}
          words={(count) => manyInWords(count, taking.items)}
          onOut={(gone) => selected.drop(gone.map(({ key }) => key))}
        />
      ) : null}
    </>
  );
};
