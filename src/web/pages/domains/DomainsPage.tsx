import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { domainCount, domainList } from '#web/api/domains.ts';
import { useAddressDialog } from '#web/lib/address-dialog.ts';
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
import type { DomainDialog } from './domain-actions.tsx';
import { domainActions } from './domain-actions.tsx';
import { domainColumns } from './domain-columns.tsx';
import { domainName } from './domain-name.ts';
import { DomainDialogs } from './DomainDialogs.tsx';
import { NoDomains } from './NoDomains.tsx';

export const DomainsPage = () => {
  useDocumentTitle('Domains');
  const { page, limit, change, linkTo } = useAddressQuery();
  const dialog = useAddressDialog<DomainDialog>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(domainList({ page, limit }));
  const { data: count } = useQuery(domainCount());

  const { open } = dialog;
  const actions = useMemo(() => domainActions(open), [open]);

  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Page
      header={
        <PageHeader
          title="Domains"
          count={count}
          actions={
            isMissing ? undefined : (
              <LinkButton to="/domains/new" variant="primary" shortcut="n">
                Add domain
              </LinkButton>
            )
          }
        />
      }
    >
      {isMissing ? (
        <EmptyState icon={<Globe />} title="This server has no branded domains">
          It speaks this API, but without this part of it: it answers that the address does not exist.
        </EmptyState>
      ) : (
        <DataTable
          label="Domains"
          rows={data?.domains}
          columns={domainColumns}
          rowKey={({ id }) => id}
          rowName={({ domain }) => domainName(domain)}
          onOpen={({ id }) => open('edit', id)}
          actions={actions}
          density="two"
          skeletonRows={3}
          stale={isPlaceholderData}
          empty={<NoDomains page={page} total={data?.result ?? 0} linkTo={linkTo} />}
          error={
            error ? (
              <Notice
                tone="bad"
                title="The domains could not be read"
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
      <DomainDialogs dialog={dialog} domains={data?.domains ?? []} />
    </Page>
  );
};
