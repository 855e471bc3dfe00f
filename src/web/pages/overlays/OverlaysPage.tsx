import { useQuery } from '@tanstack/react-query';
import { PanelBottom } from 'lucide-react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { overlayCount, overlayList } from '#web/api/overlays.ts';
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
import { overlayColumns } from './overlay-columns.tsx';
import { OverlaysNote } from './OverlaysNote.tsx';

export const OverlaysPage = () => {
  useDocumentTitle('Overlays');
  const { page, limit, change, linkTo } = useAddressQuery();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(overlayList({ page, limit }));
  const { data: count } = useQuery(overlayCount());

  if (error instanceof ApiError && error.status === 404)
    return (
      <Page header={<PageHeader title="Overlays" />}>
        <EmptyState icon={<PanelBottom />} title="This server has no overlays">
          It speaks this API, but without this part of it: it answers that the address does not exist.
        </EmptyState>
      </Page>
    );
  const none =
    page > 1 && data && data.result > 0 ? (
      <EmptyState
        icon={<PanelBottom />}
        title={`There is no page ${page}`}
        action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
      >
        The list has become shorter, or the address was mistyped.
      </EmptyState>
    ) : (
      <EmptyState icon={<PanelBottom />} title="No overlays yet">
        A call-to-action overlay lies over the page that a link leads to: a message, a coupon, a poll, a form.
        Those of this account appear here.
      </EmptyState>
    );
  return (
    <Page header={<PageHeader title="Overlays" count={count} />}>
      {data || !error ? <OverlaysNote isServerKnown={data !== undefined} /> : null}
      <DataTable
        label="Overlays"
        rows={data?.cta}
        columns={overlayColumns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        density="two"
        stale={isPlaceholderData}
        empty={none}
        error={
          error ? (
            <Notice
              tone="bad"
              title="The overlays could not be read"
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
