import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError } from '#web/client/api-error.ts';
import { channelItems, useChannel } from '#web/api/channels.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { StatisticsButton } from '#web/statistics/StatisticsButton.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { deleteWithoutKey } from '#web/ui/overlay/delete-action.tsx';
import { MoreActions } from '#web/ui/overlay/MoreActions.tsx';
import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { channelPage as words } from '#web/words/channel-page.ts';
import { channels } from '#web/words/channels.ts';
import { verbs } from '#web/words/verbs.ts';
import type { ChannelDialog } from './channel-actions.tsx';
import { ChannelDialogs } from './channel-dialogs.ts';
import { ChannelFacts } from './ChannelFacts.tsx';
import { ChannelRecentVisits } from './ChannelRecentVisits.tsx';
import { ChannelItems } from './ChannelItems.tsx';

export const ChannelPage = () => {
  const id = idInAddress(useParams().id);
  const dialog = useAddressDialog<ChannelDialog>();
  const channel = useChannel(id);
  const items = useInfiniteQuery({ ...channelItems(id), enabled: id > 0 });
  // If the list is too long to find the channel in it, its items load but its name is unknown.
  const name = channel.data?.name ?? (channel.isPending ? undefined : words.named(id));
  useDocumentTitle(name ?? channels.channel);

  if (id === 0 || (items.error instanceof ApiError && items.error.status === 404))
    return <MissingRecord what={channels.channel} plural={channels.nouns} to="/channels" />;
  const known = channel.data ?? undefined;
  const add = () => dialog.open('assign', id);
  return (
    <Page
      header={
        <PageHeader
          title={name}
          count={items.data?.pages[0]?.result}
          crumbs={[{ label: channels.title, to: '/channels' }]}
          actions={
            known || channel.isPending ? (
              <>
                <StatisticsButton of="channel" id={id} />
                <Button
                  icon={<Pencil />}
                  compact
                  changes
                  shortcut="e"
                  onClick={() => dialog.open('edit', id)}
                >
                  {verbs.edit}
                </Button>
                <MoreActions items={[deleteWithoutKey(() => dialog.open('delete', id))]} />
                <Button variant="primary" shortcut="a" onClick={add}>
                  {channels.addItems}
                </Button>
              </>
            ) : undefined
          }
        />
      }
    >
      <ChannelFacts
        channel={channel.data}
        error={channel.error}
        asking={channel.isFetching}
        onRetry={() => void channel.refetch()}
      />
      {items.error && !items.data ? null : (
        <ChannelRecentVisits id={id} name={name ?? words.named(id)} size={items.data?.pages[0]?.result} />
      )}
      <ChannelItems id={id} name={name ?? words.named(id)} onAdd={add} />
      <ChannelDialogs
        dialog={dialog}
        channels={known ? [known] : []}
        onDeleted={() => dialog.leaveTo('/channels')}
      />
    </Page>
  );
};
