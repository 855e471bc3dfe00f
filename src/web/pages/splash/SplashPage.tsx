import { useQuery } from '@tanstack/react-query';
import { AppWindow } from 'lucide-react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { splashCount, splashList } from '#web/api/splash.ts';
import { pageSizes, useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { ListFoot } from '#web/ui/ListFoot.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { splashColumns } from './splash-columns.tsx';
import { SplashNote } from './SplashNote.tsx';

export const SplashPage = () => {
  useDocumentTitle('Splash pages');
  const { page, limit, change, linkTo } = useAddressQuery();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(splashList({ page, limit }));
  const { data: count } = useQuery(splashCount());

  if (error instanceof ApiError && error.status === 404)
    return (
      <Page header={<PageHeader title="Splash pages" />}>
        <EmptyState icon={<AppWindow />} title="This server has no splash pages">
          It speaks this API, but without this part of it: it answers that the address does not exist.
        </EmptyState>
      </Page>
    );
  const none =
    page > 1 && data && data.result > 0 ? (
      <EmptyState
        icon={<AppWindow />}
        title={`There is no page ${page}`}
        action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
      >
        The list has become shorter, or the address was mistyped.
      </EmptyState>
    ) : (
      <EmptyState icon={<AppWindow />} title="No splash pages yet">
        A splash page is shown to visitors on their way to a link’s destination. Those of this account appear
        here.
      </EmptyState>
    );
  return (
    <Page header={<PageHeader title="Splash pages" count={count} />}>
      {data || !error ? <SplashNote isServerKnown={data !== undefined} /> : null}
      <DataTable
        label="Splash pages"
        rows={data?.splash}
        columns={splashColumns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        stale={isPlaceholderData}
        empty={none}
        error={
          error ? (
            <Notice
              tone="bad"
              title="The splash pages could not be read"
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
    </Page>
  );
};
