import { useQuery } from '@tanstack/react-query';
import { AlignLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { channelCount, channelList } from '#web/api/channels.ts';
import { useAddressDialog } from '#web/lib/address-dialog.ts';
import { pageSizes, useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListFoot } from '#web/ui/ListFoot.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { channelActions } from './channel-actions.tsx';
import type { ChannelDialog } from './channel-actions.tsx';
import { channelColumns } from './channel-columns.tsx';
import { ChannelDialogs } from './ChannelDialogs.tsx';
import { NoChannels } from './NoChannels.tsx';
import { useStar } from './star-and-tell.ts';

export const ChannelsPage = () => {
  useDocumentTitle('Channels');
  const navigate = useNavigate();
  const { page, limit, change, linkTo } = useAddressQuery();
  const dialog = useAddressDialog<ChannelDialog>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(channelList({ page, limit }));
  const { data: count } = useQuery(channelCount());
  const { open } = dialog;
  const onStar = useStar();
  const columns = useMemo(() => channelColumns(onStar), [onStar]);
  const actions = useMemo(() => channelActions({ open, onStar }), [open, onStar]);
  const add = () => open('new');

  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Page
      header={
        <PageHeader
          title="Channels"
          count={count}
          actions={
            isMissing ? undefined : (
              <Button variant="primary" shortcut="n" onClick={add}>
                New channel
              </Button>
            )
          }
        />
      }
    >
      {isMissing ? (
        <EmptyState icon={<AlignLeft />} title="This server has no channels">
          It speaks this API, but without this part of it: it answers that the address does not exist.
        </EmptyState>
      ) : (
        <DataTable
          label="Channels"
          rows={data?.channels}
          columns={columns}
          rowKey={(channel) => channel.id}
          rowName={(channel) => channel.name}
          onOpen={(channel) => void navigate(`/channels/${channel.id}`)}
          actions={actions}
          stale={isPlaceholderData}
          empty={<NoChannels page={page} total={data?.result ?? 0} linkTo={linkTo} onAdd={add} />}
          error={
            error ? (
              <Notice
                tone="bad"
                title="The channels could not be read"
                action={
                  <Button size="small" pending={isFetching} onClick={() => void refetch()}>
                    Try again
                  </Button>
                }
              >
                {messageOf(error)}
              </Notice>
            ) : undefined
          }
        />
      )}
      {data && data.result > 0 ? (
        <ListFoot>
          <Pager
            page={page}
            pages={data.maxpage}
            total={data.result}
            perPage={limit}
            linkTo={linkTo}
            onPerPage={(size) => change({ size: size === pageSizes[0] ? undefined : String(size) })}
            sizes={pageSizes}
          />
        </ListFoot>
      ) : null}
      <ChannelDialogs dialog={dialog} channels={data?.channels ?? []} onDeleted={dialog.drop} />
    </Page>
  );
};
