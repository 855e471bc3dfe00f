import { useFigures } from '#web/api/figures.ts';
import { countOptions, lists } from '#web/api/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { AlignLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { channelList } from '#web/api/channels.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { ExportButton } from '#web/bulk/ExportButton.tsx';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { channels as words } from '#web/words/channels.ts';
import { channelActions } from './channel-actions.tsx';
import type { ChannelDialog } from './channel-actions.tsx';
import { channelColumns } from './channel-columns.tsx';
import { ChannelDialogs } from './channel-dialogs.ts';
import { useStar } from './star-and-tell.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

const NoChannels = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<AlignLeft />}
    title={words.none}
    action={
      <Button changes onClick={onAdd}>
        {words.createFirst}
      </Button>
    }
  >
    <Sentence
      of={words.noneText}
      parts={{ campaigns: <TextLink to="/campaigns">{words.campaigns}</TextLink> }}
    />
  </EmptyState>
);

export const ChannelListPage = () => {
  useDocumentTitle(words.title);
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const dialog = useAddressDialog<ChannelDialog>();
  const list = useQuery(channelList({ page: paging.page, limit: paging.limit }));
  const { data: count } = useQuery(countOptions(lists.channels));
  const reading = listStatusOf(list);
  const { open } = dialog;
  const onStar = useStar();
  const figures = useFigures('channels', list.data?.channels);
  const columns = useMemo(() => channelColumns(onStar, figures), [onStar, figures]);
  const actions = useMemo(() => channelActions({ open, onStar }), [open, onStar]);
  const add = () => open('new');

  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={count}
          actions={
            reading.isMissing ? undefined : (
              <>
                <ExportButton list="channels" total={count} />
                <Button variant="primary" shortcut="n" onClick={add}>
                  {words.newChannel}
                </Button>
              </>
            )
          }
        />
      }
    >
      <QueryTable
        list="channels"
        what={words.nouns}
        icon={<AlignLeft />}
        reading={reading}
        paging={paging}
        total={list.data?.result}
        pages={list.data?.maxpage}
        rows={list.data?.channels}
        columns={columns}
        rowKey={(channel) => channel.id}
        rowName={(channel) => channel.name}
        onOpen={(channel) => void navigate(`/channels/${channel.id}`)}
        actions={actions}
        empty={<NoChannels onAdd={add} />}
      />
      <ChannelDialogs dialog={dialog} channels={list.data?.channels ?? []} onDeleted={dialog.drop} />
    </Page>
  );
};
