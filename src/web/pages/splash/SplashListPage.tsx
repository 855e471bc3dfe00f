import { countOptions, lists } from '#web/api/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { AppWindow } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFigures } from '#web/api/figures.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { splashList } from '#web/api/splash.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { splashPath } from '#web/lib/record-paths.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { ListOnlyNotice } from '#web/ui/layout/ListOnlyNotice.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { splash as words } from '#web/words/splash.ts';
import { type SplashDialog, splashActions } from './splash-actions.tsx';
import { SplashDialogs } from './splash-dialogs.ts';
import { splashColumns } from './splash-columns.tsx';

export const SplashListPage = () => {
  useDocumentTitle(words.title);
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const dialog = useAddressDialog<SplashDialog>();
  const list = useQuery(splashList({ page: paging.page, limit: paging.limit }));
  const { data: count } = useQuery(countOptions(lists.splash));
  const canChange = useExtension('splash');
  const { data } = list;
  const { open } = dialog;
  const actions = useMemo(() => (canChange ? splashActions(open) : undefined), [canChange, open]);
  const figures = useFigures('splash', data?.splash);
  const columns = useMemo(() => splashColumns(canChange, figures), [canChange, figures]);
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={count}
          actions={
            canChange ? (
              <LinkButton to="/splash/new" variant="primary" shortcut="n">
                {words.new}
              </LinkButton>
            ) : undefined
          }
        />
      }
    >
      {data && !canChange ? <ListOnlyNotice what={words.title} /> : null}
      <QueryTable
        list="splash"
        what={words.nouns}
        icon={<AppWindow />}
        reading={listStatusOf(list)}
        paging={paging}
        total={data?.result}
        pages={data?.maxpage}
        rows={data?.splash}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={canChange ? ({ id }) => void navigate(splashPath(id)) : undefined}
        actions={actions}
        empty={
          <EmptyState
            icon={<AppWindow />}
            title={words.none}
            action={canChange ? <LinkButton to="/splash/new">{words.createFirst}</LinkButton> : undefined}
          >
            {canChange ? words.noneText : words.noneListed}
          </EmptyState>
        }
      />
      <SplashDialogs dialog={dialog} splash={(canChange && data?.splash) || []} onDeleted={dialog.drop} />
    </Page>
  );
};
