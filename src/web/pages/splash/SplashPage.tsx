import { useQuery } from '@tanstack/react-query';
import { AppWindow } from 'lucide-react';
import { readingOf } from '#web/api/reading-of.ts';
import { splashCount, splashList } from '#web/api/splash.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { QueryTable } from '#web/ui/QueryTable.tsx';
import { splashColumns } from './splash-columns.tsx';
import { SplashNote } from './SplashNote.tsx';

export const SplashPage = () => {
  useDocumentTitle('Splash pages');
  const paging = useAddressQuery();
  const list = useQuery(splashList({ page: paging.page, limit: paging.limit }));
  const { data: count } = useQuery(splashCount());
  const { data, error } = list;
  return (
    <Page header={<PageHeader title="Splash pages" count={count} />}>
      {data || !error ? <SplashNote isServerKnown={data !== undefined} /> : null}
      <QueryTable
        what="splash pages"
        icon={<AppWindow />}
        reading={readingOf(list)}
        paging={paging}
        total={data?.result}
        pages={data?.maxpage}
        rows={data?.splash}
        columns={splashColumns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={
          <EmptyState icon={<AppWindow />} title="No splash pages yet">
            A splash page is shown to visitors on their way to a link’s destination. Those of this account
            appear here.
          </EmptyState>
        }
      />
    </Page>
  );
};
