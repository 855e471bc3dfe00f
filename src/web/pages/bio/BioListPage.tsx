import { useQuery } from '@tanstack/react-query';
import { GalleryVerticalEnd } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { bioList } from '#web/api/bio.ts';
import { useFigures } from '#web/api/figures.ts';
import { seriesColumn } from '#web/statistics/series-column.tsx';
import { columnsAfter } from '#web/ui/table/columns-after.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { bioPath } from '#web/lib/record-paths.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { bioActions, type BioDialog } from './bio-actions.tsx';
import { bioColumns } from './bio-columns.tsx';
import { BioDialogs } from './bio-dialogs.ts';
import { lastDays } from '#web/words/last-days.ts';
import { bio as words } from '#web/words/bio.ts';

export const BioListPage = () => {
  useDocumentTitle(words.title);
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const dialog = useAddressDialog<BioDialog>();
  const list = useQuery(bioList({ page: paging.page, limit: paging.limit }));
  const reading = listStatusOf(list);
  const { data } = list;
  const { open } = dialog;
  const actions = useMemo(() => bioActions(open), [open]);
  const figures = useFigures('bio', data?.bios);
  const columns = useMemo(
    () => columnsAfter(bioColumns, 'views', seriesColumn(figures, lastDays.views)),
    [figures],
  );
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={data?.result}
          actions={
            reading.isMissing ? undefined : (
              <LinkButton to="/bio/new" variant="primary" shortcut="n">
                {words.new}
              </LinkButton>
            )
          }
        />
      }
    >
      <QueryTable
        list="bio"
        what={words.nouns}
        icon={<GalleryVerticalEnd />}
        reading={reading}
        paging={paging}
        total={data?.result}
        pages={data?.maxpage}
        rows={data?.bios}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        onOpen={({ id }) => void navigate(bioPath(id))}
        actions={actions}
        quick={2}
        density="two"
        empty={
          <EmptyState
            icon={<GalleryVerticalEnd />}
            title={words.none}
            action={<LinkButton to="/bio/new">{words.createFirst}</LinkButton>}
          >
            {words.noneText}
          </EmptyState>
        }
      />
      <BioDialogs dialog={dialog} bios={data?.bios ?? []} onDeleted={dialog.drop} />
    </Page>
  );
};
