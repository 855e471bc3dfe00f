import { countOptions, lists } from '#web/api/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { PanelBottom } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFigures } from '#web/api/figures.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { overlayList } from '#web/api/overlays.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { overlayPath } from '#web/lib/record-paths.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { ListOnlyNotice } from '#web/ui/layout/ListOnlyNotice.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { overlays as words } from '#web/words/overlays.ts';
import { type OverlayDialog, overlayActions } from './overlay-actions.tsx';
import { OverlayDialogs } from './overlay-dialogs.ts';
import { overlayColumns } from './overlay-columns.tsx';

export const OverlayListPage = () => {
  useDocumentTitle(words.title);
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const dialog = useAddressDialog<OverlayDialog>();
  const list = useQuery(overlayList({ page: paging.page, limit: paging.limit }));
  const { data: count } = useQuery(countOptions(lists.overlays));
  const canChange = useExtension('overlays');
  const { data } = list;
  const { open } = dialog;
  const actions = useMemo(() => (canChange ? overlayActions(open) : undefined), [canChange, open]);
  const figures = useFigures('overlay', data?.cta);
  const columns = useMemo(() => overlayColumns(canChange, figures), [canChange, figures]);
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={count}
          actions={
            canChange ? (
              <LinkButton to="/overlays/new" variant="primary" shortcut="n">
                {words.new}
              </LinkButton>
            ) : undefined
          }
        />
      }
    >
      {data && !canChange ? <ListOnlyNotice what={words.title} /> : null}
      <QueryTable
        list="overlays"
        what={words.nouns}
        icon={<PanelBottom />}
        reading={listStatusOf(list)}
        paging={paging}
        total={data?.result}
        pages={data?.maxpage}
        rows={data?.cta}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={canChange ? ({ id }) => void navigate(overlayPath(id)) : undefined}
        actions={actions}
        density="two"
        empty={
          <EmptyState
            icon={<PanelBottom />}
            title={words.none}
            action={canChange ? <LinkButton to="/overlays/new">{words.createFirst}</LinkButton> : undefined}
          >
            {canChange ? words.noneText : words.noneListed}
          </EmptyState>
        }
      />
      <OverlayDialogs dialog={dialog} overlays={(canChange && data?.cta) || []} onDeleted={dialog.drop} />
    </Page>
  );
};
